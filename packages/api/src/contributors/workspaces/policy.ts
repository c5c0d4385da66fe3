import type { StoredPermission } from '@kantele/db';
import type { WorkspacePermission } from '../../core/permissions.ts';

interface Role {
  key: string | null;
  permissions: readonly StoredPermission[];
}

/** Whether a role in a workspace holds a permission. */
export function roleMay({ permissions }: Role, permission: WorkspacePermission): boolean {
  return permissions.some(({ name }) => name === permission);
}

/** Nobody assigns a role that holds more than the own one; that of the owner changes hands in no other way than as a whole. */
export function canAssign(own: Role, role: Role): boolean {
  if (role.key === 'owner' || !roleMay(own, 'workspace.members')) return false;
  return role.permissions.every(({ name }) => own.permissions.some((held) => held.name === name));
}

/** Whether a member may change another: their role is one that may be assigned, so it is never that of the owner. */
export function canChangeMember(own: Role, other: Role): boolean {
  return canAssign(own, other);
}
