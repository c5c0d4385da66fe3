import type { StoredPermission } from '@kantele/db';
import { isPermissionName, isWorkspacePermission, type Permission } from './permissions.ts';

/** Stored permissions the product still knows. */
export function knownPermissions(permissions: readonly StoredPermission[]): Permission[] {
  return permissions.flatMap(({ name, restrictions }) =>
    isPermissionName(name) ? [{ name, restrictions }] : [],
  );
}

/** The same of a role of workspaces. */
export function knownWorkspacePermissions(permissions: readonly StoredPermission[]): StoredPermission[] {
  return permissions.filter(({ name }) => isWorkspacePermission(name));
}

/** Permissions of several sources as one list; the larger restriction wins. */
export function mergePermissions(stored: readonly StoredPermission[]): Permission[] {
  const merged = new Map<string, Permission>();
  for (const permission of knownPermissions(stored)) {
    const before = merged.get(permission.name);
    merged.set(
      permission.name,
      before ? { ...before, restrictions: larger(before, permission) } : permission,
    );
  }
  return [...merged.values()];
}

/** No restriction at all is larger than any value. */
function larger(a: Permission, b: Permission): Permission['restrictions'] {
  return a.restrictions.flatMap((restriction) => {
    const other = b.restrictions.find((candidate) => candidate.name === restriction.name);
    if (!other) return [];
    const isLarger =
      typeof other.value === 'number' &&
      typeof restriction.value === 'number' &&
      other.value > restriction.value;
    return [isLarger ? other : restriction];
  });
}
