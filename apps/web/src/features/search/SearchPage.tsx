import { text } from '@kantele/ui';
import { Link } from '@tanstack/react-router';
import { History, X } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { recentSearches } from '../../lib/recent-searches.ts';
import { GlyphButton } from '../../shell/GlyphButton.tsx';
import { useT } from '../../shell/i18n.tsx';
import { linkTo } from '../../shell/link-to.ts';
import { Page } from '../../shell/Page.tsx';
import { SectionHead } from '../../shell/SectionHead.tsx';
import { trpc } from '../../shell/trpc.ts';
import { GenreTiles } from '../genres/GenreTiles.tsx';
import { reads } from '../reads.ts';
import * as css from './SearchPage.css.ts';

/** Search before anything is asked: what was asked before, and genres to wander through. */
export function SearchPage() {
  const t = useT();
  const [{ pagination }] = trpc.genres.list.useSuspenseQuery(reads.genres);
  const recent = useSyncExternalStore(recentSearches.subscribe, recentSearches.get, recentSearches.onServer);
  return (
    <Page>
      <h1 className={text({ style: 'h1' })}>{t('Search')}</h1>
      {recent.length > 0 && (
        <section aria-labelledby="recent">
          <SectionHead
            id="recent"
            title={t('Recent')}
            level="h3"
            action={
              <button type="button" className={css.clear} onClick={recentSearches.clear}>
                {t('Clear')}
              </button>
            }
          />
          <ul className={css.recent}>
            {recent.map((query) => (
              <li key={query} className={css.recentRow}>
                <span className={css.glyph} aria-hidden="true">
                  <History size={18} />
                </span>
                <Link {...linkTo.search(query)} className={css.recentLink} dir="auto">
                  {query}
                </Link>
                <GlyphButton
                  label={t('Forget :query', { query })}
                  onPress={() => recentSearches.remove(query)}
                >
                  <X size={18} aria-hidden="true" />
                </GlyphButton>
              </li>
            ))}
          </ul>
        </section>
      )}
      {pagination.data.length > 0 && (
        <section aria-labelledby="genres">
          <SectionHead id="genres" title={t('Genres')} level="h3" />
          <GenreTiles genres={pagination.data} />
        </section>
      )}
    </Page>
  );
}
