import type { Database, Transaction } from '@kantele/db';
import type { z } from 'zod';
import type { Context } from '../../core/context.ts';
import { nameKey, slugify } from '../../core/text/slug.ts';
import { indexAlbums } from '../search-index/index-entries.ts';
import { albumColumns, assertConsistentAlbum, setAlbumLinks } from './album-values.ts';
import type { createAlbum as createInput } from './contract.ts';
import { getAlbum } from './get-album.ts';
import { insertAlbum } from './queries.ts';

/** @throws AppError `invalid` on the field that does not fit the others */
export async function createAlbum(ctx: Context, input: z.output<typeof createInput>) {
  const { artist_ids, genre_ids, name, ...rest } = input;
  assertConsistentAlbum({
    release_date: null,
    release_precision: null,
    visibility: 'public',
    publish_at: null,
    ...rest,
  });
  const id = await ctx.db.transaction().execute(async (trx) => {
    const row = await insertAlbum(trx, {
      ...albumColumns(rest),
      name,
      slug: slugify(name),
      name_key: nameKey(name),
    });
    await setAlbumLinks(trx, row.id, artist_ids, genre_ids);
    await indexAlbums(trx, [row.id]);
    return row.id;
  });
  return getAlbum(ctx, { id });
}

/** A draft of an artist, in the transaction that fills it with tracks. @returns its id */
export async function insertDraft(
  trx: Transaction<Database>,
  { name, ...fields }: Omit<z.output<typeof createInput>, 'artist_ids' | 'genre_ids' | 'visibility'>,
  artistId: number,
): Promise<number> {
  const names = { name, slug: slugify(name), name_key: nameKey(name) };
  const { id } = await insertAlbum(trx, { ...albumColumns(fields), ...names, visibility: 'draft' });
  await setAlbumLinks(trx, id, [artistId]);
  await indexAlbums(trx, [id]);
  return id;
}
