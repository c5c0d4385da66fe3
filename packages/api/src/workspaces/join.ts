import type { z } from 'zod';
import { recordEvent } from '../audit/record-event.ts';
import { limitVisitor } from '../auth/limits.ts';
import { userOf } from '../core/actor.ts';
import type { Context } from '../core/context.ts';
import { AppError } from '../core/errors.ts';
import { findAccount } from '../users/find-account.ts';
import { profilesByIds } from '../users/get-profiles.ts';
import type * as contract from './contract.ts';
import type { Invitation } from './contract.ts';
import {
  deleteInvite,
  type InviteName,
  type InviteRow,
  openInvite,
  openInvitesTo,
  spendInvite,
} from './invite-queries.ts';
import { hashInvite } from './invite-secret.ts';
import { insertMember, memberRow } from './member-queries.ts';
import { settleInvitation } from './notify-invited.ts';
import { lockWorkspace, workspaceById } from './queries.ts';
import { pictureUrl, roleView } from './view.ts';

/** One sentence for every cause: who guesses learns nothing. */
const noLonger = () => new AppError('not_found', 'This invite is no longer valid');
const uuid = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;
/** Secrets one visitor may try in ten minutes. */
const looks = { max: 60, seconds: 600 };

/** What somebody is invited to; also for guests, who bring the secret of the link. @throws AppError `not_found`, `rate_limited` */
export async function getInvitation(ctx: Context, { inviteId }: z.output<typeof contract.byInviteId>) {
  await limitVisitor(ctx, 'invitation', looks);
  const row = await find(ctx, inviteId);
  // To somebody else’s address: it is theirs alone.
  if (row.email !== null && ctx.actor.kind === 'user' && !(await isFor(ctx, row.email))) throw noLonger();
  return { invitation: await invitationView(ctx, row, inviteId) };
}

/** Open invitations to one’s own confirmed address. */
export async function listInvitations(ctx: Context): Promise<{ invitations: Invitation[] }> {
  const email = await confirmedEmail(ctx);
  const rows = email === null ? [] : await openInvitesTo(ctx.db, email, ctx.services.now());
  return { invitations: await Promise.all(rows.map((row) => invitationView(ctx, row, row.id))) };
}

/**
 * Joins a workspace: by the secret of a link, or by the id of an invitation to one’s own confirmed address. One for an
 * address lets in nobody else. Who is a member already stays what they are, and the invitation what it was.
 * @throws AppError `not_found` when it is over, used up, taken back or for somebody else
 */
export async function join(ctx: Context, { inviteId }: z.output<typeof contract.byInviteId>) {
  const user = userOf(ctx.actor);
  await limitVisitor(ctx, 'invitation', looks);
  const found = await find(ctx, inviteId);
  if (found.email !== null && !(await isFor(ctx, found.email))) throw noLonger();
  const { workspace_id } = found;
  await ctx.db.transaction().execute(async (trx) => {
    if (!(await lockWorkspace(trx, workspace_id))) throw noLonger();
    if (await memberRow(trx, workspace_id, user.id)) return;
    if (!(await spendInvite(trx, found.id, ctx.services.now()))) throw noLonger();
    await insertMember(trx, { workspace_id, user_id: user.id, role_id: found.role_id });
    if (found.email !== null) {
      await deleteInvite(trx, workspace_id, found.id);
      await settleInvitation(trx, found.id);
    }
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
  const found = await find(ctx, inviteId);
  if (found.email === null) return { done: true as const };
  if (!(await isFor(ctx, found.email))) throw noLonger();
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

/** @throws AppError `not_found` */
async function find(ctx: Context, inviteId: string): Promise<InviteRow> {
  const name = await nameOf(ctx, inviteId);
  const row = name && (await openInvite(ctx.db, name, ctx.services.now()));
  if (!row) throw noLonger();
  return row;
}

async function nameOf(ctx: Context, inviteId: string): Promise<InviteName | null> {
  if (!uuid.test(inviteId)) return { hash: hashInvite(inviteId) };
  const email = await confirmedEmail(ctx);
  return email === null ? null : { id: inviteId, email };
}

/** An address anybody could have typed into their account proves nothing; null until it is confirmed. */
async function confirmedEmail(ctx: Context): Promise<string | null> {
  const account = ctx.actor.kind === 'user' ? await findAccount(ctx.db, { id: ctx.actor.id }) : undefined;
  return account?.email_verified_at ? account.email : null;
}

async function isFor(ctx: Context, email: string): Promise<boolean> {
  const account = await findAccount(ctx.db, { id: userOf(ctx.actor).id });
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
    expires_at: row.expires_at.toISOString(),
  };
}
