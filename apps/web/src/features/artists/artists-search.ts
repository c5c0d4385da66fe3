import type { AppRouter } from '@kantele/api/router';
import type { TRPCClient } from '@trpc/client';
import { pagesOf } from '../../app/infinite.ts';
import { reads } from '../../catalogue/reads.ts';
import { oneOf } from '../../lib/search-params.ts';

type Client = TRPCClient<AppRouter>;

export const artistSorts = ['popular', 'newest', 'name'] as const;

/** What the address of the artists page may say. */
export interface ArtistListSearch {
  sort?: (typeof artistSorts)[number];
  /** Where the first page begins: followed by those who browse without scripts. */
  cursor?: string;
}

export function artistListSearch(search: Record<string, unknown>): ArtistListSearch {
  const { cursor } = search;
  return {
    ...oneOf('sort', artistSorts, search),
    cursor: typeof cursor === 'string' && cursor ? cursor : undefined,
  };
}

/** The artists an address asks for, page after page. */
export function artistPages(client: Client, { sort = 'popular', cursor }: ArtistListSearch) {
  const input = { orderBy: sort, per_page: reads.grid };
  return pagesOf(['artists', input], cursor ?? null, (from, signal) =>
    client.artists.list.query({ ...input, cursor: from }, { signal }),
  );
}
