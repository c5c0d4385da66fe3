import type { z } from 'zod';
import type { Context } from '../../core/context.ts';
import { type KeysetSource, keysetRows } from '../../core/keyset.ts';
import { artistSummaries } from '../artists/list-artists.ts';
import type * as contract from './contract.ts';
import * as queries from './queries.ts';

type PageInput = Pick<z.output<typeof contract.listGenres>, 'per_page' | 'cursor'>;

/** Genres with most tracks first, or in another order. */
export async function listGenres(
  ctx: Context,
  { orderBy = 'largest', query, ...page }: PageInput & Partial<z.output<typeof contract.listGenres>>,
) {
  const source = queries.listedGenres(queries.genreOrder[orderBy], query);
  const list = query ? `genres ${JSON.stringify(query)}` : 'genres';
  const { rows, nextCursor } = await keysetRows(ctx.db, list, source, page, queries.genreRow);
  return { pagination: { data: rows, per_page: page.per_page, next_cursor: nextCursor } };
}

/** A page of the largest genres that hold something, for shelves. */
export async function listFilledGenres(ctx: Context, page: PageInput) {
  const { data, next_cursor } = (await listGenres(ctx, page)).pagination;
  const filled = data.filter((genre) => genre.tracks_count > 0);
  return {
    pagination: {
      data: filled,
      per_page: page.per_page,
      next_cursor: filled.length < data.length ? null : next_cursor,
    },
  };
}

/** Genres of another list of ids, in its order. */
export async function listGenresAmong(
  ctx: Context,
  { name, source }: { name: string; source: KeysetSource },
  page: PageInput,
) {
  const { rows, nextCursor } = await keysetRows(ctx.db, name, source, page, queries.genreRow);
  return { pagination: { data: rows, per_page: page.per_page, next_cursor: nextCursor } };
}

/** Genres by id, in that order. */
export async function genresByIds(ctx: Context, ids: readonly number[]) {
  return queries.genresByIds(ctx.db, ids);
}

/** Genres with a part of the name, the largest first. */
export async function findGenres(ctx: Context, query: string, limit: number) {
  return queries.genresByName(ctx.db, query, limit);
}

/** The most played artists of a genre: those of its most played albums. */
export async function artistsOfGenre(ctx: Context, genreId: number, limit: number) {
  return artistSummaries(ctx, await queries.artistIdsOfGenre(ctx.db, genreId, limit));
}
