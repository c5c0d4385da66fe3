import type { AppRouter } from '@kantele/api/router';
import type { TRPCClient } from '@trpc/client';
import { pagesOf } from '../../app/infinite.ts';
import { reads } from '../../catalogue/reads.ts';
import { oneOf } from '../../lib/search-params.ts';

type Client = TRPCClient<AppRouter>;

export const albumSorts = ['newest', 'popular', 'name', 'added'] as const;
export const albumTypes = ['album', 'ep', 'single', 'live', 'compilation'] as const;

/** What the address of the albums page may say. */
export interface AlbumListSearch {
  sort?: (typeof albumSorts)[number];
  type?: (typeof albumTypes)[number];
  /** Where the first page begins: followed by those who browse without scripts. */
  cursor?: string;
}

export function albumListSearch(search: Record<string, unknown>): AlbumListSearch {
  const { cursor } = search;
  return {
    ...oneOf('sort', albumSorts, search),
    ...oneOf('type', albumTypes, search),
    cursor: typeof cursor === 'string' && cursor ? cursor : undefined,
  };
}

/** The albums an address asks for, page after page. */
export function albumPages(client: Client, { sort = 'newest', type, cursor }: AlbumListSearch) {
  const input = { orderBy: sort, per_page: reads.grid, ...(type ? { type } : {}) };
  return pagesOf(['albums', input], cursor ?? null, (from, signal) =>
    client.albums.list.query({ ...input, cursor: from }, { signal }),
  );
}
