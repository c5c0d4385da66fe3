import type { Context } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';
import { keepForUndo, takeBack } from '../../platform/undo/undo.ts';
import * as queries from './queries.ts';

/** Removes tags, all of them or none; their tracks stay. @throws AppError `not_found` */
export async function deleteTags(ctx: Context, { ids }: { ids: readonly number[] }) {
  const going = [...new Set(ids)];
  return ctx.db.transaction().execute(async (trx) => {
    if ((await queries.lockTags(trx, going)).length < going.length) throw notFound();
    const undo_id = await keepForUndo(ctx, trx, 'tags', going);
    await queries.deleteTagRows(trx, going);
    return { changed: going.length, undo_id };
  });
}

/** Takes a deletion of tags back, with their tracks. @throws AppError as `takeBack` */
export async function restoreTags(ctx: Context, { undo_id }: { undo_id: number }) {
  return ctx.db.transaction().execute(async (trx) => {
    const ids = await takeBack(ctx, trx, 'tags', undo_id);
    return { changed: ids.length };
  });
}
