import { oneOf } from '../../../lib/search-params.ts';
import { type Paging, pagingInput, pagingSearch } from '../parts/paging.ts';

export const lineFilters = ['missing', 'changed', 'added'] as const;

/** What the address of a language's texts may say. */
export interface LinesSearch extends Paging {
  q?: string;
  show?: (typeof lineFilters)[number];
}

export function linesSearch(search: Record<string, unknown>): LinesSearch {
  const { q } = search;
  const words = typeof q === 'string' || typeof q === 'number' ? String(q).trim() : '';
  return {
    ...pagingSearch(search),
    ...oneOf('show', lineFilters, search),
    q: words && words.length <= 200 ? words : undefined,
  };
}

export function linesInput(id: number, { q, show, ...paging }: LinesSearch) {
  return { id, ...pagingInput(paging), ...(q ? { query: q } : {}), ...(show ? { filter: show } : {}) };
}
