import type { Context } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';
import { findGenre } from './find-genre.ts';
import { genreNames, oneGenre, refuseTaken } from './genre-values.ts';
import * as queries from './queries.ts';

/** @throws AppError `not_found`; `invalid` on `display_name` when another has the name */
export async function updateGenre(
  ctx: Context,
  { id: key, display_name }: { id: string | number; display_name: string },
) {
  return ctx.db.transaction().execute(async (trx) => {
    const { id } = await findGenre(trx, key);
    if (!(await queries.updateGenreRow(trx, id, genreNames(display_name)).catch(refuseTaken)))
      throw notFound();
    return oneGenre(await queries.genreByKey(trx, id));
  });
}
