import { type Paging, pageSizes } from './paging.ts';

/** What an address says without a place in the list: where every change of filters leads. */
export const firstPage = { cursor: undefined, page: undefined } as const;

/** Cursors of the pages before the one that is shown, the first page as an empty text. */
export type Trail = readonly string[];

/** One page on: the address, and the way back. */
export function nextPage(paging: Paging, trail: Trail, next: string) {
  const { cursor = '', page = 1 } = paging;
  return { paging: { cursor: next, page: page + 1 }, trail: [...trail, cursor] };
}

/** One page back. Who came by an address knows no way back but the first page. */
export function previousPage({ page = 1 }: Paging, trail: Trail) {
  const cursor = trail.at(-1);
  if (!cursor) return { paging: { ...firstPage }, trail: [] as Trail };
  return {
    paging: { cursor, page: page > 2 ? page - 1 : undefined },
    trail: trail.slice(0, -1),
  };
}

/** The numbers of the first and the last row that are shown; none when the number of the page is not known. */
export function rangeOf({ cursor, page, per = pageSizes[0] }: Paging, rows: number) {
  if (rows === 0 || (cursor && !page)) return null;
  const start = ((page ?? 1) - 1) * per;
  return { from: start + 1, to: start + rows };
}
