import type { Context } from '../core/context.ts';
import { notFound } from '../core/errors.ts';
import { assertTrackVisible } from '../tracks/get-track.ts';
import { deleteLyricsRow } from './queries.ts';

/** Removes the lyrics of a track. @throws AppError `not_found` when there are none, or the track may not be seen */
export async function deleteLyrics(ctx: Context, { track_id }: { track_id: number }) {
  await assertTrackVisible(ctx, track_id);
  if (!(await deleteLyricsRow(ctx.db, track_id))) throw notFound();
  return { done: true as const };
}
