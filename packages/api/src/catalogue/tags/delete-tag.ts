import type { Context } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';
import * as queries from './queries.ts';

/** @throws AppError `not_found` */
export async function deleteTag(ctx: Context, { id: key }: { id: string | number }) {
  const found = await ctx.db.transaction().execute(async (trx) => {
    const tag = await queries.tagByKey(trx, key);
    return tag && queries.deleteTagRow(trx, tag.id);
  });
  if (!found) throw notFound();
  return { done: true as const };
}
