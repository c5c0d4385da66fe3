import type { Database, Transaction } from '@kantele/db';
import type { Context } from '../core/context.ts';
import { AppError, notFound } from '../core/errors.ts';
import { canManageUser } from './policy.ts';
import { lockUsers, type UserRow } from './queries.ts';

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
  const rows = await lockUsers(trx, ids);
  if (rows.length !== new Set(ids).size) throw notFound();
  const self = ctx.actor.kind === 'user' && !options.oneself ? ctx.actor.id : null;
  if (rows.some((row) => row.id === self || !canManageUser(ctx.actor, row))) throw new AppError('forbidden');
  return rows;
}
