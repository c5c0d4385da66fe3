import type { z } from 'zod';
import type { Context } from '../core/context.ts';
import { keysetRows } from '../core/keyset.ts';
import type * as contract from './contract.ts';
import * as queries from './queries.ts';

/** Genres with most tracks first. */
export async function listGenres(ctx: Context, page: z.output<typeof contract.listGenres>) {
  const source = queries.listedGenres();
  const { rows, nextCursor } = await keysetRows(ctx.db, 'genres', source, page, queries.genreRow);
  return { pagination: { data: rows, per_page: page.per_page, next_cursor: nextCursor } };
}

/** The largest genres that hold something, for shelves. */
export async function topGenres(ctx: Context, limit: number) {
  const { data } = (await listGenres(ctx, { per_page: limit })).pagination;
  return data.filter((genre) => genre.tracks_count > 0);
}
