import type { Database, Transaction } from '@kantele/db';
import type { Context } from '../../core/context.ts';
import { publishEvent } from '../../core/publish-event.ts';
import { recordEvent } from '../../platform/audit/record-event.ts';
import { queueRemovalOf } from '../../platform/files/jobs.ts';
import { removeFromSearch } from '../search-index/index-entries.ts';
import { lockEditedAlbums } from './lock-edited-albums.ts';
import { deleteAlbumRow, lockTracksOfAlbum } from './queries.ts';

/** Removes the album with its tracks for good, from the trash too; files of a library folder stay where they are. */
export async function deleteAlbum(ctx: Context, { id }: { id: number }) {
  await ctx.db.transaction().execute(async (trx) => {
    await lockEditedAlbums(ctx, trx, [id], { deleted: 'either' });
    await removeAlbum(ctx, trx, id);
  });
  return { done: true as const };
}

/**
 * The same for albums in the trash, all of them or none.
 * @throws AppError `not_found` when one of them is not in the trash or may not be changed
 */
export async function deleteAlbums(ctx: Context, { ids }: { ids: readonly number[] }) {
  return ctx.db.transaction().execute(async (trx) => {
    const rows = await lockEditedAlbums(ctx, trx, ids, { deleted: true });
    for (const { id } of rows) {
      await recordEvent(trx, ctx, { action: 'albums.delete', object: { type: 'album', id } });
      await removeAlbum(ctx, trx, id);
    }
    return { changed: rows.length };
  });
}

async function removeAlbum(ctx: Context, trx: Transaction<Database>, id: number): Promise<void> {
  const trackIds = await lockTracksOfAlbum(trx, id);
  await publishEvent(ctx, trx, 'tracks.removing', { ids: trackIds });
  const album = await deleteAlbumRow(trx, id);
  if (album.image_hash) await queueRemovalOf(ctx, trx, 'image', [album.image_hash]);
  await removeFromSearch(trx, 'album', [id]);
  await removeFromSearch(trx, 'track', trackIds);
}
