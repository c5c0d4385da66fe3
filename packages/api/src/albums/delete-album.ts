import type { Context } from '../core/context.ts';
import { notFound } from '../core/errors.ts';
import { removeFromSearch } from '../search/index-entries.ts';
import { deleteAlbumRow } from './queries.ts';

/** Removes the album with its tracks; files of a library folder stay where they are. */
export async function deleteAlbum(ctx: Context, { id }: { id: number }) {
  await ctx.db.transaction().execute(async (trx) => {
    const { found, trackIds } = await deleteAlbumRow(trx, id);
    if (!found) throw notFound();
    await removeFromSearch(trx, 'album', [id]);
    await removeFromSearch(trx, 'track', trackIds);
  });
  return { done: true as const };
}
