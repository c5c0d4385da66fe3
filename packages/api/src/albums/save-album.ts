import type { Database, Transaction } from '@kantele/db';
import type { z } from 'zod';
import type { Context } from '../core/context.ts';
import { invalid, notFound } from '../core/errors.ts';
import { nameKey, slugify } from '../core/slug.ts';
import { indexAlbums, indexTracksOfAlbum, removeFromSearch } from '../search/index-entries.ts';
import type { createAlbum as createInput, updateAlbum as updateInput } from './contract.ts';
import { getAlbum } from './get-album.ts';
import {
  albumById,
  deleteAlbumRow,
  insertAlbum,
  setAlbumArtists,
  setAlbumGenres,
  updateAlbumRow,
} from './queries.ts';

type Fields = Omit<z.output<typeof updateInput>, 'id' | 'artist_ids' | 'genre_ids'>;

function columns({ name, ...rest }: Fields) {
  return { ...rest, ...(name ? { name, slug: slugify(name), name_key: nameKey(name) } : {}) };
}

export async function createAlbum(ctx: Context, input: z.output<typeof createInput>) {
  const { artist_ids, genre_ids, name, ...rest } = input;
  assertConsistent({
    release_date: null,
    release_precision: null,
    visibility: 'public',
    publish_at: null,
    ...rest,
  });
  const id = await ctx.db.transaction().execute(async (trx) => {
    const row = await insertAlbum(trx, {
      ...columns(rest),
      name,
      slug: slugify(name),
      name_key: nameKey(name),
    });
    await setLinks(trx, row.id, artist_ids, genre_ids);
    await indexAlbums(trx, [row.id]);
    return row.id;
  });
  return getAlbum(ctx, { id });
}

export async function updateAlbum(
  ctx: Context,
  { id, artist_ids, genre_ids, ...fields }: z.output<typeof updateInput>,
) {
  await ctx.db.transaction().execute(async (trx) => {
    const current = await albumById(trx, id);
    if (!current) throw notFound();
    assertConsistent({ ...current, ...fields });
    await updateAlbumRow(trx, id, columns(fields));
    await setLinks(trx, id, artist_ids, genre_ids);
    await indexAlbums(trx, [id]);
    await indexTracksOfAlbum(trx, [id]);
  });
  return getAlbum(ctx, { id });
}

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

async function setLinks(trx: Transaction<Database>, id: number, artistIds?: number[], genreIds?: number[]) {
  try {
    if (artistIds) await setAlbumArtists(trx, id, artistIds);
    if (genreIds) await setAlbumGenres(trx, id, genreIds);
  } catch (error) {
    const constraint = error instanceof Error && 'constraint' in error ? String(error.constraint) : '';
    if (constraint === 'album_artists_artist_id_fkey')
      throw invalid('artist_ids', 'There is no such artist.');
    if (constraint === 'album_genres_genre_id_fkey') throw invalid('genre_ids', 'There is no such genre.');
    throw error;
  }
}

interface Consistency {
  release_date: string | null;
  release_precision: string | null;
  visibility: string;
  publish_at: Date | string | null;
}

function assertConsistent(values: Consistency) {
  if ((values.release_date === null) !== (values.release_precision === null)) {
    throw invalid('release_precision', 'A release date and its precision belong together.');
  }
  if (values.visibility === 'scheduled' && values.publish_at === null) {
    throw invalid('publish_at', 'A scheduled album needs a time of publication.');
  }
}
