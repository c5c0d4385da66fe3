import type { Context } from '../../core/context.ts';
import { assertTrackVisible } from '../tracks/get-track.ts';
import { lyricsOf } from './queries.ts';

/** Lyrics of a track, null when it has none. @throws AppError `not_found` when the track may not be seen */
export async function getLyrics(ctx: Context, { track_id }: { track_id: number }) {
  await assertTrackVisible(ctx, track_id);
  return { lyrics: (await lyricsOf(ctx.db, track_id)) ?? null };
}
