import { Pagination } from '@kantele/ui';
import { useT } from '../../../shell/i18n.tsx';
import { type Paging, pageSizes, rangeOf } from './paging.ts';

interface ListPagesProps {
  /** Names the landmark: "Pages of users". */
  label: string;
  search: Paging;
  rows: number;
  pages: { onPrevious?: () => void; onNext?: () => void; setPer?: (size: number) => void };
}

/** Which rows are shown, and the ways to the others. */
export function ListPages({ label, search, rows, pages }: ListPagesProps) {
  const t = useT();
  // All there is on one page: then the number of rows is the number of all.
  const isWhole = !search.cursor && !pages.onNext;
  const range = isWhole ? null : rangeOf(search, rows);
  return (
    <Pagination
      label={label}
      summary={range ? t(':from–:to', range) : t(':count row|:count rows', { count: rows })}
      previousLabel={t('Previous')}
      nextLabel={t('Next')}
      onPrevious={pages.onPrevious}
      onNext={pages.onNext}
      perPage={
        pages.setPer && {
          label: t('Per page'),
          value: search.per ?? pageSizes[0],
          options: pageSizes,
          onChange: pages.setPer,
        }
      }
    />
  );
}
