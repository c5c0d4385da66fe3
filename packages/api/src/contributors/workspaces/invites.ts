import type { Database, Transaction } from '@kantele/db';
import { z } from 'zod';
import { userOf } from '../../core/actor.ts';
import { refuseViolations } from '../../core/constraints.ts';
import type { Context } from '../../core/context.ts';
import { AppError, invalid, notFound } from '../../core/errors.ts';
import { findAccount } from '../../identity/accounts/find-account.ts';
import { limitAttempts, mayMail } from '../../platform/attempts/limit-attempts.ts';
import { queueMail } from '../../platform/mails/queue-mail.ts';
import { findMember } from '../../platform/memberships/find-member.ts';
import { hashInvite, newSecret } from '../../platform/memberships/invite-secret.ts';
import { assertMember, lockAsMember } from './assert-member.ts';
import type * as contract from './contract.ts';
import { deleteInvite, insertInvite, inviteById, invitesOf, renewInvite } from './invite-queries.ts';
import { assertAssignable } from './members.ts';
import { notifyInvited, settleInvitation } from './notify-invited.ts';
import { recordChange } from './record-change.ts';
import { inviteView } from './view.ts';

/** Invitations one person may send in an hour: mails to strangers are not to be had by the hundred. */
const invitesPerHour = { max: 20, seconds: 3_600 };
const mailedDays = 7;
const dayMs = 24 * 3_600_000;

/** Open and expired invitations of a workspace. @throws AppError `not_found`, `forbidden` */
export async function listInvites(ctx: Context, { id }: { id: number }) {
  await assertMember(ctx, ctx.db, id, 'workspace.members');
  const rows = await invitesOf(ctx.db, id);
  return { invites: rows.map((row) => inviteView(row, ctx.services.now())) };
}

/**
 * Invites somebody by mail; who has an account is notified, too. The mail names neither the team nor who invites, so
 * that nobody can have the site send their words to strangers.
 * @throws AppError `not_found`, `forbidden`, `rate_limited`; `invalid` on `email` or `role_id`; `conflict` where the site
 * sends no mail
 */
export async function inviteByEmail(ctx: Context, input: z.output<typeof contract.inviteByEmail>) {
  const { id, role_id } = input;
  const user = userOf(ctx.actor);
  const email = z.email().safeParse(input.email).data;
  if (!email) throw invalid('email', 'Enter an email address.');
  const own = await findAccount(ctx.db, { id: user.id });
  if (own?.email.toLowerCase() === email.toLowerCase()) throw invalid('email', 'This is your own address.');
  await limitAttempts(ctx, `invites ${user.id}`, invitesPerHour);
  const secret = newSecret();
  const inviteId = await ctx.db
    .transaction()
    .execute(async (trx) => {
      const account = await findAccount(trx, { email });
      const invited = account ? [account.id] : [];
      const { own: role } = await lockAsMember(ctx, trx, id, 'workspace.members', invited);
      await assertAssignable(trx, role, role_id);
      if (account && (await findMember(trx, id, account.id))) {
        throw invalid('email', 'This person is a member already.');
      }
      const row = await insertInvite(trx, {
        ...{ workspace_id: id, email, role_id, invited_by: user.id, max_uses: 1 },
        token_hash: hashInvite(secret),
        expires_at: new Date(ctx.services.now().getTime() + mailedDays * dayMs),
      });
      await mailInvite(ctx, trx, { email, secret, language: account?.language ?? ctx.language });
      if (account?.email_verified_at)
        await notifyInvited(ctx, trx, { inviteId: row.id, workspaceId: id, userId: account.id });
      await recordChange(ctx, trx, id, 'workspaces.invite');
      return row.id;
    })
    .catch(
      refuseViolations({
        workspace_invites_address: () => invalid('email', 'This person is invited already.'),
      }),
    );
  return oneInvite(ctx, id, inviteId);
}

