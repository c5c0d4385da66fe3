import type { Context } from '../core/context.ts';
import { notFound } from '../core/errors.ts';
import * as queries from './queries.ts';

/** Removes tags, all of them or none; their tracks stay. @throws AppError `not_found` */
export async function deleteTags(ctx: Context, { ids }: { ids: readonly number[] }) {
  const going = [...new Set(ids)];
  return ctx.db.transaction().execute(async (trx) => {
    if ((await queries.lockTags(trx, going)).length < going.length) throw notFound();
    await queries.deleteTagRows(trx, going);
    return { changed: going.length };
  });
}
