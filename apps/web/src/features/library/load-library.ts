import { notFound } from '@tanstack/react-router';
import type { RouterContext } from '../../app/router-context.ts';
import { firstPage } from '../tracks/songs-search.ts';
import { historyPages } from './history/history-reads.ts';
import {
  followedArtistPages,
  followedArtistsSearch,
  likedAlbumPages,
  likedAlbumsSearch,
  ownPlaylistPages,
  ownPlaylistsSearch,
} from './library-lists.ts';
import { libraryPath } from './library-sections.ts';
import { likedList, likedSongsSearch } from './liked-songs.ts';

type Context = Pick<RouterContext, 'boot' | 'client' | 'queryClient' | 'utils'>;

/** Reads the beginning of a part of the library, for those who have one. @throws notFound */
export async function loadLibrary(
  { boot, client, queryClient, utils }: Context,
  part: string,
  search: Record<string, unknown>,
): Promise<void> {
  const path = libraryPath(part);
  if (!path) throw notFound();
  if (!boot.user) return;
  switch (path) {
    case '/library/songs': {
      const list = likedList(likedSongsSearch(search));
      await Promise.all([utils.tracks.list.ensureData(firstPage(list)), utils.tracks.count.ensureData(list)]);
      break;
    }
    case '/library/playlists':
      await Promise.all([
        queryClient.ensureInfiniteQueryData(ownPlaylistPages(client, ownPlaylistsSearch(search))),
        utils.playlistFolders.list.ensureData(),
      ]);
      break;
    case '/library/albums':
      await queryClient.ensureInfiniteQueryData(likedAlbumPages(client, likedAlbumsSearch(search)));
      break;
    case '/library/artists':
      await queryClient.ensureInfiniteQueryData(followedArtistPages(client, followedArtistsSearch(search)));
      break;
    case '/library/history':
      await queryClient.ensureInfiniteQueryData(historyPages(client));
  }
}
