import type { Context } from '../../core/context.ts';
import { recordEvent } from '../../platform/audit/record-event.ts';
import { indexTracks } from '../search-index/index-entries.ts';
import { deleteTrack } from './delete-track.ts';
import { lockEditedTracks } from './lock-edited-tracks.ts';
import { restoreTrackRows, tracksTrashedBefore, trashTrackRows } from './managed-queries.ts';

/** Days a track stays in the trash. */
const trashDays = 30;

/**
 * Moves tracks to the trash, all of them or none: nobody sees them there, and they can be restored.
 * @throws AppError `not_found` when one of them is not there or may not be changed
 */
export async function trashTracks(ctx: Context, { ids }: { ids: readonly number[] }) {
  return ctx.db.transaction().execute(async (trx) => {
    const known = await lockEditedTracks(ctx, trx, ids);
    await trashTrackRows(trx, known);
    await indexTracks(trx, known);
    for (const id of known)
      await recordEvent(trx, ctx, { action: 'tracks.trash', object: { type: 'track', id } });
    return { changed: known.length };
  });
}

/**
 * Takes tracks out of the trash, as visible as they were; their plays and likes are still theirs.
 * @throws AppError `not_found` as `trashTracks`, and for those of an album in the trash
 */
export async function restoreTracks(ctx: Context, { ids }: { ids: readonly number[] }) {
  return ctx.db.transaction().execute(async (trx) => {
    const known = await lockEditedTracks(ctx, trx, ids, { deleted: true });
    await restoreTrackRows(trx, known);
    await indexTracks(trx, known);
    return { changed: known.length };
  });
}

/** The nightly job: what has been in the trash for thirty days goes for good. */
export async function emptyTrackTrash(ctx: Context): Promise<void> {
  const before = new Date(ctx.services.now().getTime() - trashDays * 24 * 3_600_000);
  for (;;) {
    const ids = await tracksTrashedBefore(ctx.db, before, 100);
    if (ids.length === 0) return;
    for (const id of ids) await deleteTrack(ctx, { id });
  }
}
