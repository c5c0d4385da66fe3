import type { Context } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';
import * as queries from './queries.ts';

/** @throws AppError `not_found` */
export async function getTag(ctx: Context, { slug }: { slug: string | number }) {
  const tag = await queries.tagByKey(ctx.db, slug);
  if (!tag) throw notFound();
  return { tag };
}
