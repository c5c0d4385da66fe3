import type { Database, Db, Transaction } from '@kantele/db';
import { userOf } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { AppError, notFound } from '../../core/errors.ts';
import type { WorkspacePermission } from '../../core/permissions.ts';
import { findMember } from '../../platform/memberships/find-member.ts';
import { reaches } from '../../platform/memberships/policy.ts';
import { roleMay } from './policy.ts';
import { holdAccounts, lockWorkspaces } from './queries.ts';

/**
 * The membership of the one who asks.
 * @param need `owner`, or what the role must hold; null for every member
 * @throws AppError `not_found` for somebody who is no member, `forbidden` for one whose role is not enough
 */
export async function assertMember(
  ctx: Context,
  db: Db | Transaction<Database>,
  workspaceId: number,
  need: WorkspacePermission | 'owner' | null = null,
) {
  const row = reaches(ctx.actor, workspaceId)
    ? await findMember(db, workspaceId, userOf(ctx.actor).id)
    : undefined;
  if (!row) throw notFound();
  if (need === 'owner' && row.key !== 'owner') throw new AppError('forbidden');
  if (need !== null && need !== 'owner' && !roleMay(row, need)) throw new AppError('forbidden');
  return row;
}

/**
 * Locks what a change of workspaces is about, always in this order: accounts, the one who asks among them, then
 * workspaces, each by their ids. Who deletes accounts locks in the same order, so that of two changes at once the later
 * one sees what the earlier has left.
 * @returns the workspaces that are there
 * @throws AppError `conflict` when one of the accounts was deleted meanwhile
 */
export async function lockTogether(
  ctx: Context,
  trx: Transaction<Database>,
  { workspaceIds, userIds = [] }: { workspaceIds: readonly number[]; userIds?: readonly number[] },
) {
  const accounts = new Set([userOf(ctx.actor).id, ...userIds]);
  if ((await holdAccounts(trx, [...accounts])).length < accounts.size) throw new AppError('conflict');
  return lockWorkspaces(trx, workspaceIds);
}

/**
 * The membership of the one who asks, with the workspace locked, for what changes it or its members.
 * @param userIds accounts it is about, which stay until it is done
 * @throws AppError as `assertMember` and `lockTogether`
 */
export async function lockAsMember(
  ctx: Context,
  trx: Transaction<Database>,
  workspaceId: number,
  need: WorkspacePermission | 'owner' | null = null,
  userIds: readonly number[] = [],
) {
  const [workspace] = await lockTogether(ctx, trx, { workspaceIds: [workspaceId], userIds });
  if (!workspace) throw notFound();
  return { workspace, own: await assertMember(ctx, trx, workspaceId, need) };
}
