import type { Context } from '../core/context.ts';
import { notFound } from '../core/errors.ts';
import { removeFromSearch } from '../search/index-entries.ts';
import { releaseSounds } from '../streaming/release-sounds.ts';
import { lockEditedTracks } from './lock-edited-tracks.ts';
import { deleteTrackRow } from './queries.ts';

/**
 * Removes the track for good with what was made of its file, from the trash too; a file of a library folder stays where
 * it is.
 */
export async function deleteTrack(ctx: Context, { id }: { id: number }) {
  await ctx.db.transaction().execute(async (trx) => {
    await lockEditedTracks(ctx, trx, [id], { deleted: 'either' });
    await releaseSounds(ctx, trx, [id]);
    if (!(await deleteTrackRow(trx, id))) throw notFound();
    await removeFromSearch(trx, 'track', [id]);
  });
  return { done: true as const };
}
