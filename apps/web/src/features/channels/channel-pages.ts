import type { ChannelContent } from '@kantele/api/contract/channels';
import type { AppRouter } from '@kantele/api/router';
import { infiniteQueryOptions } from '@tanstack/react-query';
import type { TRPCClient } from '@trpc/client';
import { reads } from '../../catalogue/reads.ts';

/** What the address of a channel may say. */
export interface ChannelSearch {
  /** Where the first page begins: followed by those who browse without scripts. */
  cursor?: string;
}

export function channelSearch({ cursor }: Record<string, unknown>): ChannelSearch {
  return { cursor: typeof cursor === 'string' && cursor ? cursor : undefined };
}

/** A channel, page after page of what is on it. */
export function channelPages(client: TRPCClient<AppRouter>, slug: string, { cursor }: ChannelSearch) {
  return infiniteQueryOptions({
    queryKey: ['channel', slug, { first: cursor ?? null }],
    queryFn: ({ pageParam, signal }) =>
      client.channels.get.query({ slug, per_page: reads.grid, cursor: pageParam }, { signal }),
    initialPageParam: cursor ?? null,
    getNextPageParam: ({ channel }) => channel.next_cursor,
  });
}

/** Pages of one list as one. */
export function joined(pages: readonly ChannelContent[]): ChannelContent | null {
  const [first, ...rest] = pages;
  return first ? rest.reduce(withMore, first) : null;
}

function withMore(all: ChannelContent, more: ChannelContent): ChannelContent {
  if (all.type === 'albums' && more.type === 'albums')
    return { ...all, albums: [...all.albums, ...more.albums] };
  if (all.type === 'artists' && more.type === 'artists')
    return { ...all, artists: [...all.artists, ...more.artists] };
  if (all.type === 'tracks' && more.type === 'tracks')
    return { ...all, tracks: [...all.tracks, ...more.tracks] };
  if (all.type === 'genres' && more.type === 'genres')
    return { ...all, genres: [...all.genres, ...more.genres] };
  return all;
}
