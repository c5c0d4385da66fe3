import type { Context } from '../core/context.ts';
import { notFound } from '../core/errors.ts';
import { deleteGenreRow } from './queries.ts';

/** Removes a genre; its albums and tracks stay. @throws AppError `not_found` */
export async function deleteGenre(ctx: Context, { id }: { id: number }) {
  const found = await ctx.db.transaction().execute((trx) => deleteGenreRow(trx, id));
  if (!found) throw notFound();
  return { done: true as const };
}
