import type { Context } from '../../core/context.ts';
import { recordEvent } from '../../platform/audit/record-event.ts';
import { indexWholeAlbums } from '../search-index/index-entries.ts';
import { deleteAlbum } from './delete-album.ts';
import { lockEditedAlbums } from './lock-edited-albums.ts';
import { albumsTrashedBefore, restoreAlbumRows, trashAlbumRows } from './managed-queries.ts';

/** Days an album stays in the trash. */
const trashDays = 30;

/**
 * Moves albums to the trash with their tracks, all of them or none: nobody sees them there, and they can be restored.
 * @throws AppError `not_found` when one of them is not there or may not be changed
 */
export async function trashAlbums(ctx: Context, { ids }: { ids: readonly number[] }) {
  return ctx.db.transaction().execute(async (trx) => {
    const rows = await lockEditedAlbums(ctx, trx, ids);
    const known = rows.map(({ id }) => id);
    await trashAlbumRows(trx, known);
    await indexWholeAlbums(trx, known);
    for (const id of known)
      await recordEvent(trx, ctx, { action: 'albums.trash', object: { type: 'album', id } });
    return { changed: known.length };
  });
}

/** Takes albums out of the trash, as visible as they were. @throws AppError `not_found` as `trashAlbums` */
export async function restoreAlbums(ctx: Context, { ids }: { ids: readonly number[] }) {
  return ctx.db.transaction().execute(async (trx) => {
    const rows = await lockEditedAlbums(ctx, trx, ids, { deleted: true });
    const known = rows.map(({ id }) => id);
    await restoreAlbumRows(trx, known);
    await indexWholeAlbums(trx, known);
    return { changed: known.length };
  });
}

/** The nightly job: what has been in the trash for thirty days goes for good. */
export async function emptyAlbumTrash(ctx: Context): Promise<void> {
  const before = new Date(ctx.services.now().getTime() - trashDays * 24 * 3_600_000);
  for (;;) {
    const ids = await albumsTrashedBefore(ctx.db, before, 100);
    if (ids.length === 0) return;
    for (const id of ids) await deleteAlbum(ctx, { id });
  }
}
