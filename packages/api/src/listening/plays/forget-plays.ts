import { userOf } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';
import { publishEvent } from '../../platform/live/publish-event.ts';
import { forgetPlays } from './history-queries.ts';

/** Takes a play out of one's history; it stays counted. @throws AppError `not_found` when it is not there */
export async function forgetPlay(ctx: Context, { id }: { id: string }) {
  const answer = await forget(ctx, id);
  if (answer.forgotten === 0) throw notFound();
  return answer;
}

/** Takes all plays out of one's history; they stay counted. */
export const forgetHistory = (ctx: Context) => forget(ctx);

async function forget(ctx: Context, id?: string) {
  const { id: userId } = userOf(ctx.actor);
  return ctx.db.transaction().execute(async (trx) => {
    const forgotten = await forgetPlays(trx, userId, id);
    if (forgotten > 0) await publishEvent(trx, [userId], { type: 'history' });
    return { forgotten };
  });
}
