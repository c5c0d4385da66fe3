import type { Context } from '../../core/context.ts';
import { queueRemoval } from '../../platform/files/jobs.ts';
import { getSite } from '../../platform/site-state/site.ts';
import { dropRenditions } from './drop-renditions.ts';
import { queueAnalysis, queueRendition } from './jobs.ts';
import { cachedBytes, oldestRenditions, tracksWithout } from './queries.ts';

/** Files removed or queued at a time. */
const atATime = 200;

/** The hourly care of made files; what was not made because of a stop is queued again here. */
export async function sweepRenditionCache(ctx: Context): Promise<void> {
  await trimCache(ctx);
  await queueAnalysis(ctx, ctx.db);
  const { settings } = await getSite(ctx.db);
  if (settings['player.renditions'] !== 'always') return;
  for (const kind of ['aac_256', 'aac_96'] as const) {
    for (const track_id of await tracksWithout(ctx.db, kind, atATime)) {
      await queueRendition(ctx, { track_id, kind }, false);
    }
  }
}

/** Removes what nobody has heard for longest until the smaller renditions fit the limit. */
export async function trimCache(ctx: Context): Promise<void> {
  const { settings } = await getSite(ctx.db);
  const limit = settings['player.renditions_max_bytes'];
  let bytes = await cachedBytes(ctx.db);
  while (bytes > limit) {
    const oldest = await oldestRenditions(ctx.db, atATime);
    if (oldest.length === 0) return;
    const going: string[] = [];
    for (const { storage_key, size } of oldest) {
      if (bytes <= limit) break;
      going.push(storage_key);
      bytes -= size;
    }
    // Their rows go first: whoever asks in between has them made again, and never gets an address without a file.
    await ctx.db.transaction().execute(async (trx) => {
      await dropRenditions(trx, going);
      await queueRemoval(ctx, trx, going);
    });
  }
}
