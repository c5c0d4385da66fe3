import type { Context } from '../../core/context.ts';
import { genreNames, oneGenre, refuseTaken } from './genre-values.ts';
import * as queries from './queries.ts';

/** @throws AppError `invalid` on `display_name` when there is one of this name */
export async function createGenre(ctx: Context, { display_name }: { display_name: string }) {
  return ctx.db.transaction().execute(async (trx) => {
    const { id } = await queries.insertGenre(trx, genreNames(display_name)).catch(refuseTaken);
    return oneGenre(await queries.genreByKey(trx, id));
  });
}
