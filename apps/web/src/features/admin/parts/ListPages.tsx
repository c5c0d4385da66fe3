import { Pagination } from '@kantele/ui/Pagination';
import { useLanguage, useT } from '../../../app/i18n.tsx';
import { formatNumber } from '../../../lib/format.ts';
import { countedRows, type Paging, pageSizes } from './paging.ts';
import { rangeOf } from './paging-steps.ts';

interface ListPagesProps {
  /** Names the landmark: "Pages of users". */
  label: string;
  search: Paging;
  /** How many are shown; null while the first ones are on their way. */
  rows: number | null;
  /** How many there are, where they are counted; 10,001 stands for more than 10,000. */
  total?: number | undefined;
  pages: { onPrevious?: () => void; onNext?: () => void; setPer?: (size: number) => void };
}

/** Which rows are shown, and the ways to the others. */
export function ListPages({ label, search, rows, total, pages }: ListPagesProps) {
  const t = useT();
  const language = useLanguage();
  const number = (value: number) => formatNumber(value, language);
  // All there is on one page: then the number of rows is the number of all.
  const isWhole = !search.cursor && !pages.onNext;
  const range = isWhole || rows === null ? null : rangeOf(search, rows);
  const numbers = range && { from: number(range.from), to: number(range.to) };
  const all = total !== undefined && (total > countedRows ? `${number(countedRows)}+` : number(total));
  const summary = () => {
    if (rows === null) return null;
    if (!numbers) return t(':count row|:count rows', { count: rows });
    return all ? t(':from–:to of :total', { ...numbers, total: all }) : t(':from–:to', numbers);
  };
  return (
    <Pagination
      label={label}
      summary={summary()}
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
