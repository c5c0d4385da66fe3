import type { z } from 'zod';
import { userOf } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { inOrder, keysetIds } from '../../core/keyset.ts';
import type * as contract from './contract.ts';
import { awaitedByIds, awaitedOf, countAwaited } from './queries.ts';

/** A page of what the library of the one who asks names and this site does not have, in the order of the file. */
export async function listAwaited(
  { db, actor }: Context,
  { per_page, cursor = null }: z.output<typeof contract.listAwaited>,
): Promise<z.output<typeof contract.awaitedPage>> {
  const { id: userId } = userOf(actor);
  const { ids, nextCursor } = await keysetIds(db, `awaited:${userId}`, awaitedOf(userId), {
    per_page,
    cursor,
  });
  const data = inOrder(ids, await awaitedByIds(db, ids));
  return { pagination: { data, per_page, next_cursor: nextCursor }, total: await countAwaited(db, userId) };
}
