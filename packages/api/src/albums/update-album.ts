import type { z } from 'zod';
import type { Context } from '../core/context.ts';
import { notFound } from '../core/errors.ts';
import { indexAlbums, indexTracksOfAlbum } from '../search/index-entries.ts';
import { albumColumns, assertConsistentAlbum, setAlbumLinks } from './album-values.ts';
import type { updateAlbum as updateInput } from './contract.ts';
import { getAlbum } from './get-album.ts';
import { albumById, updateAlbumRow } from './queries.ts';

/** @throws AppError `not_found`; `invalid` on the field that does not fit the others */
export async function updateAlbum(
  ctx: Context,
  { id, artist_ids, genre_ids, ...fields }: z.output<typeof updateInput>,
) {
  await ctx.db.transaction().execute(async (trx) => {
    const current = await albumById(trx, id);
    if (!current) throw notFound();
    assertConsistentAlbum({ ...current, ...fields });
    await updateAlbumRow(trx, id, albumColumns(fields));
    await setAlbumLinks(trx, id, artist_ids, genre_ids);
    await indexAlbums(trx, [id]);
    await indexTracksOfAlbum(trx, [id]);
  });
  return getAlbum(ctx, { id });
}
