import { type Actor, can } from '../../core/actor.ts';
import { knownPermissions } from '../../core/permissions-of.ts';
import type { UserRow } from '../accounts/rows.ts';
import { profileView } from '../accounts/view.ts';
import { canManageUser, permissionsOf } from '../roles/managing-policy.ts';
import type { User } from './contract.ts';

export function userView(actor: Actor, row: UserRow): User {
  const manages = canManageUser(actor, row);
  const other = actor.kind === 'user' && actor.id !== row.id;
  return {
    ...profileView(row),
    email: row.email,
    first_name: row.first_name,
    last_name: row.last_name,
    language: row.language,
    country: row.country,
    timezone: row.timezone,
    email_verified_at: row.email_verified_at?.toISOString() ?? null,
    has_password: row.password_hash !== null,
    suspended_at: row.suspended_at?.toISOString() ?? null,
    suspended_until: row.suspended_until?.toISOString() ?? null,
    suspended_reason: row.suspended_reason,
    last_login_at: row.last_login_at?.toISOString() ?? null,
    permissions: permissionsOf(row),
    direct_permissions: knownPermissions(row.permissions),
    roles: row.roles.map(({ id, name }) => ({ id, name })),
    abilities: {
      edit: manages || (actor.kind === 'user' && actor.id === row.id),
      suspend: manages && other,
      delete: manages && other,
      sign_in_as: manages && other && can(actor, 'users.manage'),
    },
  };
}
