import { line } from '@kantele/api/translate';
import { chipStyle } from '@kantele/ui/Chip.css';
import { visuallyHidden } from '@kantele/ui/css/utilities.css';
import { Link } from '@tanstack/react-router';
import { useT } from '../../app/i18n.tsx';
import { Page } from '../../app/parts/Page.tsx';
import { useCurrentInView } from '../../app/useCurrentInView.ts';
import { searchAddress } from '../../catalogue/address.ts';
import { AllResults } from './AllResults.tsx';
import { LyricsResults } from './LyricsResults.tsx';
import { OneKind } from './OneKind.tsx';
import * as css from './SearchPage.css.ts';
import { type ResultsSearch, resultTypes } from './search-queries.ts';

const words = {
  tracks: line('Tracks'),
  artists: line('Artists'),
  albums: line('Albums'),
  lyrics: line('Lyrics'),
} as const;

/** What was found. While one types on, the old results stay until the new ones are there. */
export function ResultsPage({ query, search }: { query: string; search: ResultsSearch }) {
  const t = useT();
  const { type } = search;
  const row = useCurrentInView(type);
  return (
    <Page className={css.results}>
      <div>
        <h1 className={visuallyHidden}>{t('Results for “:query”', { query })}</h1>
        <nav ref={row} className={css.chips} aria-label={t('Kinds of results')}>
          {[undefined, ...resultTypes].map((kind) => (
            <Link
              key={kind ?? 'all'}
              {...searchAddress.link(query)}
              search={kind ? { type: kind } : {}}
              className={chipStyle()}
              activeProps={{}}
              activeOptions={{ exact: true }}
              aria-current={kind === type ? 'page' : 'false'}
              replace
            >
              {kind ? t(words[kind]) : t('All')}
            </Link>
          ))}
        </nav>
      </div>
      {type === undefined ? (
        <AllResults query={query} />
      ) : type === 'lyrics' ? (
        <LyricsResults query={query} />
      ) : (
        <OneKind query={query} type={type} cursor={search.cursor} />
      )}
    </Page>
  );
}
