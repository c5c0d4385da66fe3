import type { Context } from '../../core/context.ts';
import { invalid, notFound } from '../../core/errors.ts';
import { joinTagsOfTracks } from '../tracks/join-links.ts';
import * as queries from './queries.ts';
import { oneTag } from './tag-values.ts';

/**
 * Gives tracks of tags another one, and removes those.
 * @throws AppError `not_found` when one is not there; `invalid` on `into_id` for one of those that go
 */
export async function mergeTags(ctx: Context, { ids, into_id }: { ids: readonly number[]; into_id: number }) {
  const going = [...new Set(ids)];
  if (going.includes(into_id)) throw invalid('into_id', 'Choose another tag than those that go.');
  return ctx.db.transaction().execute(async (trx) => {
    const found = await queries.lockTags(trx, [...going, into_id]);
    if (found.length < going.length + 1) throw notFound();
    await joinTagsOfTracks(trx, going, into_id);
    await queries.deleteTagRows(trx, going);
    return oneTag(await queries.tagByKey(trx, into_id));
  });
}
