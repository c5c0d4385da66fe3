import { AppError } from './errors.ts';
import type { Permission, PermissionName } from './permissions.ts';

/** Who may call something: everybody, signed-in users, or holders of a permission. */
export type Access = 'open' | 'signed-in' | PermissionName;

/** Who asks. Guests hold the permissions of the guest role; `system` is the product itself (jobs, commands). */
export type Actor =
  | { kind: 'guest'; permissions: readonly Permission[]; guestHash: string | null }
  | { kind: 'user'; id: number; sessionHash: string; permissions: readonly Permission[] }
  | { kind: 'system' };

/** Whether the actor holds the permission; `admin` passes every check. */
export function can(actor: Actor, permission: PermissionName): boolean {
  if (actor.kind === 'system') return true;
  return actor.permissions.some((held) => held.name === permission || held.name === 'admin');
}

/** @throws AppError `unauthenticated` for a guest, `forbidden` for a user who lacks the permission */
export function assertAccess(actor: Actor, access: Access): void {
  if (access === 'open') return;
  const allowed = access === 'signed-in' ? actor.kind !== 'guest' : can(actor, access);
  if (!allowed) throw new AppError(actor.kind === 'guest' ? 'unauthenticated' : 'forbidden');
}
