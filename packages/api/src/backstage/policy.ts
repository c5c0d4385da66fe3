import { type Actor, can } from '../core/actor.ts';
import type { Permission } from '../core/permissions.ts';

/** Milliseconds of sound a user may upload in all; null for as much as there is, 0 without the permission. */
export function musicLimit(actor: Actor): number | null {
  if (actor.kind === 'system' || can(actor, 'tracks.manage')) return null;
  const held: Permission | undefined = actor.permissions.find(({ name }) => name === 'music.create');
  if (!held) return 0;
  const minutes = held.restrictions.find(({ name }) => name === 'minutes')?.value;
  return typeof minutes === 'number' ? minutes * 60_000 : null;
}

/** @param role of the actor at the artist; null for somebody who does not work for it */
export function canManageMembers(actor: Actor, role: 'owner' | 'editor' | null): boolean {
  return (role === 'owner' && can(actor, 'backstage.access')) || can(actor, 'artists.manage');
}
