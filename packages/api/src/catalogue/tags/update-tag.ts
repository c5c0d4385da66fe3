import type { Context } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';
import * as queries from './queries.ts';
import { oneTag, refuseTaken, tagNames } from './tag-values.ts';

/** @throws AppError `not_found`; `invalid` on `display_name` when another has the name */
export async function updateTag(
  ctx: Context,
  { id: key, display_name }: { id: string | number; display_name: string },
) {
  return ctx.db.transaction().execute(async (trx) => {
    const id = (await queries.tagByKey(trx, key))?.id ?? 0;
    if (!(await queries.updateTagRow(trx, id, tagNames(display_name)).catch(refuseTaken))) throw notFound();
    return oneTag(await queries.tagByKey(trx, id));
  });
}
