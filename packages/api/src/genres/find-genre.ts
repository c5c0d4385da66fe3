import type { Context } from '../core/context.ts';
import { notFound } from '../core/errors.ts';
import { genreBySlugRow } from './queries.ts';

/** The genre of an address. @throws AppError `not_found` */
export async function findGenre(ctx: Context, slug: string) {
  const genre = await genreBySlugRow(ctx.db, slug);
  if (!genre) throw notFound();
  return genre;
}
