import type { Context } from '../../core/context.ts';
import * as queries from './queries.ts';
import { oneTag, refuseTaken, tagNames } from './tag-values.ts';

/** @throws AppError `invalid` on `display_name` when there is one of this name */
export async function createTag(ctx: Context, { display_name }: { display_name: string }) {
  return ctx.db.transaction().execute(async (trx) => {
    const { id } = await queries.insertTag(trx, tagNames(display_name)).catch(refuseTaken);
    return oneTag(await queries.tagByKey(trx, id));
  });
}
