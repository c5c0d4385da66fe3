import { userOf } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';
import { recordEvent } from '../../platform/audit/record-event.ts';
import { deleteToken } from './queries.ts';

/** @throws AppError `not_found` for a token of anybody else */
export async function deleteAccessToken(ctx: Context, { id }: { id: number }) {
  const user = userOf(ctx.actor);
  await ctx.db.transaction().execute(async (trx) => {
    if (!(await deleteToken(trx, user.id, id))) throw notFound();
    await recordEvent(trx, ctx, { action: 'access_tokens.delete', object: { type: 'access_token', id } });
  });
  return { done: true as const };
}
