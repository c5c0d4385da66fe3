import type { StoredPermission } from '@kantele/db';
import { type Actor, can, holds } from '../core/actor.ts';
import { AppError } from '../core/errors.ts';
import type { PermissionName } from '../core/permissions.ts';
import { mergePermissions } from '../roles/permissions-of.ts';

interface Held {
  permissions: readonly StoredPermission[];
  roles: readonly { permissions: readonly StoredPermission[] }[];
}

/** All permissions of a user row: own ones and those of the roles. */
export function permissionsOf(row: Held) {
  return mergePermissions([...row.permissions, ...row.roles.flatMap((role) => role.permissions)]);
}

/** Whether the actor holds every one of these permissions, at least as large. */
export function holdsAll(actor: Actor, permissions: readonly StoredPermission[]): boolean {
  if (actor.kind === 'system') return true;
  if (actor.kind === 'guest') return false;
  if (holds(actor.permissions, 'admin')) return true;
  return permissions.every(({ name, restrictions }) => {
    const own = actor.permissions.find((held) => held.name === name);
    return own?.restrictions.every((limit) => {
      const asked = restrictions.find((restriction) => restriction.name === limit.name)?.value;
      return asked !== undefined && Number(asked) <= Number(limit.value);
    });
  });
}

/** Users are managed by those who may, as long as the managed one does not stand above them. */
export function canManageUser(actor: Actor, row: Held): boolean {
  return can(actor, 'users.manage') && holdsAll(actor, permissionsOf(row));
}

/** @throws AppError `forbidden` when somebody would give what he does not hold himself */
export function assertGrantable(actor: Actor, permissions: readonly StoredPermission[]) {
  if (!holdsAll(actor, permissions)) {
    throw new AppError('forbidden', 'Nobody can give permissions he does not hold himself.');
  }
}

export function isAdmin(row: Held): boolean {
  return holds(permissionsOf(row), 'admin' satisfies PermissionName);
}
