import type { z } from 'zod';
import { recordEvent } from '../audit/record-event.ts';
import { assertRecent } from '../core/actor.ts';
import type { Context } from '../core/context.ts';
import { AppError } from '../core/errors.ts';
import type { deleteUser as input } from './contract.ts';
import { removeAccounts } from './remove-accounts.ts';

/**
 * Removes the account of the one who asks, at once and for good; everything personal goes with its row.
 * @throws AppError `forbidden` for anybody else's, `locked` when the password was not given within three hours,
 * `conflict` for the last admin
 */
export async function deleteUser(ctx: Context, { id }: z.output<typeof input>) {
  const { actor } = ctx;
  if (actor.kind !== 'user' || (id !== 'me' && id !== actor.id)) throw new AppError('forbidden');
  if (actor.impersonatorId !== null) throw new AppError('forbidden');
  assertRecent(actor, ctx.services.now());
  await ctx.db.transaction().execute(async (trx) => {
    await recordEvent(trx, ctx, { action: 'users.delete', object: { type: 'user', id: actor.id } });
    await removeAccounts(ctx, trx, [actor.id]);
  });
  ctx.visitor?.clearSession();
  return { done: true as const };
}
