import type { z } from 'zod';
import { assertSeesArtist } from '../artists/get-artist.ts';
import { userOf } from '../core/actor.ts';
import type { Context } from '../core/context.ts';
import { invalid } from '../core/errors.ts';
import type { KeysetSource } from '../core/keyset.ts';
import { likedTrackOrder, likedTracks } from '../likes/fragments.ts';
import { assertSeesPlaylist } from '../playlists/assert-sees-playlist.ts';
import { placeOrder, tracksOfPlaylist } from '../playlists/fragments.ts';
import type { trackIndex as indexInput } from './contract.ts';
import * as queries from './queries.ts';

export type Wish = z.output<typeof indexInput>;

/** A long list: its name, which its cursors carry, and where its rows come from. */
export interface TrackList {
  name: string;
  source: KeysetSource;
  /** Somebody changes it by a press, and sees it at once. */
  isOwn?: boolean;
}

/**
 * The requested list.
 * @throws AppError `not_found` when the artist or the playlist may not be seen; `unauthenticated` for what a guest likes
 */
export async function chosenList(
  ctx: Context,
  { orderBy, direction, artist_id, genre_id, liked, playlist_id, query }: Wish,
): Promise<TrackList> {
  if (liked && orderBy !== 'popular' && orderBy !== 'custom') {
    const { id } = userOf(ctx.actor);
    const by = likedTrackOrder[orderBy];
    const source = likedTracks(id, { ...by, direction: direction ?? by.direction }, query);
    return { name: `liked-tracks:${id}:${query ?? ''}`, source, isOwn: true };
  }
  if (playlist_id !== undefined && orderBy !== 'popular') {
    await assertSeesPlaylist(ctx, playlist_id);
    const by = placeOrder[orderBy];
    const source = tracksOfPlaylist(playlist_id, { ...by, direction: direction ?? by.direction }, query);
    return { name: `playlist-tracks:${playlist_id}:${query ?? ''}`, source, isOwn: true };
  }
  if (orderBy === 'custom') throw invalid('orderBy', 'No such list.');
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
