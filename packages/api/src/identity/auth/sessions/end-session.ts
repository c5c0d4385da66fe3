import { userOf } from '../../../core/actor.ts';
import type { Context } from '../../../core/context.ts';
import { notFound } from '../../../core/errors.ts';
import { deleteSessionById } from './session-queries.ts';

/** Ends one of the user's sessions. @throws AppError `not_found` for anybody else's */
export async function endOwnSession(ctx: Context, { id }: { id: number }) {
  if (!(await deleteSessionById(ctx.db, userOf(ctx.actor).id, id))) throw notFound();
  return { done: true as const };
}
