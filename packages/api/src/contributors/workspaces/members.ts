import type { Database, Transaction } from '@kantele/db';
import type { z } from 'zod';
import { userOf } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { AppError, invalid, notFound } from '../../core/errors.ts';
import { revokeWorkspaceTokens } from '../../identity/access-tokens/revoke-tokens.ts';
import { findAccount } from '../../identity/accounts/find-account.ts';
import { profilesByIds } from '../../identity/accounts/get-profiles.ts';
import { findMember } from '../../platform/memberships/find-member.ts';
import { assertMember, lockAsMember } from './assert-member.ts';
import type * as contract from './contract.ts';
import type { Member } from './contract.ts';
import { deleteInvitesOf } from './invite-queries.ts';
import { builtInRole, deleteMember, membersOf, updateMember, workspaceRoles } from './member-queries.ts';
import { settleInvitation } from './notify-invited.ts';
import { canAssign, canChangeMember } from './policy.ts';
import { updateWorkspaceRow } from './queries.ts';
import { recordChange } from './record-change.ts';
import { roleView } from './view.ts';

/** Who is in a workspace, the owner first. @throws AppError `not_found` */
export async function listMembers(ctx: Context, { id }: { id: number }): Promise<{ members: Member[] }> {
  const own = await assertMember(ctx, ctx.db, id);
  const rows = await membersOf(ctx.db, id);
  const profiles = await profilesByIds(
    ctx.db,
    rows.map(({ user_id }) => user_id),
  );
  const users = new Map(profiles.map((user) => [user.id, user]));
  const self = userOf(ctx.actor).id;
  return {
    members: rows.flatMap((row) => {
      const user = users.get(row.user_id);
      if (!user) return [];
      const edit = row.user_id !== self && canChangeMember(own, row);
      return [
        {
          user,
          role: roleView({ ...row, role_name: row.name, description: '' }),
          created_at: row.created_at.toISOString(),
          abilities: { edit },
        },
      ];
    }),
  };
}

/** Roles members of a workspace can have. @throws AppError `not_found` */
export async function listRoles(ctx: Context, { id }: { id: number }) {
  const own = await assertMember(ctx, ctx.db, id);
  const rows = await workspaceRoles(ctx.db);
  return {
    roles: rows.map((row) => ({
      ...roleView({ ...row, role_id: row.id, role_name: row.name }),
      assignable: canAssign(own, row),
    })),
  };
}

/** A role the one who asks may assign. @throws AppError `invalid` on `role_id` */
export async function assertAssignable(
  trx: Transaction<Database>,
  own: Awaited<ReturnType<typeof assertMember>>,
  roleId: number,
) {
  const role = (await workspaceRoles(trx)).find(({ id }) => id === roleId);
  if (!role || !canAssign(own, role)) throw invalid('role_id', 'Choose one of the offered values.');
}

/** Gives a member another role. @throws AppError `not_found`, `forbidden`, `invalid` on `role_id` */
export async function setMemberRole(ctx: Context, input: z.output<typeof contract.setMemberRole>) {
  const { id, user_id, role_id } = input;
  await ctx.db.transaction().execute(async (trx) => {
    const { own } = await lockAsMember(ctx, trx, id, 'workspace.members');
    const other = await findMember(trx, id, user_id);
    if (!other) throw notFound();
    if (user_id === userOf(ctx.actor).id || !canChangeMember(own, other)) throw new AppError('forbidden');
    await assertAssignable(trx, own, role_id);
    await updateMember(trx, { workspace_id: id, user_id, role_id });
    await recordChange(ctx, trx, id, 'workspaces.change_member', user_id);
  });
  return listMembers(ctx, { id });
}

/**
 * Removes a member; everybody but the owner may remove themselves. Invitations by them and to their address and the
 * tokens they bound to the workspace go with them; what they uploaded to it stays.
 * @throws AppError `not_found`, `forbidden`; `conflict` for the owner
 */
export async function removeMember(ctx: Context, { id, user_id }: z.output<typeof contract.byMember>) {
  const isSelf = userOf(ctx.actor).id === user_id;
  await ctx.db.transaction().execute(async (trx) => {
    const need = isSelf ? null : 'workspace.members';
    const { workspace, own } = await lockAsMember(ctx, trx, id, need);
    const other = await findMember(trx, id, user_id);
    if (!other) throw notFound();
    if (workspace.owner_id === user_id) {
      throw new AppError('conflict', 'A workspace needs an owner. Give it to somebody else before.');
    }
    if (!isSelf && !canChangeMember(own, other)) throw new AppError('forbidden');
    const account = await findAccount(trx, { id: user_id });
    if (account) for (const one of await deleteInvitesOf(trx, id, account)) await settleInvitation(trx, one);
    await revokeWorkspaceTokens(trx, user_id, id);
    await deleteMember(trx, id, user_id);
    await recordChange(ctx, trx, id, isSelf ? 'workspaces.leave' : 'workspaces.remove_member', user_id);
  });
  return { done: true as const };
}

/** Makes another member the owner; the former one stays as a manager. @throws AppError `not_found`, `forbidden` */
export async function transferWorkspace(ctx: Context, { id, user_id }: z.output<typeof contract.byMember>) {
  await ctx.db.transaction().execute(async (trx) => {
    const { workspace } = await lockAsMember(ctx, trx, id, 'owner');
    if (!(await findMember(trx, id, user_id))) throw notFound();
    const [owner, manager] = await Promise.all([builtInRole(trx, 'owner'), builtInRole(trx, 'manager')]);
    await updateMember(trx, { workspace_id: id, user_id: workspace.owner_id, role_id: manager.id });
    await updateMember(trx, { workspace_id: id, user_id, role_id: owner.id });
    await updateWorkspaceRow(trx, id, { owner_id: user_id });
    await recordChange(ctx, trx, id, 'workspaces.transfer', user_id);
  });
  return listMembers(ctx, { id });
}
