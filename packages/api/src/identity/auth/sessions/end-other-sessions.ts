import { userOf } from '../../../core/actor.ts';
import type { Context } from '../../../core/context.ts';
import { deleteOtherSessions } from './session-queries.ts';

/** Ends all sessions of the user but this one. */
export async function endOtherSessions(ctx: Context) {
  const actor = userOf(ctx.actor);
  const ended = await deleteOtherSessions(ctx.db, actor.id, actor.sessionHash ?? '');
  return { done: true as const, ended };
}
