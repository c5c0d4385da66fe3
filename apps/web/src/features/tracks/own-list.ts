import type { ListWish } from '../../catalogue/lists/list-ids.ts';
import { oneOf } from '../../lib/search-params.ts';
import type { ListAddress, SongSort } from './list-address.ts';
import { type Direction, directions, naturalDirection } from './songs-search.ts';

/** What the address of a list of one's own may say; without anything it is in the first of its orders. */
export interface OwnListSearch<Sort extends SongSort> {
  sort?: Sort;
  /** Only when it is not the natural one. */
  dir?: Direction;
  /** What the songs are filtered by. */
  q?: string;
  /** From 2, where lists come in pages. */
  page?: number;
}

/** A list with orders of its own, the first of which is the usual one: its address, and what its page reads. */
export function ownList<Sort extends SongSort>(
  sorts: readonly [Sort, ...Sort[]],
  wish: Omit<ListWish, 'orderBy'>,
) {
  const [usual] = sorts;
  const orderOf = ({ sort = usual, dir }: OwnListSearch<Sort>) => ({
    sort,
    direction: dir ?? naturalDirection[sort],
  });
  return {
    search({ page, q, ...search }: Record<string, unknown>): OwnListSearch<Sort> {
      return {
        ...oneOf('sort', sorts, search),
        ...oneOf('dir', directions, search),
        q: q === undefined || q === '' ? undefined : String(q).slice(0, 255),
        page: typeof page === 'number' && Number.isSafeInteger(page) && page > 1 ? page : undefined,
      };
    },
    address(to: string, search: OwnListSearch<Sort>): ListAddress & { sort: Sort } {
      const { sort, direction } = orderOf(search);
      const { sort: _, dir: __, page, ...rest } = search;
      return {
        page: page ?? 1,
        sort,
        direction,
        sorted(wished) {
          const by = sorts.find((one) => one === wished);
          if (!by) return null;
          const other = direction === 'asc' ? 'desc' : 'asc';
          const next = by === sort ? other : naturalDirection[by];
          return {
            to,
            search: {
              ...rest,
              sort: by === usual ? undefined : by,
              dir: next === naturalDirection[by] ? undefined : next,
            },
          };
        },
        paged: (number) => ({ to, search: { ...search, page: number > 1 ? number : undefined } }),
      };
    },
    wish(search: OwnListSearch<Sort>): ListWish {
      const { sort, direction } = orderOf(search);
      return { ...wish, orderBy: sort, direction, ...(search.q ? { query: search.q } : {}) };
    },
  };
}
