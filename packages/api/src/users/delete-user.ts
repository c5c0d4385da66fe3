import type { Database, Transaction } from '@kantele/db';
import type { z } from 'zod';
import { recordEvent } from '../audit/record-event.ts';
import { assertRecent } from '../core/actor.ts';
import type { Context } from '../core/context.ts';
import { AppError } from '../core/errors.ts';
import { keepAnAdmin } from '../roles/queries.ts';
import type { deleteUser as input } from './contract.ts';
import { deleteUserRows } from './queries.ts';
import { removeExports } from './remove-exports.ts';

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

/** Removes accounts in a transaction; personal rows follow by their references. */
export async function removeAccounts(ctx: Context, trx: Transaction<Database>, ids: readonly number[]) {
  // The log keeps that it happened, not who it was.
  await trx
    .updateTable('audit_events')
    .set({ actor_name: 'Deleted user', ip: null })
    .where('actor_id', 'in', ids)
    .execute();
  await removeExports(ctx, trx, ids);
  await deleteUserRows(trx, ids);
  await keepAnAdmin(trx);
}
