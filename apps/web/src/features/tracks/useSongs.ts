import type { TrackSummary } from '@kantele/api/contract/tracks';
import type { AppRouter } from '@kantele/api/router';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { TRPCClient } from '@trpc/client';
import { useEffect } from 'react';
import { trpc } from '../../app/trpc.ts';
import { likes } from '../../catalogue/likes/likes.ts';
import type { ListWish } from '../../catalogue/lists/list-ids.ts';
import type { TrackSource } from '../../catalogue/lists/track-source.ts';
import { pageRows } from '../../catalogue/reads.ts';
import { createTrackPages } from './list/track-pages.ts';
import { firstPage } from './songs-search.ts';

interface Kept {
  source: TrackSource;
  total: number;
  revision: string;
  first: readonly TrackSummary[];
}

/** Lists whose loaded pages are kept, for the way back. */
const keptMax = 4;
const keptOf = new WeakMap<QueryClient, Map<string, Kept>>();

/**
 * The rows of a long list; the loader has read its first page and its length. Another revision is another list, for
 * those whose rows move.
 */
export function useSongs(list: ListWish, revision = ''): TrackSource {
  const queryClient = useQueryClient();
  const { client } = trpc.useUtils();
  const [{ pagination }] = trpc.tracks.list.useSuspenseQuery(firstPage(list));
  const [{ total }] = trpc.tracks.count.useSuspenseQuery(list);
  const { data } = pagination;
  const { liked } = list;
  useEffect(() => showLikes({ liked }, data), [liked, data]);
  return sourceOf(queryClient, client, list, { total, first: data, revision });
}

/** Hearts of a page of rows are read in one request, before its rows are seen. */
function showLikes({ liked }: Pick<ListWish, 'liked'>, tracks: readonly TrackSummary[]): void {
  const ids = tracks.map(({ id }) => id);
  if (liked) likes.seed('tracks', ids);
  else likes.expect('tracks', ids);
}

/** The source of a list, the same one as long as its beginning and its length are: loaded pages stay. */
function sourceOf(
  queryClient: QueryClient,
  client: TRPCClient<AppRouter>,
  list: ListWish,
  { total, first, revision }: Omit<Kept, 'source'>,
): TrackSource {
  const kept = keptOf.get(queryClient) ?? new Map<string, Kept>();
  keptOf.set(queryClient, kept);
  const key = JSON.stringify(list);
  const found = kept.get(key);
  const isSame =
    found?.total === total &&
    found.revision === revision &&
    found.first.length === first.length &&
    first.every(({ id }, row) => found.first[row]?.id === id);
  if (isSame) return found.source;
  const source = createTrackPages(readsOf(client, list), total, first);
  kept.delete(key);
  kept.set(key, { source, total, first, revision });
  const [oldest] = kept.keys();
  if (kept.size > keptMax && oldest !== undefined) kept.delete(oldest);
  return source;
}

function readsOf(client: TRPCClient<AppRouter>, list: ListWish) {
  return {
    page: async (cursor: string | null, signal: AbortSignal) => {
      const input = { ...list, per_page: pageRows, cursor };
      const { data } = (await client.tracks.list.query(input, { signal })).pagination;
      showLikes(list, data);
      return data;
    },
    index: async () => (await client.tracks.index.query(list)).cursors,
    ids: async (cursor: string | null, limit: number) => {
      const { ids, next_cursor: next } = await client.tracks.ids.query({ ...list, cursor, limit });
      return { ids, next };
    },
  };
}
