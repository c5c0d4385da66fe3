import type { StoredPermission } from '@kantele/db';
import type { Actor } from '../core/actor.ts';
import type { WorkspacePermission } from '../core/permissions.ts';

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

/** A token that is bound to a workspace reaches no other. */
export function reaches(actor: Actor, workspaceId: number): boolean {
  const bound = actor.kind === 'user' ? (actor.token?.workspaceId ?? null) : null;
  return bound === null || bound === workspaceId;
}

/** Whether an invitation lets somebody in. */
export function isOpen(
  { expires_at, uses, max_uses }: { expires_at: Date; uses: number; max_uses: number },
  now: Date,
): boolean {
  return expires_at > now && uses < max_uses;
}
