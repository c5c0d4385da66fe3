import type { z } from 'zod';
import { assertTrackVisible } from '../../catalogue/tracks/get-track.ts';
import type { Context } from '../../core/context.ts';
import { AppError, invalid } from '../../core/errors.ts';
import { type recordPlay as input, playThresholdMs } from './contract.ts';
import { rollUpPlays } from './jobs.ts';
import { deviceOf, listenerOf } from './listener.ts';
import { insertPlay, insertReceipt } from './queries.ts';

/** How far a client's clock may be ahead, and how late a play may be reported. */
const aheadMs = 5 * 60_000;
const lateMs = 60 * 24 * 3_600_000;

/**
 * Records one play: once 30 seconds or half of the track, whichever is less, was heard. The client-made id makes
 * repetition harmless; an id used for another track is a conflict.
 */
export async function recordPlay(ctx: Context, play: z.output<typeof input>) {
  const track = await assertTrackVisible(ctx, play.track_id);
  const started = new Date(play.started_at);
  const now = ctx.services.now().getTime();
  if (started.getTime() > now + aheadMs || started.getTime() < now - lateMs) {
    throw invalid('started_at', 'This time is too far away.');
  }
  const threshold = Math.min(playThresholdMs, (track.duration ?? playThresholdMs * 2) / 2);
  if (play.heard_ms < threshold) return { counted: false };
  const { actor, visitor } = ctx;
  const listened = {
    source: play.context?.type ?? null,
    country: visitor?.country() ?? null,
    device: deviceOf(play.client, visitor?.userAgent ?? ''),
  };
  await ctx.db.transaction().execute(async (trx) => {
    const { inserted, trackId } = await insertReceipt(trx, {
      id: play.id,
      track_id: play.track_id,
      started_at: play.started_at,
      heard_ms: play.heard_ms,
      listener: listenerOf(ctx),
      ...listened,
    });
    if (trackId !== play.track_id) throw new AppError('conflict', 'This play id belongs to another track.');
    if (!inserted) return;
    await insertPlay(trx, {
      id: play.id,
      user_id: actor.kind === 'user' ? actor.id : null,
      guest_hash: actor.kind === 'guest' ? actor.guestHash : null,
      track_id: play.track_id,
      rendition: play.rendition ?? null,
      context_type: play.context?.type ?? null,
      context_id: play.context?.id ?? null,
      client: play.client,
      country: listened.country,
      device: listened.device,
      started_at: started,
      heard_ms: play.heard_ms,
    });
    const runAt = new Date(now + 5_000);
    await ctx.services.jobs.add(trx, rollUpPlays, {}, { key: rollUpPlays.name, runAt, keepTime: true });
  });
  return { counted: true };
}
