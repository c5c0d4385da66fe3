import type { SearchResponse } from '@kantele/api/contract/search';
import { sitePathOf } from '@kantele/api/site-address';
import { useQueryClient } from '@tanstack/react-query';
import type { MouseEvent } from 'react';
import { type RecentSearch, recentSearches } from '../../catalogue/recent-searches.ts';
import { referenceOf } from '../../catalogue/references.ts';
import { entryOf } from '../../catalogue/registry.ts';
import type { Kind, Things } from '../../catalogue/things.ts';

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
      const chosen = pages.flatMap((page) => entryAt(sitePathOf(link.pathname), page.results) ?? [])[0];
      if (chosen) return recentSearches.add(chosen);
    }
  };
}

/** The result whose page is at a path. */
const entryAt = (path: string, { artists, albums, tracks }: Results): RecentSearch | null =>
  found('artist', artists, path) ?? found('album', albums, path) ?? found('track', tracks, path);

function found<K extends Kind>(kind: K, things: readonly Things[K][], path: string): RecentSearch | null {
  // Whatever its name is now: the address ends with it.
  const thing = things.find((one) => path.startsWith(entryOf(kind).path({ id: one.id, slug: '' })));
  return thing ? referenceOf(kind, thing) : null;
}
