import { assertSeesAlbum } from '../../catalogue/albums/get-album.ts';
import { assertTrackVisible } from '../../catalogue/tracks/get-track.ts';
import type { Context } from '../../core/context.ts';
import { assertSeesPlaylist } from '../playlists/assert-sees-playlist.ts';
import type { LikedType } from './contract.ts';

/** One kind of thing that can be liked. Its table of likes names the user and the thing. */
export interface LikeableKind {
  likes: 'track_likes' | 'album_likes' | 'playlist_likes';
  /** Column of `likes` that names the thing. */
  column: 'track_id' | 'album_id' | 'playlist_id';
  /** Table of the things, which counts its likes by a trigger. */
  things: 'tracks' | 'albums' | 'playlists';
  /** @throws AppError `not_found` for what is not there or may not be seen */
  assertSees(ctx: Context, id: number): Promise<unknown>;
}

/** All there are: a new kind is one entry, its table of likes, and its word in `likedTypes`. */
export const kinds: Readonly<Record<LikedType, LikeableKind>> = {
  tracks: { likes: 'track_likes', column: 'track_id', things: 'tracks', assertSees: assertTrackVisible },
  albums: { likes: 'album_likes', column: 'album_id', things: 'albums', assertSees: assertSeesAlbum },
  playlists: {
    likes: 'playlist_likes',
    column: 'playlist_id',
    things: 'playlists',
    assertSees: assertSeesPlaylist,
  },
};
