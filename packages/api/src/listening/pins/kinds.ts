import { assertSeesAlbum } from '../../catalogue/albums/get-album.ts';
import { assertSeesArtist } from '../../catalogue/artists/get-artist.ts';
import type { Context } from '../../core/context.ts';
import { assertSeesPlaylist } from '../playlists/assert-sees-playlist.ts';
import type { PinType } from './contract.ts';

/** One kind of thing that can be pinned. */
export interface PinnableKind {
  /** Column of `library_pins` that names the thing. */
  column: 'playlist_id' | 'album_id' | 'artist_id';
  /** @throws AppError `not_found` for what is not there or may not be seen */
  assertSees(ctx: Context, id: number): Promise<unknown>;
}

/** All there are: a new kind is one entry, its column, its word in `pinTypes` and its list in `list-pins.ts`. */
export const kinds: Readonly<Record<PinType, PinnableKind>> = {
  playlists: { column: 'playlist_id', assertSees: assertSeesPlaylist },
  albums: { column: 'album_id', assertSees: assertSeesAlbum },
  artists: { column: 'artist_id', assertSees: assertSeesArtist },
};
