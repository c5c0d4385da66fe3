import type { z } from 'zod';
import { can, userOf } from '../../core/actor.ts';
import { refuseViolations } from '../../core/constraints.ts';
import type { Context } from '../../core/context.ts';
import { AppError, invalid, notFound } from '../../core/errors.ts';
import { recordEvent } from '../../platform/audit/record-event.ts';
import { assertLocale } from '../../platform/site-state/site.ts';
import { emailTaken } from '../accounts/email-taken.ts';
import { updateUserRow, usersByIds } from '../accounts/rows.ts';
import { avatarUrl } from '../accounts/view.ts';
import { assertRecentPassword } from '../auth/passwords/assert-recent-password.ts';
import { endResets } from '../auth/passwords/end-resets.ts';
import { hashPassword } from '../auth/passwords/password.ts';
import { passwordRule } from '../auth/passwords/password-rule.ts';
import { revokeAccess } from '../auth/revoke-access.ts';
import { endImpersonations } from '../auth/sessions/end-impersonations.ts';
import { checkedPermissions } from '../roles/checked-permissions.ts';
import { keepAnAdmin } from '../roles/keep-an-admin.ts';
import { lockWithActor } from '../roles/lock-managed-users.ts';
import { canManageUser } from '../roles/managing-policy.ts';
import { assertGrantable } from '../roles/policy.ts';
import { setUserRoles } from '../roles/set-user-roles.ts';
import type { updateUser as inputSchema } from './contract.ts';
import { replaceAvatar } from './replace-avatar.ts';
import { userView } from './view.ts';

const managed = ['email', 'email_verified', 'password', 'role_ids', 'direct_permissions'] as const;

/**
 * Changes a user: himself, or anybody by those who manage users and hold what the user holds. A new password ends the
 * user's sessions and access tokens, another address the links that were mailed to the one before.
 * @throws AppError `not_found`, `forbidden` (more than one holds), `invalid`, `conflict` (the last admin), `locked` for one's own
 * address without a password of the last minutes
 */
export async function updateUser(ctx: Context, { id: asked, ...input }: z.output<typeof inputSchema>) {
  const actor = userOf(ctx.actor);
  const id = asked === 'me' ? actor.id : asked;
  const manages = can(actor, 'users.manage');
  if (id !== actor.id && !manages) throw notFound();
  const touched = managed.filter((field) => input[field] !== undefined);
  if (touched.length > 0 && !manages) {
    throw invalid('input', 'Unknown fields: :fields', { fields: touched.join(', ') });
  }
  // One's own is changed with the current one at hand (`auth.changePassword`), whatever else one may do.
  if (input.password && id === actor.id) throw new AppError('forbidden');
  if (input.language) await assertLocale(ctx.db, input.language, 'language');
  const next = input.password
    ? { text: input.password, assertGood: await passwordRule(ctx), hash: await hashPassword(input.password) }
    : undefined;
  const permissions = input.direct_permissions
    ? checkedPermissions(input.direct_permissions, { field: 'direct_permissions' })
    : undefined;
  await ctx.db.transaction().execute(async (trx) => {
    const [row] = await lockWithActor(ctx, trx, [id]);
    if (!row) throw notFound();
    if (id !== actor.id && !canManageUser(actor, row)) throw new AppError('forbidden');
    if (id === actor.id && changesAddress(input, row)) assertRecentPassword(ctx);
    next?.assertGood(next.text, 'password', { ...row, ...defined(input) });
    if (permissions) assertGrantable(actor, permissions);
    if (input.role_ids) await setUserRoles(trx, actor, { id, held: row.roles }, input.role_ids);
    const { display_name, first_name, last_name, language, country, timezone, email } = input;
    await updateUserRow(trx, id, {
      ...defined({ display_name, first_name, last_name, language, country, timezone, email }),
      // Also with the same name: so one keeps what was made up.
      ...(display_name === undefined ? {} : { needs_name: false }),
      ...(input.email_verified === undefined
        ? {}
        : { email_verified_at: verifiedAt(ctx, input.email_verified, row) }),
      ...(next ? { password_hash: next.hash } : {}),
      ...(permissions ? { permissions: JSON.stringify(permissions) } : {}),
    }).catch(refuseViolations({ users_email: emailTaken }));
    assertOwnAvatar(input.avatar, row);
    if (input.avatar === null) await replaceAvatar(ctx, trx, id, null);
    if (next) await revokeAccess(trx, id);
    // Links that went to the address before must not open the account of another one.
    if (input.email !== undefined && input.email !== row.email) await endResets(trx, id);
    if (input.role_ids || permissions) {
      await endImpersonations(trx, { users: [id] });
      await keepAnAdmin(trx);
    }
    if (touched.length > 0 || id !== actor.id) {
      const data = {
        fields: Object.keys(input).filter((key) => input[key as keyof typeof input] !== undefined),
      };
      await recordEvent(trx, ctx, { action: 'users.update', object: { type: 'user', id }, data });
    }
  });
  const [row] = await usersByIds(ctx.db, [id]);
  if (!row) throw new Error('The user is gone.');
  return { user: userView(actor, row) };
}

/** Whoever has the address of an account can have its password. */
function changesAddress(
  { email, email_verified }: Pick<z.output<typeof inputSchema>, 'email' | 'email_verified'>,
  row: { email: string; email_verified_at: Date | null },
): boolean {
  return (
    (email !== undefined && email !== row.email.toLowerCase()) ||
    (email_verified !== undefined && email_verified !== (row.email_verified_at !== null))
  );
}

/** The picture as it is may be sent along; another one comes by `users.setAvatar`. @throws AppError `invalid` */
function assertOwnAvatar(avatar: string | null | undefined, row: { avatar: string | null }) {
  if (avatar !== null && avatar !== undefined && avatar !== avatarUrl(row.avatar)) {
    throw invalid('avatar', 'Upload a picture to change it.');
  }
}

function verifiedAt(ctx: Context, verified: boolean, row: { email_verified_at: Date | null }): Date | null {
  return verified ? (row.email_verified_at ?? ctx.services.now()) : null;
}

/** Without the keys that were not given: null stays, it empties a field. */
function defined<Values extends Record<string, unknown>>(values: Values) {
  type Defined = { [Key in keyof Values]?: Exclude<Values[Key], undefined> };
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Defined;
}