/** Makes a link that lets several people join. @throws AppError `not_found`, `forbidden`, `rate_limited`, `invalid` on `role_id` */
export async function createLink(ctx: Context, input: z.output<typeof contract.createLink>) {
  const { id, role_id, days, max_uses } = input;
  const user = userOf(ctx.actor);
  await limitAttempts(ctx, `invites ${user.id}`, invitesPerHour);
  const secret = newSecret();
  const inviteId = await ctx.db.transaction().execute(async (trx) => {
    const { own } = await lockAsMember(ctx, trx, id, 'workspace.members');
    await assertAssignable(trx, own, role_id);
    const row = await insertInvite(trx, {
      ...{ workspace_id: id, email: null, role_id, invited_by: user.id, max_uses },
      token_hash: hashInvite(secret),
      expires_at: new Date(ctx.services.now().getTime() + days * dayMs),
    });
    await recordChange(ctx, trx, id, 'workspaces.create_link');
    return row.id;
  });
  return { link: linkOf(ctx, secret), ...(await oneInvite(ctx, id, inviteId)) };
}

/**
 * Sends an invitation once more, with a new link and another week; the link before is void.
 * @throws AppError `not_found`, `forbidden`; `rate_limited` after three mails an hour to an address; `conflict`
 */
export async function resendInvite(ctx: Context, { id, invite_id }: z.output<typeof contract.byInvite>) {
  await limitAttempts(ctx, `invites ${userOf(ctx.actor).id}`, invitesPerHour);
  const secret = newSecret();
  await ctx.db.transaction().execute(async (trx) => {
    const { own } = await lockAsMember(ctx, trx, id, 'workspace.members');
    const row = await inviteById(trx, id, invite_id);
    if (!row || row.email === null || row.uses >= row.max_uses) throw notFound();
    await assertAssignable(trx, own, row.role_id);
    const expires_at = new Date(ctx.services.now().getTime() + mailedDays * dayMs);
    await renewInvite(trx, invite_id, { token_hash: hashInvite(secret), expires_at });
    const account = await findAccount(trx, { email: row.email });
    await mailInvite(ctx, trx, { email: row.email, secret, language: account?.language ?? ctx.language });
    await recordChange(ctx, trx, id, 'workspaces.invite');
  });
  return oneInvite(ctx, id, invite_id);
}

/** Takes an invitation back: neither its link nor its address lets anybody in. @throws AppError `not_found`, `forbidden` */
export async function revokeInvite(ctx: Context, { id, invite_id }: z.output<typeof contract.byInvite>) {
  await ctx.db.transaction().execute(async (trx) => {
    await lockAsMember(ctx, trx, id, 'workspace.members');
    if (!(await deleteInvite(trx, id, invite_id))) throw notFound();
    await settleInvitation(trx, invite_id);
    await recordChange(ctx, trx, id, 'workspaces.revoke_invite');
  });
  return { done: true as const };
}

async function oneInvite(ctx: Context, id: number, inviteId: string) {
  const row = await inviteById(ctx.db, id, inviteId);
  if (!row) throw notFound();
  return { invite: inviteView(row, ctx.services.now()) };
}

const linkOf = ({ services }: Context, secret: string) => `${services.baseUrl}/workspace/join/${secret}`;

async function mailInvite(
  ctx: Context,
  trx: Transaction<Database>,
  { email, secret, language }: { email: string; secret: string; language: string },
) {
  // Counted on the same connection: with as many invitations as there are, none would be left to count on.
  if (!(await mayMail({ ...ctx, db: trx }, `workspace invitation ${email.toLowerCase()}`)))
    throw new AppError('rate_limited');
  const mail = {
    template: 'workspace-invitation',
    to: email,
    language,
    params: { link: linkOf(ctx, secret) },
  } as const;
  if (await queueMail(ctx, trx, mail)) return;
  throw new AppError('conflict', 'This site cannot send emails. Invite people by a link instead.');
}
