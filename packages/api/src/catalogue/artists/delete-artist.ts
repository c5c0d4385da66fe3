import type { Database, Transaction } from '@kantele/db';
import type { Context } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';
import { queueRemovalOf } from '../../platform/files/jobs.ts';
import { keepForUndo, takeBack } from '../../platform/undo/undo.ts';
import { indexAlbums, indexArtist, indexTracks, removeFromSearch } from '../search-index/index-entries.ts';
import { lockArtists } from './managed-queries.ts';
import { deleteArtistRow, lockWorksOfArtist } from './queries.ts';

/** Removes the artist; albums and tracks stay, without the name of the artist. */
export async function deleteArtist(ctx: Context, { id }: { id: number }) {
  await ctx.db.transaction().execute((trx) => removeArtist(ctx, trx, id));
  return { done: true as const };
}

/** Removes several artists, all of them or none. @throws AppError `not_found` when one is not there */
export async function deleteArtists(ctx: Context, { ids }: { ids: readonly number[] }) {
  const wanted = [...new Set(ids)].sort((a, b) => a - b);
  return ctx.db.transaction().execute(async (trx) => {
    const undo_id = await keepForUndo(ctx, trx, 'artists', wanted);
    for (const id of wanted) await removeArtist(ctx, trx, id);
    return { changed: wanted.length, undo_id };
  });
}

/** Takes a deletion of artists back, with their names on albums and tracks. @throws AppError as `takeBack` */
export async function restoreArtists(ctx: Context, { undo_id }: { undo_id: number }) {
  return ctx.db.transaction().execute(async (trx) => {
    const ids = await takeBack(ctx, trx, 'artists', undo_id);
    await indexArtist(trx, ids);
    for (const id of ids) {
      const { albumIds, trackIds } = await lockWorksOfArtist(trx, id);
      await indexAlbums(trx, albumIds);
      await indexTracks(trx, trackIds);
    }
    return { changed: ids.length };
  });
}

async function removeArtist(ctx: Context, trx: Transaction<Database>, id: number): Promise<void> {
  await lockArtists(trx, [id]);
  const { albumIds, trackIds } = await lockWorksOfArtist(trx, id);
  const artist = await deleteArtistRow(trx, id);
  if (!artist) throw notFound();
  const pictures = [artist.image_hash, artist.banner_hash].filter((hash) => hash !== null);
  if (pictures.length > 0) await queueRemovalOf(ctx, trx, 'image', pictures);
  await removeFromSearch(trx, 'artist', [id]);
  await indexAlbums(trx, albumIds);
  await indexTracks(trx, trackIds);
}
