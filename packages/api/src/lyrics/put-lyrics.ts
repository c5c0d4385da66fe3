import type { z } from 'zod';
import type { Context } from '../core/context.ts';
import { invalid } from '../core/errors.ts';
import { assertTrackVisible } from '../tracks/get-track.ts';
import type * as contract from './contract.ts';
import { getLyrics } from './get-lyrics.ts';
import { upsertLyrics } from './queries.ts';

/** Sets the lyrics of a track. @throws AppError `not_found`, `invalid` on a line that comes before the one above it */
export async function putLyrics(ctx: Context, input: z.output<typeof contract.putLyrics>) {
  await assertTrackVisible(ctx, input.track_id);
  for (const [index, line] of (input.lines ?? []).entries()) {
    const before = input.lines?.[index - 1];
    if (before && line.start_ms < before.start_ms) {
      throw invalid(`lines.${index}.start_ms`, 'Lines must be in the order they are sung.');
    }
  }
  await upsertLyrics(ctx.db, input);
  return getLyrics(ctx, input);
}
