import type { Database, Transaction } from '@kantele/db';
import type { Context } from '../../core/context.ts';
import { AppError, notFound } from '../../core/errors.ts';
import { lockUsers, type UserRow } from '../accounts/rows.ts';
import { isSuspended } from './holder.ts';
import { canManageUser, permissionsOf } from './managing-policy.ts';
import { coversAll } from './policy.ts';

/**
 * These users, locked together with the one who asks, all in the order of their ids: two who change each other wait,
 * and the later one finds out what the earlier one did.
 * @throws AppError `conflict` when the one who asks holds less by now than when the request came in
 */
export async function lockWithActor(
  ctx: Context,
  trx: Transaction<Database>,
  ids: readonly number[],
): Promise<UserRow[]> {
  const { actor } = ctx;
  const own = actor.kind === 'user' ? [actor.id] : [];
  const rows = await lockUsers(trx, [...ids, ...own]);
  if (actor.kind === 'user') {
    const row = rows.find(({ id }) => id === actor.id);
    if (!row || isSuspended(row, ctx.services.now()) || !coversAll(permissionsOf(row), actor.permissions))
      throw new AppError('conflict');
  }
  return rows.filter(({ id }) => ids.includes(id));
}

/**
 * All of these users, locked.
 * @throws AppError `not_found` when one is missing; `forbidden` when one stands above the actor, or is himself and
 * `oneself` is not allowed
 */
export async function lockManagedUsers(
  ctx: Context,
  trx: Transaction<Database>,
  ids: readonly number[],
  options: { oneself?: boolean } = {},
): Promise<UserRow[]> {
  const rows = await lockWithActor(ctx, trx, ids);
  if (rows.length !== new Set(ids).size) throw notFound();
  const self = ctx.actor.kind === 'user' && !options.oneself ? ctx.actor.id : null;
  if (rows.some((row) => row.id === self || !canManageUser(ctx.actor, row))) throw new AppError('forbidden');
  return rows;
}
