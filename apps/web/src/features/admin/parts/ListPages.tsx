import { Pagination } from '@kantele/ui/Pagination';
import { useT } from '../../../app/i18n.tsx';
import { type Paging, pageSizes } from './paging.ts';
import { rangeOf } from './paging-steps.ts';

interface ListPagesProps {
  /** Names the landmark: "Pages of users". */
  label: string;
  search: Paging;
  /** How many are shown; null while the first ones are on their way. */
  rows: number | null;
  pages: { onPrevious?: () => void; onNext?: () => void; setPer?: (size: number) => void };
}

/** Which rows are shown, and the ways to the others. */
export function ListPages({ label, search, rows, pages }: ListPagesProps) {
  const t = useT();
  // All there is on one page: then the number of rows is the number of all.
  const isWhole = !search.cursor && !pages.onNext;
  const range = isWhole || rows === null ? null : rangeOf(search, rows);
  const counted = rows === null ? null : t(':count row|:count rows', { count: rows });
  return (
    <Pagination
      label={label}
      summary={range ? t(':from–:to', range) : counted}
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
