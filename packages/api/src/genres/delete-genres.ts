import type { Context } from '../core/context.ts';
import { notFound } from '../core/errors.ts';
import * as queries from './queries.ts';

/** Removes genres, all of them or none; their albums and tracks stay. @throws AppError `not_found` */
export async function deleteGenres(ctx: Context, { ids }: { ids: readonly number[] }) {
  const going = [...new Set(ids)];
  return ctx.db.transaction().execute(async (trx) => {
    if ((await queries.lockGenres(trx, going)).length < going.length) throw notFound();
    await queries.deleteGenreRows(trx, going);
    return { changed: going.length };
  });
}
