import type { AppRouter } from '@kantele/api/router';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { TRPCClient } from '@trpc/client';
import { oneOf } from '../../lib/search-params.ts';

type Client = TRPCClient<AppRouter>;

/** Kinds of things that are found by their names. */
export const namedTypes = ['tracks', 'artists', 'albums'] as const;
export type NamedType = (typeof namedTypes)[number];
export const resultTypes = [...namedTypes, 'lyrics'] as const;
export type ResultType = (typeof resultTypes)[number];

/** Hits of each kind when all are shown, and of one kind at a time. */
const few = 12;
const fewLines = 4;
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

/** The best of all kinds. A request whose result is no longer needed is aborted. */
export function foundOf(client: Client, query: string) {
  return queryOptions({
    queryKey: ['search', query],
    queryFn: ({ signal }) => client.search.query.query({ query, limit: few }, { signal }),
  });
}

/** Tracks in whose lyrics the words are sung: those shown among all results, or as many as are ever found. */
export function lyricsFoundOf(client: Client, query: string, among: 'all' | 'lyrics') {
  const limit = among === 'all' ? fewLines : hitsPerPage;
  return queryOptions({
    queryKey: ['lyrics found', query, limit],
    queryFn: ({ signal }) => client.lyrics.search.query({ query, limit }, { signal }),
  });
}

/** All hits of one kind, page after page. */
export function hitsOf(client: Client, query: string, type: NamedType, cursor: string | undefined) {
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
