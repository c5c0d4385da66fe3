import type { StoredPermission } from '@kantele/db';
import type { Actor } from '../core/actor.ts';
import { holds } from '../core/actor.ts';
import { AppError } from '../core/errors.ts';
import type { Permission } from '../core/permissions.ts';

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
/** @throws AppError `forbidden` when actors would give permissions they do not hold themselves */
export function assertGrantable(actor: Actor, permissions: readonly StoredPermission[]) {
  if (!holdsAll(actor, permissions)) {
    throw new AppError('forbidden', 'You can’t grant permissions you don’t have.');
  }
}
