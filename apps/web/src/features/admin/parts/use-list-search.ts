import { useLocation, useNavigate } from '@tanstack/react-router';
import { type Paging, pageSizes } from './paging.ts';
import { firstPage, nextPage, previousPage, type Trail } from './paging-steps.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Pages of a table that lie before the one that is shown. */
    trail?: Trail;
  }
}

const none: Trail = [];

/** Changes of what the address of a table says: filters lead to the first page, pages keep the way back. */
export function useListSearch<Search extends Paging>(search: Search) {
  const navigate = useNavigate();
  const trail = useLocation({ select: ({ state }) => state.trail ?? none });

  const go = (next: Search | ((old: Search) => Search), way: Trail, replace = false) =>
    void navigate({
      to: '.',
      search: (old) => (typeof next === 'function' ? next(old as Search) : next),
      state: (old) => ({ ...old, trail: way }),
      replace,
      resetScroll: false,
    });

  return {
    /** Narrows the list down in another way. While somebody types, the address is replaced. */
    filter: (patch: Partial<Search>, replace = false) =>
      // Over what the address is about to say: a press may still be on its way when typing is told.
      go((old) => ({ ...old, ...firstPage, ...patch }), none, replace),
    pages: (cursor: string | null) => ({
      onPrevious: search.cursor
        ? () => {
            const { paging, trail: way } = previousPage(search, trail);
            go({ ...search, ...paging }, way);
          }
        : undefined,
      onNext: cursor
        ? () => {
            const { paging, trail: way } = nextPage(search, trail, cursor);
            go({ ...search, ...paging }, way);
          }
        : undefined,
      setPer: (size: number) =>
        go({ ...search, ...firstPage, per: pageSizes.find((known) => known === size) }, none),
    }),
  };
}
