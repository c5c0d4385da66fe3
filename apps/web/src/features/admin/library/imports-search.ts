import { type Paging, pagingInput, pagingSearch } from '../parts/paging.ts';

/** What the address of the list of imports may say. */
export type ImportsSearch = Paging;

export const importsSearch = (search: Record<string, unknown>): ImportsSearch => pagingSearch(search);
export const importsInput = (search: ImportsSearch) => pagingInput(search);
