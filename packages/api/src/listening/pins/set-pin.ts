import type { z } from 'zod';
import { userOf } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { AppError } from '../../core/errors.ts';
import { publishEvent } from '../../platform/live/publish-event.ts';
import * as contract from './contract.ts';
import { kinds } from './kinds.ts';
import { deletePin, insertPin } from './queries.ts';

type Pin = z.output<typeof contract.pin>;

/**
 * Keeps a thing at the top of one's library; once more changes nothing. One's other browsers are told.
 * @throws AppError `not_found` for what is not there or may not be seen; `conflict` when there are too many
 */
export async function setPin(ctx: Context, { type, id }: Pin) {
  const { id: userId } = userOf(ctx.actor);
  const { column, assertSees } = kinds[type];
  await assertSees(ctx, id);
  return ctx.db.transaction().execute(async (trx) => {
    if (!(await insertPin(trx, { column, userId, id, atMost: contract.pinsMax })))
      throw new AppError('conflict', ':count are pinned already. Unpin one first.', {
        params: { count: contract.pinsMax },
      });
    await publishEvent(trx, [userId], { type: 'pins' });
    return { pinned: true };
  });
}

/** Keeps it there no longer, whether or not it was, and whether or not it may still be seen. */
export async function removePin(ctx: Context, { type, id }: Pin) {
  const { id: userId } = userOf(ctx.actor);
  return ctx.db.transaction().execute(async (trx) => {
    await deletePin(trx, { column: kinds[type].column, userId, id });
    await publishEvent(trx, [userId], { type: 'pins' });
    return { pinned: false };
  });
}
