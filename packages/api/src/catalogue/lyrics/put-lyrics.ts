import type { z } from 'zod';
import type { Context } from '../../core/context.ts';
import { invalid, notFound } from '../../core/errors.ts';
import { assertTrackVisible, editsAsMember } from '../tracks/get-track.ts';
import type * as contract from './contract.ts';
import { getLyrics } from './get-lyrics.ts';
import { canEditLyrics } from './policy.ts';
import { upsertLyrics } from './queries.ts';

/**
 * Sets the lyrics of a track.
 * @throws AppError `not_found`; `invalid` on a line that comes before the one above it, or after the end
 */
export async function putLyrics(ctx: Context, input: z.output<typeof contract.putLyrics>) {
  const { duration } = await assertEditsLyrics(ctx, input.track_id);
  for (const [index, line] of (input.lines ?? []).entries()) {
    const before = input.lines?.[index - 1];
    if (before && line.start_ms < before.start_ms) {
      throw invalid(`lines.${index}.start_ms`, 'Lines must be in the order they are sung.');
    }
    if (duration !== null && line.start_ms > duration) {
      throw invalid(`lines.${index}.start_ms`, 'A line begins after the end of the track.');
    }
  }
  await upsertLyrics(ctx.db, input);
  return getLyrics(ctx, input);
}

/** For what changes lyrics. @throws AppError `not_found` as for the track, also for those who may not change them */
export async function assertEditsLyrics(ctx: Context, trackId: number) {
  const track = await assertTrackVisible(ctx, trackId);
  if (!canEditLyrics(ctx.actor, await editsAsMember(ctx, trackId))) throw notFound();
  return track;
}
