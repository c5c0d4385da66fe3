import type { AppRouter } from '@kantele/api/router';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { TRPCClient } from '@trpc/client';
import { oneOf } from '../../lib/search-params.ts';

type Client = TRPCClient<AppRouter>;

export const resultTypes = ['tracks', 'artists', 'albums'] as const;
export type ResultType = (typeof resultTypes)[number];

/** Hits of each kind when all are shown, and of one kind at a time. */
const few = 12;
export const hitsPerPage = 50;

/** What the address of the results may say. */
export interface ResultsSearch {
  type?: ResultType;
  /** Where the first page begins: followed by those who browse without scripts. */
  cursor?: string;
}

export function resultsSearch(search: Record<string, unknown>): ResultsSearch {
  const { cursor } = search;
  return {
    ...oneOf('type', resultTypes, search),
    cursor: typeof cursor === 'string' && cursor ? cursor : undefined,
  };
}

/** The best of all kinds. A request nobody waits for any more is ended. */
export function foundOf(client: Client, query: string) {
  return queryOptions({
    queryKey: ['search', query],
    queryFn: ({ signal }) => client.search.query.query({ query, limit: few }, { signal }),
  });
}

/** All hits of one kind, page after page. */
export function hitsOf(client: Client, query: string, type: ResultType, cursor: string | undefined) {
  return infiniteQueryOptions({
    queryKey: ['search', query, type, cursor ?? null],
    queryFn: ({ pageParam, signal }) =>
      client.search.query.query(
        { query, types: [type], limit: hitsPerPage, ...(pageParam ? { cursor: pageParam } : {}) },
        { signal },
      ),
    initialPageParam: cursor ?? null,
    getNextPageParam: (page): string | null => page.next_cursor,
  });
}
