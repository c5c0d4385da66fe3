import type { Context } from '../../core/context.ts';
import { findGenre } from './find-genre.ts';
import { deleteGenreRow } from './queries.ts';

/** Removes a genre; its albums and tracks stay. @throws AppError `not_found` */
export async function deleteGenre(ctx: Context, { id: key }: { id: string | number }) {
  await ctx.db.transaction().execute(async (trx) => {
    const { id } = await findGenre(trx, key);
    await deleteGenreRow(trx, id);
  });
  return { done: true as const };
}
