import type { z } from 'zod';
import type { Context } from '../core/context.ts';
import { notFound } from '../core/errors.ts';
import { nameKey, slugify } from '../core/slug.ts';
import { indexAlbums, indexArtist, indexTracks, removeFromSearch } from '../search/index-entries.ts';
import type { createArtist as createInput, updateArtist as updateInput } from './contract.ts';
import { getArtist } from './get-artist.ts';
import { deleteArtistRow, insertArtist, updateArtistRow, worksOfArtist } from './queries.ts';

type Fields = Omit<z.output<typeof updateInput>, 'id'>;

function columns({ links, name, ...rest }: Fields) {
  return {
    ...rest,
    ...(links ? { links: JSON.stringify(links) } : {}),
    ...(name ? { name, slug: slugify(name), name_key: nameKey(name) } : {}),
  };
}

export async function createArtist(ctx: Context, { name, ...rest }: z.output<typeof createInput>) {
  const id = await ctx.db.transaction().execute(async (trx) => {
    const values = { ...columns(rest), name, slug: slugify(name), name_key: nameKey(name) };
    const row = await insertArtist(trx, { links: '[]', ...values });
    await indexArtist(trx, [row.id]);
    return row.id;
  });
  return getArtist(ctx, { id });
}

export async function updateArtist(ctx: Context, { id, ...fields }: z.output<typeof updateInput>) {
  await ctx.db.transaction().execute(async (trx) => {
    if (!(await updateArtistRow(trx, id, columns(fields)))) throw notFound();
    await indexArtist(trx, [id]);
    if (fields.name) {
      const { albumIds, trackIds } = await worksOfArtist(trx, id);
      await indexAlbums(trx, albumIds);
      await indexTracks(trx, trackIds);
    }
  });
  return getArtist(ctx, { id });
}

/** Removes the artist; his albums and tracks stay, without his name. */
export async function deleteArtist(ctx: Context, { id }: { id: number }) {
  await ctx.db.transaction().execute(async (trx) => {
    const { albumIds, trackIds } = await worksOfArtist(trx, id);
    if (!(await deleteArtistRow(trx, id))) throw notFound();
    await removeFromSearch(trx, 'artist', [id]);
    await indexAlbums(trx, albumIds);
    await indexTracks(trx, trackIds);
  });
  return { done: true as const };
}
