import { text } from '@kantele/ui/css/text.css';
import { cx } from '@kantele/ui/cx';
import { useT } from '../../app/i18n.tsx';
import { EmptyCatalogue } from '../../app/parts/EmptyCatalogue.tsx';
import { sections } from '../../app/parts/Page.css.ts';
import { Page } from '../../app/parts/Page.tsx';
import { SectionHead } from '../../app/parts/SectionHead.tsx';
import { trpc } from '../../app/trpc.ts';
import { reads } from '../../catalogue/reads.ts';
import { GenreTiles } from '../genres/GenreTiles.tsx';
import { RecentSearches } from './RecentSearches.tsx';
import * as css from './SearchPage.css.ts';
import { resultsMark, useResultSteps } from './useResultSteps.ts';

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
        {pagination.data.length === 0 && <EmptyCatalogue />}
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
