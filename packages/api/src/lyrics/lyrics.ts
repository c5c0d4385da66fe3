import type { z } from 'zod';
import type { Context } from '../core/context.ts';
import { invalid, notFound } from '../core/errors.ts';
import { assertTrackVisible } from '../tracks/get-track.ts';
import type * as contract from './contract.ts';
import { deleteLyricsRow, lyricsOf, upsertLyrics } from './queries.ts';

/** Lyrics of a track, null when it has none. @throws AppError `not_found` when the track may not be seen. */
export async function getLyrics(ctx: Context, { track_id }: { track_id: number }) {
  await assertTrackVisible(ctx, track_id);
  return { lyrics: (await lyricsOf(ctx.db, track_id)) ?? null };
}

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

export async function deleteLyrics(ctx: Context, { track_id }: { track_id: number }) {
  await assertTrackVisible(ctx, track_id);
  if (!(await deleteLyricsRow(ctx.db, track_id))) throw notFound();
  return { done: true as const };
}
