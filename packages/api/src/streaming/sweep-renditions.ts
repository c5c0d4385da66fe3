import type { Context } from '../core/context.ts';
import { getSite } from '../settings/site.ts';
import { queueAnalysis, queueRendition } from './jobs.ts';
import { cachedBytes, dropRendition, oldestRenditions, orphanRenditions, tracksWithout } from './queries.ts';

/** Files removed or queued at a time. */
const atATime = 200;

/** The hourly care of made files; whatever was missed by a stop or a lost disk is put right here. */
export async function sweepRenditionCache(ctx: Context): Promise<void> {
  await trimCache(ctx);
  for (const row of await orphanRenditions(ctx.db, atATime)) await remove(ctx, row);
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
    for (const row of oldest) {
      if (bytes <= limit) return;
      await remove(ctx, row);
      bytes -= row.size;
    }
  }
}

type Removable = Pick<
  Awaited<ReturnType<typeof orphanRenditions>>[number],
  'fingerprint' | 'kind' | 'storage_key'
>;

/** The row goes first: whoever asks in between has it made again, and never gets an address without a file. */
async function remove(ctx: Context, { fingerprint, kind, storage_key }: Removable) {
  await dropRendition(ctx.db, fingerprint, kind);
  await ctx.services.storage.remove(storage_key);
}
