import type { Context } from '../core/context.ts';
import { invalid } from '../core/errors.ts';
import * as queries from './queries.ts';
import { oneTag, tagNames } from './tag-values.ts';

/** @throws AppError `invalid` on `display_name` when there is one of this name */
export async function createTag(ctx: Context, { display_name }: { display_name: string }) {
  return ctx.db.transaction().execute(async (trx) => {
    const row = await queries.insertTag(trx, tagNames(display_name));
    if (!row) throw invalid('display_name', 'There is a tag of this name already.');
    return oneTag(await queries.tagsByIds(trx, [row.id]));
  });
}
