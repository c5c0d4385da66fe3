import type { z } from 'zod';
import { assertRecent } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { AppError } from '../../core/errors.ts';
import type { deleteUser as input } from './contract.ts';
import { removeAccounts } from './remove-accounts.ts';

/**
 * Removes the account of the one who asks, at once and for good; everything personal goes with its row.
 * @throws AppError `forbidden` for anybody else's, `locked` when the password was not given within three hours,
 * `conflict` for the last admin, and as `leaveWorkspaces`
 */
export async function deleteUser(ctx: Context, { id }: z.output<typeof input>) {
  const { actor } = ctx;
  if (actor.kind !== 'user' || (id !== 'me' && id !== actor.id)) throw new AppError('forbidden');
  if (actor.impersonatorId !== null) throw new AppError('forbidden');
  assertRecent(actor, ctx.services.now());
  await ctx.db.transaction().execute((trx) => removeAccounts(ctx, trx, [actor.id]));
  ctx.visitor?.clearSession();
  return { done: true as const };
}
