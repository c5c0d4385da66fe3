import type { Context } from '../../core/context.ts';
import { indexTracks } from '../search-index/index-entries.ts';
import { markMissing } from './lost-file-queries.ts';
import * as queries from './queries.ts';

/** Marks files as gone; their tracks stay with everything that belongs to them. */
export async function settleMissing(ctx: Context, fileIds: readonly number[]): Promise<void> {
  if (fileIds.length === 0) return;
  await ctx.db.transaction().execute(async (trx) => {
    await indexTracks(trx, await markMissing(trx, fileIds));
  });
}

/** Entries whose file is divided in another way now: their tracks are missing, and come back when it is as it was. */
export async function settleReplaced(ctx: Context, entries: readonly queries.KnownFile[]): Promise<void> {
  const ids = (hasTrack: boolean) =>
    entries.flatMap(({ id, track_id }) => ((track_id !== null) === hasTrack ? [id] : []));
  await settleMissing(ctx, ids(true));
  if (entries.length > 0) {
    await ctx.db.transaction().execute((trx) => queries.dropFiles(trx, ids(false)));
  }
}
