import type { Context } from '../core/context.ts';
import { notFound } from '../core/errors.ts';
import { removeFromSearch } from '../search/index-entries.ts';
import { releaseSounds } from '../streaming/release-sounds.ts';
import { assertEditsTrack } from './get-track.ts';
import { deleteTrackRow } from './queries.ts';

/** Removes the track with what was made of its file; a file of a library folder stays where it is. */
export async function deleteTrack(ctx: Context, { id }: { id: number }) {
  await assertEditsTrack(ctx, id);
  await ctx.db.transaction().execute(async (trx) => {
    await releaseSounds(ctx, trx, [id]);
    if (!(await deleteTrackRow(trx, id))) throw notFound();
    await removeFromSearch(trx, 'track', [id]);
  });
  return { done: true as const };
}
