import type { z } from 'zod';
import { listAlbumsOfGenre } from '../albums/list-albums.ts';
import { artistSummaries } from '../artists/list-artists.ts';
import { can } from '../core/actor.ts';
import type { Context } from '../core/context.ts';
import { invalid, notFound } from '../core/errors.ts';
import { keysetIds } from '../core/keyset.ts';
import { nameKey, slugify } from '../core/slug.ts';
import { listTracksOfGenre } from '../tracks/list-tracks.ts';
import type * as contract from './contract.ts';
import * as queries from './queries.ts';

/** Genres with most tracks first. */
export async function listGenres(ctx: Context, page: z.output<typeof contract.listGenres>) {
  const { ids, nextCursor } = await keysetIds(ctx.db, 'genres', queries.listedGenres(), page);
  const data = await queries.genresByIds(ctx.db, ids);
  return { pagination: { data, per_page: page.perPage, next_cursor: nextCursor } };
}

export async function getGenre(ctx: Context, { slug }: { slug: string }) {
  const genre = await existing(ctx, slug);
  const artists = await artistSummaries(ctx, await queries.artistIdsOfGenre(ctx.db, genre.id, 12));
  return { genre, artists, abilities: { edit: can(ctx.actor, 'genres.manage') } };
}

export async function genreAlbums(ctx: Context, { slug, ...page }: z.output<typeof contract.listOfGenre>) {
  return listAlbumsOfGenre(ctx, { genreId: (await existing(ctx, slug)).id, ...page });
}

export async function genreTracks(ctx: Context, { slug, ...page }: z.output<typeof contract.listOfGenre>) {
  return listTracksOfGenre(ctx, { genreId: (await existing(ctx, slug)).id, ...page });
}

export async function createGenre(ctx: Context, { display_name }: { display_name: string }) {
  return ctx.db.transaction().execute(async (trx) => {
    const row = await queries.insertGenre(trx, named(display_name));
    if (!row) throw invalid('display_name', 'There is a genre of this name already.');
    return one(await queries.genresByIds(trx, [row.id]));
  });
}

export async function updateGenre(ctx: Context, { id, display_name }: { id: number; display_name: string }) {
  return ctx.db.transaction().execute(async (trx) => {
    const values = named(display_name);
    if (await queries.isGenreTaken(trx, id, values)) {
      throw invalid('display_name', 'There is a genre of this name already.');
    }
    if (!(await queries.updateGenreRow(trx, id, values))) throw notFound();
    return one(await queries.genresByIds(trx, [id]));
  });
}

export async function deleteGenre(ctx: Context, { id }: { id: number }) {
  const found = await ctx.db.transaction().execute((trx) => queries.deleteGenreRow(trx, id));
  if (!found) throw notFound();
  return { done: true as const };
}

/** Genre summaries in order of size, for shelves. */
export async function topGenres(ctx: Context, limit: number) {
  return (await listGenres(ctx, { perPage: limit })).pagination.data.filter(
    (genre) => genre.tracks_count > 0,
  );
}

async function existing(ctx: Context, slug: string) {
  const genre = await queries.genreBySlugRow(ctx.db, slug);
  if (!genre) throw notFound();
  return genre;
}

function named(display_name: string) {
  return { name: nameKey(display_name), slug: slugify(display_name), display_name };
}

function one<Row>(rows: Row[]) {
  const [genre] = rows;
  if (!genre) throw notFound();
  return { genre };
}
