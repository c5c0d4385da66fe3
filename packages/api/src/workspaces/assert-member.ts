import type { Database, Db, Transaction } from '@kantele/db';
import { userOf } from '../core/actor.ts';
import type { Context } from '../core/context.ts';
import { AppError, notFound } from '../core/errors.ts';
import type { WorkspacePermission } from '../core/permissions.ts';
import { memberRow } from './member-queries.ts';
import { reaches, roleMay } from './policy.ts';
import { lockWorkspace } from './queries.ts';

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
    ? await memberRow(db, workspaceId, userOf(ctx.actor).id)
    : undefined;
  if (!row) throw notFound();
  if (need === 'owner' && row.key !== 'owner') throw new AppError('forbidden');
  if (need !== null && need !== 'owner' && !roleMay(row, need)) throw new AppError('forbidden');
  return row;
}

/** The same with the workspace locked, for what changes it or its members. */
export async function lockAsMember(
  ctx: Context,
  trx: Transaction<Database>,
  workspaceId: number,
  need: WorkspacePermission | 'owner' | null = null,
) {
  const workspace = await lockWorkspace(trx, workspaceId);
  if (!workspace) throw notFound();
  return { workspace, own: await assertMember(ctx, trx, workspaceId, need) };
}
