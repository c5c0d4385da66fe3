import type { z } from 'zod';
import { userOf } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { publishEvent } from '../../platform/live/publish-event.ts';
import type * as contract from './contract.ts';
import { forgetAwaitedOf } from './queries.ts';

/** Waits no longer for some of what the library names, or for all of it. */
export async function forgetAwaited(ctx: Context, { ids }: z.output<typeof contract.forgetAwaited>) {
  const { id: userId } = userOf(ctx.actor);
  return ctx.db.transaction().execute(async (trx) => {
    const forgotten = await forgetAwaitedOf(trx, userId, ids);
    if (forgotten > 0) await publishEvent(trx, [userId], { type: 'transfers' });
    return { changed: forgotten };
  });
}
