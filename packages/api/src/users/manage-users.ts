import type { Database, Transaction } from '@kantele/db';
import type { z } from 'zod';
import { recordEvent } from '../audit/record-event.ts';
import { sendReset } from '../auth/jobs.ts';
import { openSession } from '../auth/open-session.ts';
import { assertGoodPassword, hashPassword } from '../auth/password.ts';
import { deleteSessionsOf } from '../auth/queries.ts';
import { createUser as createAccount } from '../auth/register.ts';
import { queueVerification } from '../auth/verify-email.ts';
import { userOf } from '../core/actor.ts';
import type { Context } from '../core/context.ts';
import { AppError, invalid, notFound } from '../core/errors.ts';
import { keysetIds } from '../core/keyset.ts';
import { giveRole, keepAnAdmin, rolesByIds, setRoles, takeRole } from '../roles/queries.ts';
import { getBootstrap } from '../settings/bootstrap.ts';
import type * as contract from './contract.ts';
import { removeAccounts } from './delete-user.ts';
import { assertGrantable, canManageUser } from './policy.ts';
import { filteredUsers, lockUsers, type UserRow, updateUserRow, userOrder, usersByIds } from './queries.ts';
import { userView } from './view.ts';

/** A page of users by filters. */
export async function listUsers(ctx: Context, input: z.output<typeof contract.listUsers>) {
  const { orderBy, perPage, cursor, direction: _, ...filter } = input;
  const list = `users ${JSON.stringify(filter)}`;
  const source = filteredUsers(userOrder[orderBy], filter);
  const { ids, nextCursor } = await keysetIds(ctx.db, list, source, { perPage, cursor: cursor ?? null });
  const rows = await usersByIds(ctx.db, ids);
  return {
    pagination: {
      data: rows.map((row) => userView(ctx.actor, row)),
      per_page: perPage,
      next_cursor: nextCursor,
    },
  };
}

/** Makes an account; without a password its owner sets one by mail. @throws AppError `invalid`, `forbidden` */
export async function createUser(ctx: Context, input: z.output<typeof contract.createUser>) {
  if (input.password) assertGoodPassword(input.password, 'password', [input.email]);
  const hash = input.password ? await hashPassword(input.password) : null;
  const id = await ctx.db.transaction().execute(async (trx) => {
    const account = { email: input.email, hash, verified: input.email_verified, name: input.display_name };
    const created = await createAccount(trx, account);
    if (input.role_ids) {
      const roles = await rolesByIds(trx, input.role_ids);
      if (roles.length !== new Set(input.role_ids).size || roles.some((role) => role.guests))
        throw invalid('role_ids', 'Choose one of the offered values.');
      assertGrantable(
        ctx.actor,
        roles.flatMap((role) => role.permissions),
      );
      await setRoles(trx, created, input.role_ids);
    }
    if (!hash) await ctx.services.jobs.add(trx, sendReset, { email: input.email, language: ctx.language });
    await recordEvent(trx, ctx, { action: 'users.create', object: { type: 'user', id: created } });
    return created;
  });
  const [row] = await usersByIds(ctx.db, [id]);
  if (!row) throw notFound();
  return { user: userView(ctx.actor, row) };
}

/** All of these users, locked; one that is missing, oneself, or above the actor refuses all. */
async function managedUsers(
  ctx: Context,
  trx: Transaction<Database>,
  ids: readonly number[],
): Promise<UserRow[]> {
  const rows = await lockUsers(trx, ids);
  if (rows.length !== new Set(ids).size) throw notFound();
  const self = ctx.actor.kind === 'user' ? ctx.actor.id : null;
  if (rows.some((row) => row.id === self || !canManageUser(ctx.actor, row))) throw new AppError('forbidden');
  return rows;
}

