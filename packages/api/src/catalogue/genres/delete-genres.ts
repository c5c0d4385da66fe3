import type { Context } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';
import { keepForUndo, takeBack } from '../../platform/undo/undo.ts';
import * as queries from './queries.ts';

/** Removes genres, all of them or none; their albums and tracks stay. @throws AppError `not_found` */
export async function deleteGenres(ctx: Context, { ids }: { ids: readonly number[] }) {
  const going = [...new Set(ids)];
  return ctx.db.transaction().execute(async (trx) => {
    if ((await queries.lockGenres(trx, going)).length < going.length) throw notFound();
    const undo_id = await keepForUndo(ctx, trx, 'genres', going);
    await queries.deleteGenreRows(trx, going);
    return { changed: going.length, undo_id };
  });
}

/** Takes a deletion of genres back, with their albums and tracks. @throws AppError as `takeBack` */
export async function restoreGenres(ctx: Context, { undo_id }: { undo_id: number }) {
  return ctx.db.transaction().execute(async (trx) => {
    const ids = await takeBack(ctx, trx, 'genres', undo_id);
    return { changed: ids.length };
  });
}
