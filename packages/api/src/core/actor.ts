import type { Permission, PermissionName } from './permissions.ts';

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
