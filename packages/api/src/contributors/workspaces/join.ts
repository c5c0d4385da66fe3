import type { Database, Db, Transaction } from '@kantele/db';
import type { z } from 'zod';
import { userOf } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { AppError } from '../../core/errors.ts';
import { findAccount } from '../../identity/accounts/find-account.ts';
import { profilesByIds } from '../../identity/accounts/get-profiles.ts';
import { limitVisitor } from '../../platform/attempts/limit-attempts.ts';
import { recordEvent } from '../../platform/audit/record-event.ts';
import { findMember } from '../../platform/memberships/find-member.ts';
import { hashInvite } from '../../platform/memberships/invite-secret.ts';
import { isOpen } from '../../platform/memberships/policy.ts';
import { lockTogether } from './assert-member.ts';
import type * as contract from './contract.ts';
import type { Invitation } from './contract.ts';
import {
  deleteInvite,
  type InviteName,
  type InviteRow,
  inviteNamed,
  openInvitesTo,
  spendInvite,
  spendInvitesTo,
} from './invite-queries.ts';
import { insertMember } from './member-queries.ts';
import { settleInvitation } from './notify-invited.ts';
import { workspaceById } from './queries.ts';
import { pictureUrl, roleView } from './view.ts';

/** One sentence for every cause: who guesses learns nothing. */
const noLonger = () => new AppError('not_found', 'This invite is no longer valid');
/** Told to who brings the secret of a mail to somebody else. */
const forOther = () =>
  new AppError(
    'forbidden',
    'This invite is for another email address. Sign in with the address it was sent to.',
  );
const uuid = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;
/** Secrets one visitor may try in ten minutes. */
const looks = { max: 60, seconds: 600 };

/**
 * What somebody is invited to; also for guests, who bring the secret of the link.
 * @throws AppError `not_found` when it is over, unless one is a member; `forbidden` for somebody else’s; `rate_limited`
 */
export async function getInvitation(ctx: Context, { inviteId }: z.output<typeof contract.byInviteId>) {
  await limitVisitor(ctx, 'invitation', looks);
  const row = await find(ctx, ctx.db, inviteId);
  const view = await invitationView(ctx, row, inviteId);
  if (!isOpen(row, ctx.services.now()) && !view.is_member) throw noLonger();
  return { invitation: view };
}

/** Open invitations to one’s own confirmed address. */
export async function listInvitations(ctx: Context): Promise<{ invitations: Invitation[] }> {
  const email = await confirmedEmail(ctx, ctx.db);
  const rows = email === null ? [] : await openInvitesTo(ctx.db, email, ctx.services.now());
  return { invitations: await Promise.all(rows.map((row) => invitationView(ctx, row, row.id))) };
}

/**
 * Joins a workspace: by the secret of a link, or by the id of an invitation to one’s own confirmed address. One for an
 * address lets in nobody else. Who joins uses up what is open for their address, too; who is a member already stays what
 * they are, whatever the invitation is by then.
 * @throws AppError `not_found` when it is over, used up or taken back; `forbidden` for somebody else’s; `conflict` when
 * the workspace, or one’s own account, was deleted meanwhile; `rate_limited`
 */
export async function join(ctx: Context, { inviteId }: z.output<typeof contract.byInviteId>) {
  const user = userOf(ctx.actor);
  await limitVisitor(ctx, 'invitation', looks);
  const { workspace_id } = await find(ctx, ctx.db, inviteId);
  await ctx.db.transaction().execute(async (trx) => {
    const [workspace] = await lockTogether(ctx, trx, { workspaceIds: [workspace_id] });
    if (!workspace) throw new AppError('conflict');
    const found = await find(ctx, trx, inviteId);
    if (await findMember(trx, workspace_id, user.id)) return;
    if (!(await spendInvite(trx, found.id, ctx.services.now()))) throw noLonger();
    await insertMember(trx, { workspace_id, user_id: user.id, role_id: found.role_id });
    const account = await findAccount(trx, { id: user.id });
    const spent = account ? await spendInvitesTo(trx, workspace_id, account.email) : [];
    for (const id of [found.id, ...spent]) await settleInvitation(trx, id);
    await recordEvent(trx, ctx, {
      action: 'workspaces.join',
      object: { type: 'user', id: user.id },
      workspaceId: workspace_id,
    });
  });
  return { workspace: { id: workspace_id } };
}

/** Declines an invitation to one’s own address, which ends it; that of a link stays open for others. @throws AppError as `join` */
export async function decline(ctx: Context, { inviteId }: z.output<typeof contract.byInviteId>) {
  await limitVisitor(ctx, 'invitation', looks);
  const found = await find(ctx, ctx.db, inviteId);
  if (!isOpen(found, ctx.services.now())) throw noLonger();
  if (found.email === null) return { done: true as const };
  await ctx.db.transaction().execute(async (trx) => {
    if (!(await deleteInvite(trx, found.workspace_id, found.id))) throw noLonger();
    await settleInvitation(trx, found.id);
    await recordEvent(trx, ctx, {
      action: 'workspaces.decline',
      object: { type: 'workspace', id: found.workspace_id },
      workspaceId: found.workspace_id,
    });
  });
  return { done: true as const };
}

type Executor = Db | Transaction<Database>;

/** An invitation, also one that is over. @throws AppError `not_found`; `forbidden` for one to somebody else’s address */
async function find(ctx: Context, db: Executor, inviteId: string): Promise<InviteRow> {
  const name = await nameOf(ctx, db, inviteId);
  const row = name && (await inviteNamed(db, name));
  if (!row) throw noLonger();
  if (row.email !== null && ctx.actor.kind === 'user' && !(await isFor(ctx, db, row.email))) throw forOther();
  return row;
}

async function nameOf(ctx: Context, db: Executor, inviteId: string): Promise<InviteName | null> {
  if (!uuid.test(inviteId)) return { hash: hashInvite(inviteId) };
  const email = await confirmedEmail(ctx, db);
  return email === null ? null : { id: inviteId, email };
}

/** An address anybody could have typed into their account proves nothing; null until it is confirmed. */
async function confirmedEmail(ctx: Context, db: Executor): Promise<string | null> {
  const account = ctx.actor.kind === 'user' ? await findAccount(db, { id: ctx.actor.id }) : undefined;
  return account?.email_verified_at ? account.email : null;
}

async function isFor(ctx: Context, db: Executor, email: string): Promise<boolean> {
  const account = await findAccount(db, { id: userOf(ctx.actor).id });
  return account?.email.toLowerCase() === email.toLowerCase();
}

async function invitationView(ctx: Context, row: InviteRow, inviteId: string): Promise<Invitation> {
  const workspace = await workspaceById(ctx.db, row.workspace_id);
  if (!workspace) throw noLonger();
  const [inviter] = row.invited_by === null ? [] : await profilesByIds(ctx.db, [row.invited_by]);
  const account = row.email === null ? undefined : await findAccount(ctx.db, { email: row.email });
  return {
    inviteId,
    workspace: {
      id: workspace.id,
      name: workspace.name,
      image: pictureUrl(workspace.image_hash),
      members_count: workspace.members_count,
    },
    role: roleView(row),
    inviter: inviter?.display_name ?? null,
    email: row.email,
    has_account: account !== undefined,
    is_member:
      ctx.actor.kind === 'user' && (await findMember(ctx.db, row.workspace_id, ctx.actor.id)) !== undefined,
    expires_at: row.expires_at.toISOString(),
  };
}
