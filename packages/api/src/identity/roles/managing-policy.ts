import type { StoredPermission } from '@kantele/db';
import { type Actor, can } from '../../core/actor.ts';
import { mergePermissions } from '../../core/permissions-of.ts';
import { holdsAll } from './policy.ts';

interface Held {
  permissions: readonly StoredPermission[];
  roles: readonly { permissions: readonly StoredPermission[] }[];
}

/** All permissions of a user row: own ones and those of the roles. */
export function permissionsOf(row: Held) {
  return mergePermissions([...row.permissions, ...row.roles.flatMap((role) => role.permissions)]);
}

/** Users are managed by those who may, as long as the managed one does not stand above them. */
export function canManageUser(actor: Actor, row: Held): boolean {
  return can(actor, 'users.manage') && holdsAll(actor, permissionsOf(row));
}
