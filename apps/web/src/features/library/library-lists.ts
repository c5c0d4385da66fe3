import type { AppRouter } from '@kantele/api/router';
import type { TRPCClient } from '@trpc/client';
import { pagesOf } from '../../app/infinite.ts';
import { followedArtistsKey, likedAlbumsKey } from '../../catalogue/likes/liked-queries.ts';
import { ownPlaylistsKey } from '../../catalogue/playlists/playlist-queries.ts';
import { reads } from '../../catalogue/reads.ts';
import { oneOf } from '../../lib/search-params.ts';

type Client = TRPCClient<AppRouter>;

export const albumSorts = ['newest', 'name', 'released'] as const;
export const playlistSorts = ['recent', 'added', 'name', 'custom'] as const;
export const artistSorts = ['newest', 'name'] as const;

/** What the address of a grid of the library may say. */
export interface LibraryListSearch<Sort extends string> {
  sort?: Sort;
  /** What it is filtered by. */
  q?: string;
  /** Where the first page begins: followed by those who browse without scripts. */
  cursor?: string;
}
export type LikedAlbumsSearch = LibraryListSearch<(typeof albumSorts)[number]>;
export type FollowedArtistsSearch = LibraryListSearch<(typeof artistSorts)[number]>;

export interface OwnPlaylistsSearch extends LibraryListSearch<(typeof playlistSorts)[number]> {
  /** Id of the folder that is shown. */
  folder?: number;
}

const searchOf =
  <Sort extends string>(sorts: readonly Sort[]) =>
  (search: Record<string, unknown>): LibraryListSearch<Sort> => {
    const { q, cursor } = search;
    return {
      ...oneOf('sort', sorts, search),
      q: q === undefined || q === '' ? undefined : String(q).slice(0, 255),
      cursor: typeof cursor === 'string' && cursor ? cursor : undefined,
    };
  };
export const likedAlbumsSearch = searchOf(albumSorts);
const playlistsSearch = searchOf(playlistSorts);
export function ownPlaylistsSearch(search: Record<string, unknown>): OwnPlaylistsSearch {
  const folder = Number(search.folder);
  return {
    ...playlistsSearch(search),
    folder: Number.isSafeInteger(folder) && folder > 0 ? folder : undefined,
  };
}
export const followedArtistsSearch = searchOf(artistSorts);

const inputOf = <Sort extends string>({ sort, q }: LibraryListSearch<Sort>) => ({
  per_page: reads.grid,
  ...(sort ? { orderBy: sort } : {}),
  ...(q ? { query: q } : {}),
});

/** The albums one likes, page after page. */
export function likedAlbumPages(client: Client, search: LikedAlbumsSearch) {
  const input = inputOf(search);
  return pagesOf([likedAlbumsKey, input], search.cursor ?? null, (cursor, signal) =>
    client.likes.albums.query({ ...input, cursor }, { signal }),
  );
}

/** The playlists one has made, and those one likes, page after page. */
export function ownPlaylistPages(client: Client, search: OwnPlaylistsSearch) {
  const { folder } = search;
  const input = { ...inputOf(search), liked: true, ...(folder ? { folder_id: folder } : {}) };
  return pagesOf([ownPlaylistsKey, input], search.cursor ?? null, (cursor, signal) =>
    client.playlists.mine.query({ ...input, cursor }, { signal }),
  );
}

/** The artists one follows, page after page. */
export function followedArtistPages(client: Client, search: FollowedArtistsSearch) {
  const input = inputOf(search);
  return pagesOf([followedArtistsKey, input], search.cursor ?? null, (cursor, signal) =>
    client.follows.artists.query({ ...input, cursor }, { signal }),
  );
}
