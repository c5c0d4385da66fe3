import { type Paging, pagingInput, pagingSearch } from '../parts/paging.ts';

export const answers = ['yes', 'no'] as const;
export type Answer = (typeof answers)[number];

/** What the address of every table of the catalogue may say. */
export interface CatalogueSearch extends Paging {
  q?: string;
}

export function catalogueSearch(search: Record<string, unknown>): CatalogueSearch {
  const { q } = search;
  const words = typeof q === 'string' || typeof q === 'number' ? String(q).trim() : '';
  return { ...pagingSearch(search), q: words && words.length <= 80 ? words : undefined };
}

/** The part of an input that every list of the catalogue has. */
export function catalogueInput({ q, ...paging }: CatalogueSearch) {
  return { ...pagingInput(paging), ...(q ? { query: q } : {}) };
}

/** An id of an address; anything else counts as absent. */
export function idOf(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : undefined;
}

/** An answer of an address as input: only what was said. */
export function flag<Name extends string>(
  name: Name,
  answer: Answer | undefined,
): { [Key in Name]?: boolean } {
  const found: { [Key in Name]?: boolean } = {};
  if (answer) found[name] = answer === 'yes';
  return found;
}

/** Whether a list is narrowed down, so that an empty result is not taken for an empty list. */
export function isNarrowed(search: object): boolean {
  const { cursor: _c, page: _p, per: _s, sort: _o, ...filters } = search as Record<string, unknown>;
  return Object.values(filters).some((value) => value !== undefined);
}

/** The same address without its filters. */
export function withoutFilters<Search extends object>(search: Search): Partial<Search> {
  const { cursor: _c, page: _p, per: _s, sort: _o, ...filters } = search as Record<string, unknown>;
  return Object.fromEntries(Object.keys(filters).map((name) => [name, undefined])) as Partial<Search>;
}
