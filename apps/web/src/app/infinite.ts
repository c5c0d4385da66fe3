import { infiniteQueryOptions } from '@tanstack/react-query';

interface Listed<Item> {
  pagination: { data: Item[]; next_cursor: string | null };
}

/**
 * A list page after page, for loader and page alike. Made without tRPC's own helper, which adds a direction to
 * the input that strict inputs refuse.
 */
export function pagesOf<Item>(
  key: readonly unknown[],
  first: string | null,
  fetch: (cursor: string | null, signal: AbortSignal) => Promise<Listed<Item>>,
) {
  return infiniteQueryOptions({
    queryKey: [...key, { first }],
    queryFn: ({ pageParam, signal }) => fetch(pageParam, signal),
    initialPageParam: first,
    getNextPageParam: ({ pagination }) => pagination.next_cursor,
  });
}
