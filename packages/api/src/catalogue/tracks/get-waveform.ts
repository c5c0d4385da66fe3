import type { Context } from '../../core/context.ts';
import { assertTrackVisible } from './get-track.ts';
import { trackWaveform } from './queries.ts';

/** Peaks of a track as base64; null while it is not analysed. */
export async function getWaveform(ctx: Context, input: { id: number }) {
  await assertTrackVisible(ctx, input.id);
  const row = await trackWaveform(ctx.db, input.id);
  return { waveform: row?.waveform?.toString('base64') ?? null, duration: row?.duration ?? null };
}
