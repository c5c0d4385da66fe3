import type { Context } from '../core/context.ts';
import { notFound } from '../core/errors.ts';
import * as queries from './queries.ts';

/** @throws AppError `not_found` */
export async function deleteTag(ctx: Context, { id }: { id: number }) {
  const found = await ctx.db.transaction().execute((trx) => queries.deleteTagRow(trx, id));
  if (!found) throw notFound();
  return { done: true as const };
}
