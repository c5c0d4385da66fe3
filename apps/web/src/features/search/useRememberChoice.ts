import type { SearchResponse } from '@kantele/api/contract/search';
import { useQueryClient } from '@tanstack/react-query';
import type { MouseEvent } from 'react';
import { type RecentSearch, recentSearches } from '../../lib/recent-searches.ts';
import { artistNames } from '../../lib/words.ts';

type Results = SearchResponse['results'];

/** A press on the link of a result is remembered among the recent searches. */
export function useRememberChoice() {
  const queryClient = useQueryClient();
  return (event: MouseEvent<HTMLElement>) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link) return;
    for (const [, data] of queryClient.getQueriesData<SearchResponse | { pages: SearchResponse[] }>({
      queryKey: ['search'],
      type: 'active',
    })) {
      const pages = data ? ('pages' in data ? data.pages : [data]) : [];
      const chosen = pages.flatMap((page) => entryAt(link.pathname, page.results) ?? [])[0];
      if (chosen) return recentSearches.add(chosen);
    }
  };
}

/** The result whose page is at a path. */
function entryAt(path: string, { artists, albums, tracks }: Results): RecentSearch | null {
  const [, kind, id] = /^\/(artist|album|track)\/(\d+)\//.exec(path) ?? [];
  const isIt = (item: { id: number }) => item.id === Number(id);
  if (kind === 'artist') {
    const artist = artists.find(isIt);
    return artist
      ? { kind, ...named(artist), subtitle: '', image: small(artist.image_small, artist.artwork) }
      : null;
  }
  const item = kind === 'album' ? albums.find(isIt) : tracks.find(isIt);
  if (!item || (kind !== 'album' && kind !== 'track')) return null;
  const { image, artwork } = 'album' in item ? item.album : item;
  return { kind, ...named(item), subtitle: artistNames(item.artists), image: small(image, artwork) };
}

const named = ({ id, name, slug }: { id: number; name: string; slug: string }) => ({ id, name, slug });

const small = (image: string | null, artwork: { hash: string } | null) =>
  artwork ? `/images/${artwork.hash}/160.webp` : image;
