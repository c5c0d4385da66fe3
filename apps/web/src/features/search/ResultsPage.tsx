import { line } from '@kantele/api/translate';
import { chipStyle, ErrorState, ProgressLine, visuallyHidden } from '@kantele/ui';
import { keepPreviousData } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { errorOf } from '../../lib/api-error.ts';
import { useT } from '../../shell/i18n.tsx';
import { linkTo } from '../../shell/link-to.ts';
import { Page } from '../../shell/Page.tsx';
import { ShelfSkeleton } from '../../shell/ShelfSkeleton.tsx';
import { trpc } from '../../shell/trpc.ts';
import { reads } from '../reads.ts';
import { AllResults } from './AllResults.tsx';
import { NoResults } from './NoResults.tsx';
import { OneKind } from './OneKind.tsx';
import * as css from './SearchPage.css.ts';

export const resultTypes = ['tracks', 'artists', 'albums'] as const;
export type ResultType = (typeof resultTypes)[number];

const words = { tracks: line('Tracks'), artists: line('Artists'), albums: line('Albums') } as const;

/** What was found. While one types on, the old results stay until the new ones are there. */
export function ResultsPage({ query, type }: { query: string; type: ResultType | undefined }) {
  const t = useT();
  const found = trpc.search.query.useQuery(reads.search(query, type), { placeholderData: keepPreviousData });
  const { data } = found;
  const empty = data && Object.values(data.results).every((list) => list.length === 0);
  return (
    <Page className={css.results}>
      {found.isPlaceholderData && <ProgressLine label={t('Searching')} />}
      <div>
        <h1 className={visuallyHidden}>{t('Results for “:query”', { query })}</h1>
        <nav className={css.chips} aria-label={t('Kinds of results')}>
          {[undefined, ...resultTypes].map((kind) => (
            <Link
              key={kind ?? 'all'}
              {...linkTo.search(query)}
              search={kind ? { type: kind } : {}}
              className={chipStyle()}
              activeProps={{}}
              aria-current={kind === type ? 'page' : 'false'}
              replace
            >
              {kind ? t(words[kind]) : t('All')}
            </Link>
          ))}
        </nav>
      </div>
      {found.error && !data && (
        <ErrorState
          title={t('The search did not work')}
          message={t(errorOf(found.error).message)}
          retryLabel={t('Try again')}
          onRetry={() => void found.refetch()}
        />
      )}
      {!data && !found.error && <ShelfSkeleton />}
      {data && empty && !found.isPlaceholderData && <NoResults query={query} instead={data.did_you_mean} />}
      {data && !empty && (
        <div data-results="">
          {type ? (
            <OneKind type={type} query={query} results={data.results} />
          ) : (
            <AllResults query={query} data={data} />
          )}
        </div>
      )}
    </Page>
  );
}
