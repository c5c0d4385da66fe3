/** How many rows a page of a table may have. */
export const pageSizes = [25, 50, 100] as const;
/** Rows that are counted; a total above stands for more of them. */
export const countedRows = 10_000;
export type PageSize = (typeof pageSizes)[number];

/** Where in a list one is: part of the address of every table. */
export interface Paging {
  cursor?: string;
  /** Number of the page, for people; the cursor is what counts. */
  page?: number;
  per?: PageSize;
}

/** The part of an address that says where in a list one is. Pages without a cursor are the first. */
export function pagingSearch({ cursor, page, per }: Record<string, unknown>): Paging {
  const from = typeof cursor === 'string' && cursor.length <= 2_000 ? cursor || undefined : undefined;
  const known = typeof page === 'number' && Number.isInteger(page) && page > 1 && page < 100_000;
  return {
    cursor: from,
    page: from && known ? page : undefined,
    per: pageSizes.find((size) => size === per && size !== pageSizes[0]),
  };
}

/** The same as input of a list. */
export function pagingInput({ cursor, per = pageSizes[0] }: Paging) {
  return { per_page: per, ...(cursor ? { cursor } : {}) };
}
