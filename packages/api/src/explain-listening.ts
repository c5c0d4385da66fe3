import type { KeysetOrder, KeysetSource } from './core/keyset.ts';
import { collector } from './explain-seed-library.ts';
import { followedArtistOrder, followedArtists } from './listening/follows/fragments.ts';
import { likedAlbumOrder, likedAlbums, likedTrackOrder, likedTracks } from './listening/likes/fragments.ts';
import { pinnedAlbums, pinnedArtists, pinnedPlaylists } from './listening/pins/fragments.ts';
import {
  libraryOrder,
  ownPlaylists,
  placeOrder,
  playlistOrder,
  publicPlaylists,
  publicPlaylistsOf,
  tracksOfPlaylist,
} from './listening/playlists/fragments.ts';

/** The same order in both directions. */
export function bothWays(order: KeysetOrder): KeysetOrder[] {
  return (['asc', 'desc'] as const).map((direction) => ({ ...order, direction }));
}

/** Lists of one's own music and playlists, by their names. */
export const listeningLists: readonly [string, KeysetSource][] = [
  ...Object.entries(likedTrackOrder).flatMap(([order, by]) =>
    bothWays(by).map((way): [string, KeysetSource] => {
      return [`liked songs by ${order}, ${way.direction}`, likedTracks(collector, way)];
    }),
  ),
  ...Object.entries(likedAlbumOrder).map(([order, by]): [string, KeysetSource] => {
    return [`liked albums by ${order}`, likedAlbums(collector, by)];
  }),
  ...Object.entries(placeOrder).flatMap(([order, by]) =>
    bothWays(by).map((way): [string, KeysetSource] => {
      return [`tracks of a playlist by ${order}, ${way.direction}`, tracksOfPlaylist(1, way)];
    }),
  ),
  ...Object.entries(libraryOrder(collector)).flatMap(([order, by]): [string, KeysetSource][] => [
    [`playlists of somebody by ${order}`, ownPlaylists(collector, by)],
    [`playlists of somebody and liked ones by ${order}`, ownPlaylists(collector, by, { liked: true })],
    [`playlists of a folder by ${order}`, ownPlaylists(collector, by, { folder_id: 3 })],
    [`playlists outside of folders by ${order}`, ownPlaylists(collector, by, { filed: false })],
  ]),
  ...Object.entries(playlistOrder).flatMap(([order, by]): [string, KeysetSource][] => [
    [`public playlists by ${order}`, publicPlaylists(by)],
    [`public playlists of somebody by ${order}`, publicPlaylistsOf(collector, by)],
  ]),
  ['pinned playlists', pinnedPlaylists(collector)],
  ['pinned albums', pinnedAlbums(collector)],
  ['pinned artists', pinnedArtists(collector)],
  ...Object.entries(followedArtistOrder).map(([order, by]): [string, KeysetSource] => {
    return [`followed artists by ${order}`, followedArtists(collector, by)];
  }),
];
