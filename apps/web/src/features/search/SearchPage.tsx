import { cx, text } from '@kantele/ui';
import { useT } from '../../shell/i18n.tsx';
import { Page } from '../../shell/Page.tsx';
import { sections } from '../../shell/PlayerLayout.css.ts';
import { SectionHead } from '../../shell/SectionHead.tsx';
import { trpc } from '../../shell/trpc.ts';
import { resultsMark, useResultSteps } from '../../shell/useResultSteps.ts';
import { GenreTiles } from '../genres/GenreTiles.tsx';
import { reads } from '../reads.ts';
import { RecentSearches } from './RecentSearches.tsx';
import * as css from './SearchPage.css.ts';

/** Search before anything is asked: what was asked before, and genres to wander through. */
export function SearchPage() {
  const t = useT();
  const [{ pagination }] = trpc.genres.list.useSuspenseQuery(reads.genres);
  const steps = useResultSteps();
  return (
    <Page>
      <h1 className={cx(text({ style: 'h1' }), css.title)}>{t('Search')}</h1>
      <div className={sections} {...resultsMark} {...steps}>
        <RecentSearches />
        {pagination.data.length > 0 && (
          <section aria-labelledby="genres">
            <SectionHead id="genres" title={t('Genres')} level="h3" />
            <GenreTiles genres={pagination.data} />
          </section>
        )}
      </div>
    </Page>
  );
}
