import type { Context } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';
import { assertEditsLyrics } from './put-lyrics.ts';
import { deleteLyricsRow } from './queries.ts';

/** Removes the lyrics of a track. @throws AppError `not_found`, also when there are none */
export async function deleteLyrics(ctx: Context, { track_id }: { track_id: number }) {
  await assertEditsLyrics(ctx, track_id);
  if (!(await deleteLyricsRow(ctx.db, track_id))) throw notFound();
  return { done: true as const };
}
