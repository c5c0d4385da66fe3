import type { Context } from '../../core/context.ts';
import type { KeysetSource } from '../../core/keyset.ts';
import { assertSeesArtist } from '../artists/get-artist.ts';
import * as queries from './queries.ts';

/** A long list: its name, which its cursors carry, and where its rows come from. */
export interface TrackList {
  name: string;
  source: KeysetSource;
  /** Somebody changes it by a press, and sees it at once. */
  isOwn?: boolean;
}

interface Wish {
  orderBy: keyof typeof queries.trackOrder;
  direction?: 'asc' | 'desc' | undefined;
  artist_id?: number | undefined;
  genre_id?: number | undefined;
}

/** Listed tracks: of an artist, of a genre, or all. @throws AppError `not_found` when the artist may not be seen */
export async function catalogueList(
  ctx: Context,
  { orderBy, direction, artist_id, genre_id }: Wish,
): Promise<TrackList> {
  const natural = queries.trackOrder[orderBy];
  const order = { ...natural, direction: direction ?? natural.direction };
  if (artist_id !== undefined) {
    await assertSeesArtist(ctx, artist_id);
    return { name: `artist-tracks:${artist_id}`, source: queries.tracksOfArtist(artist_id, order) };
  }
  if (genre_id !== undefined) {
    return { name: `genre-tracks:${genre_id}`, source: queries.tracksOfGenre(genre_id, order) };
  }
  return { name: 'tracks', source: queries.listedTracks(order) };
}
