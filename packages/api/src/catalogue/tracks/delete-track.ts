import type { Database, Transaction } from '@kantele/db';
import type { Context } from '../../core/context.ts';
import { publishEvent } from '../../core/publish-event.ts';
import { recordEvent } from '../../platform/audit/record-event.ts';
import { removeFromSearch } from '../search-index/index-entries.ts';
import { lockEditedTracks } from './lock-edited-tracks.ts';
import { deleteTrackRow } from './write-queries.ts';

/**
 * Removes the track for good with what was made of its file, from the trash too; a file of a library folder stays where
 * it is.
 */
export async function deleteTrack(ctx: Context, { id }: { id: number }) {
  await ctx.db.transaction().execute(async (trx) => {
    await lockEditedTracks(ctx, trx, [id], { deleted: 'either' });
    await removeTrack(ctx, trx, id);
  });
  return { done: true as const };
}

/**
 * The same for tracks in the trash, all of them or none.
 * @throws AppError `not_found` when one of them is not in the trash or may not be changed
 */
export async function deleteTracks(ctx: Context, { ids }: { ids: readonly number[] }) {
  return ctx.db.transaction().execute(async (trx) => {
    const known = await lockEditedTracks(ctx, trx, ids, { deleted: true });
    for (const id of known) {
      await recordEvent(trx, ctx, { action: 'tracks.delete', object: { type: 'track', id } });
      await removeTrack(ctx, trx, id);
    }
    return { changed: known.length };
  });
}

async function removeTrack(ctx: Context, trx: Transaction<Database>, id: number): Promise<void> {
  await publishEvent(ctx, trx, 'tracks.removing', { ids: [id] });
  await deleteTrackRow(trx, id);
  await removeFromSearch(trx, 'track', [id]);
}
