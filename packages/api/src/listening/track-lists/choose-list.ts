import type { z } from 'zod';
import { catalogueList, type TrackList } from '../../catalogue/tracks/catalogue-list.ts';
import type { trackIndex as indexInput } from '../../catalogue/tracks/contract.ts';
import type { Context } from '../../core/context.ts';
import { invalid } from '../../core/errors.ts';
import { likedTrackList } from '../likes/liked-track-list.ts';
import { placeList } from '../playlists/entries/place-list.ts';

export type Wish = z.output<typeof indexInput>;

/**
 * The requested list.
 * @throws AppError `not_found` when the artist or the playlist may not be seen; `unauthenticated` for what a guest likes
 */
export async function chosenList(ctx: Context, { orderBy, ...wish }: Wish): Promise<TrackList> {
  const { liked, playlist_id } = wish;
  if (liked && orderBy !== 'popular' && orderBy !== 'custom')
    return likedTrackList(ctx, { ...wish, orderBy });
  if (playlist_id !== undefined && orderBy !== 'popular')
    return placeList(ctx, { ...wish, id: playlist_id, orderBy });
  if (orderBy === 'custom') throw invalid('orderBy', 'No such list.');
  return catalogueList(ctx, { ...wish, orderBy });
}
