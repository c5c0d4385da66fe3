import type { Context } from '../core/context.ts';
import { notFound } from '../core/errors.ts';
import { queueRemovalOf } from '../files/jobs.ts';
import { removeFromSearch } from '../search/index-entries.ts';
import { releaseSounds } from '../streaming/release-sounds.ts';
import { lockEditedAlbums } from './lock-edited-albums.ts';
import { deleteAlbumRow, trackIdsOfAlbum } from './queries.ts';

/** Removes the album with its tracks for good, from the trash too; files of a library folder stay where they are. */
export async function deleteAlbum(ctx: Context, { id }: { id: number }) {
  await ctx.db.transaction().execute(async (trx) => {
    await lockEditedAlbums(ctx, trx, [id], { deleted: 'either' });
    const trackIds = await trackIdsOfAlbum(trx, id);
    await releaseSounds(ctx, trx, trackIds);
    const album = await deleteAlbumRow(trx, id);
    if (!album) throw notFound();
    if (album.image_hash) await queueRemovalOf(ctx, trx, 'image', [album.image_hash]);
    await removeFromSearch(trx, 'album', [id]);
    await removeFromSearch(trx, 'track', trackIds);
  });
  return { done: true as const };
}
