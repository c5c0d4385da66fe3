import type { Context } from '../core/context.ts';
import { invalid, notFound } from '../core/errors.ts';
import * as queries from './queries.ts';
import { oneTag, tagNames } from './tag-values.ts';

/** @throws AppError `not_found`; `invalid` on `display_name` when another has the name */
export async function updateTag(ctx: Context, { id, display_name }: { id: number; display_name: string }) {
  return ctx.db.transaction().execute(async (trx) => {
    const values = tagNames(display_name);
    if (await queries.isTagTaken(trx, id, values)) {
      throw invalid('display_name', 'There is a tag of this name already.');
    }
    if (!(await queries.updateTagRow(trx, id, values))) throw notFound();
    return oneTag(await queries.tagsByIds(trx, [id]));
  });
}