/** Signs users out and keeps them out until `until`, or until it is ended. */
export async function suspendUsers(
  ctx: Context,
  { ids, reason, until }: z.output<typeof contract.suspendUsers>,
) {
  const end = until ? new Date(until) : null;
  if (end && end <= ctx.services.now()) throw invalid('until', 'Choose a moment to come.');
  await ctx.db.transaction().execute(async (trx) => {
    for (const { id } of await managedUsers(ctx, trx, ids)) {
      await updateUserRow(trx, id, {
        suspended_at: ctx.services.now(),
        suspended_until: end,
        suspended_reason: reason,
      });
      await deleteSessionsOf(trx, id);
      await recordEvent(trx, ctx, {
        action: 'users.suspend',
        object: { type: 'user', id },
        data: { reason },
      });
    }
    await keepAnAdmin(trx);
  });
  return { changed: ids.length };
}

export async function unsuspendUsers(ctx: Context, { ids }: z.output<typeof contract.userIds>) {
  await ctx.db.transaction().execute(async (trx) => {
    for (const { id } of await managedUsers(ctx, trx, ids)) {
      await updateUserRow(trx, id, { suspended_at: null, suspended_until: null, suspended_reason: null });
      await recordEvent(trx, ctx, { action: 'users.unsuspend', object: { type: 'user', id } });
    }
  });
  return { changed: ids.length };
}

/** Gives or takes a role of several users. @throws AppError `conflict` when no admin would remain */
export async function assignRole(ctx: Context, { ids, role_id, held }: z.output<typeof contract.assignRole>) {
  await ctx.db.transaction().execute(async (trx) => {
    const [role] = await rolesByIds(trx, [role_id]);
    if (!role || role.guests) throw invalid('role_id', 'Choose one of the offered values.');
    assertGrantable(ctx.actor, role.permissions);
    const rows = await lockUsers(trx, ids);
    if (rows.length !== new Set(ids).size) throw notFound();
    if (rows.some((row) => !canManageUser(ctx.actor, row))) throw new AppError('forbidden');
    for (const { id } of rows) await (held ? giveRole(trx, id, role_id) : takeRole(trx, id, role_id));
    await keepAnAdmin(trx);
    await recordEvent(trx, ctx, {
      action: held ? 'roles.give' : 'roles.take',
      object: { type: 'role', id: role_id },
      data: { users: ids },
    });
  });
  return { changed: ids.length };
}

/** Mails the link that confirms an address to users who have not yet. */
export async function resendVerifications(ctx: Context, { ids }: z.output<typeof contract.userIds>) {
  let changed = 0;
  await ctx.db.transaction().execute(async (trx) => {
    for (const row of await managedUsers(ctx, trx, ids)) {
      if (row.email_verified_at) continue;
      await queueVerification(ctx, trx, row);
      changed += 1;
    }
  });
  return { changed };
}

/** Removes users for good, all of them or none. */
export async function removeUsers(ctx: Context, { ids }: z.output<typeof contract.userIds>) {
  await ctx.db.transaction().execute(async (trx) => {
    await managedUsers(ctx, trx, ids);
    for (const id of ids)
      await recordEvent(trx, ctx, { action: 'users.delete', object: { type: 'user', id } });
    await removeAccounts(ctx, trx, ids);
  });
  return { changed: ids.length };
}

/** A session as another user, for a day; leaving it leads back. @throws AppError `forbidden` for who stands above */
export async function signInAs(ctx: Context, { id }: { id: number }) {
  const actor = userOf(ctx.actor);
  if (actor.impersonatorId !== null) throw new AppError('forbidden');
  await ctx.db.transaction().execute(async (trx) => {
    await managedUsers(ctx, trx, [id]);
    await recordEvent(trx, ctx, { action: 'users.sign_in_as', object: { type: 'user', id } });
  });
  const next = await openSession(ctx, id, {
    remember: false,
    impersonatorId: actor.id,
    // The admin has not given this user's password: what asks for it stays locked.
    authenticatedAt: new Date(0),
  });
  return { bootstrapData: await getBootstrap(next, {}) };
}
