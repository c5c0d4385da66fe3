import type { StoredPermission } from '@kantele/db';
import type { Actor } from '../../core/actor.ts';
import { holds } from '../../core/actor.ts';
import { AppError } from '../../core/errors.ts';
import type { Permission } from '../../core/permissions.ts';

/** Whether the actor holds every one of these permissions, at least as large. */
export function holdsAll(actor: Actor, permissions: readonly StoredPermission[]): boolean {
  if (actor.kind === 'system') return true;
  if (actor.kind === 'guest') return false;
  return coversAll(actor.permissions, permissions);
}

/** Whether a list of permissions holds every one of another, at least as large. */
export function coversAll(held: readonly Permission[], permissions: readonly StoredPermission[]): boolean {
  if (holds(held, 'admin')) return true;
  return permissions.every(({ name, restrictions }) => {
    const own = held.find((candidate) => candidate.name === name);
    return own?.restrictions.every((limit) => {
      const asked = restrictions.find((restriction) => restriction.name === limit.name)?.value;
      return asked !== undefined && Number(asked) <= Number(limit.value);
    });
  });
}
interface Granted {
  type: 'site' | 'workspace';
  permissions: readonly StoredPermission[];
}

/** Whether actors may give what a role holds. What counts in workspaces alone is nothing they could lack themselves. */
export function canGrant(actor: Actor, { type, permissions }: Granted): boolean {
  return type === 'workspace' || holdsAll(actor, permissions);
}

/** @throws AppError `forbidden` for the roles every workspace has: invitations and hand-overs count on what they hold */
export function assertChangeable({ key }: { key: string | null }) {
  if (key !== null) throw new AppError('forbidden', 'This role is built in and stays as it is.');
}

/** @throws AppError `forbidden` when actors would give permissions they do not hold themselves */
export function assertGrantable(actor: Actor, permissions: readonly StoredPermission[]) {
  if (!holdsAll(actor, permissions)) {
    throw new AppError('forbidden', 'You can’t grant permissions you don’t have.');
  }
}

/** The same for a role, whatever it is of. @throws AppError `forbidden` */
export function assertGrantableRole(actor: Actor, { type, permissions }: Granted) {
  if (type === 'site') assertGrantable(actor, permissions);
}
