export const songSorts = ['popular', 'name', 'newest', 'length'] as const;
/** `custom` is the order of a playlist. */
export type SongSort = (typeof songSorts)[number] | 'custom';

/** Where a long list stands: its order and its page are in its address. */
export interface ListAddress {
  /** From 1. */
  page: number;
  sort: SongSort;
  direction: 'asc' | 'desc';
  /** The list sorted by a column: its natural way, and the other way the second time. Null when it cannot be. */
  sorted(sort: SongSort): ListLink | null;
  paged(page: number): ListLink;
}

export interface ListLink {
  to: string;
  search: { [name: string]: string | number | undefined };
}
