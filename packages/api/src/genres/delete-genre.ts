import type { Context } from '../core/context.ts';
import { notFound } from '../core/errors.ts';
import { findGenre } from './find-genre.ts';
import { deleteGenreRow } from './queries.ts';

/** Removes a genre; its albums and tracks stay. @throws AppError `not_found` */
export async function deleteGenre(ctx: Context, { id: key }: { id: string | number }) {
  const found = await ctx.db.transaction().execute(async (trx) => {
    const { id } = await findGenre(trx, key);
    return deleteGenreRow(trx, id);
  });
  if (!found) throw notFound();
  return { done: true as const };
}
