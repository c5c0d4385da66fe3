import type { AppRouter } from '@kantele/api/router';
import type { inferRouterInputs } from '@trpc/server';
import { oneOf } from '../../../lib/search-params.ts';
import { type Paging, pagingInput, pagingSearch } from '../parts/paging.ts';

type Input = inferRouterInputs<AppRouter>['pages']['list'];

const pageSorts = ['newest', 'oldest', 'title', 'title_desc'] as const;
export type PageSort = (typeof pageSorts)[number];

/** What the address of the table of pages may say. */
export interface PagesSearch extends Paging {
  q?: string;
  sort?: PageSort;
}

export function pagesSearch(search: Record<string, unknown>): PagesSearch {
  const { q } = search;
  const words = typeof q === 'string' || typeof q === 'number' ? String(q).trim() : '';
  return {
    ...pagingSearch(search),
    ...oneOf('sort', pageSorts, search),
    q: words && words.length <= 255 ? words : undefined,
  };
}

/** The same as input of the list. */
export function pagesInput({ q, sort, ...paging }: PagesSearch): Input {
  return { ...pagingInput(paging), ...(sort ? { orderBy: sort } : {}), ...(q ? { query: q } : {}) };
}

const columnOf: Record<PageSort, { column: string; direction: 'ascending' | 'descending' }> = {
  newest: { column: 'created', direction: 'descending' },
  oldest: { column: 'created', direction: 'ascending' },
  title: { column: 'title', direction: 'ascending' },
  title_desc: { column: 'title', direction: 'descending' },
};

/** An order as a table shows it. */
export const sortShown = (sort: PageSort = 'newest') => columnOf[sort];

/** The order a press on a column asks for. Dates begin with the newest. */
export function sortChosen({ column, direction }: { column: string; direction: string }, before?: PageSort) {
  const isComing = column === 'created' && columnOf[before ?? 'newest'].column !== 'created';
  const wanted = pageSorts.find((sort) => {
    const known = columnOf[sort];
    return known.column === column && known.direction === direction;
  });
  const sort = isComing ? 'newest' : wanted;
  return sort === 'newest' ? undefined : sort;
}
