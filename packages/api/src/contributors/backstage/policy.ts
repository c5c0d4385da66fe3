import { type Actor, can } from '../../core/actor.ts';
import { limitOf, limits } from '../../core/limits.ts';

/** Milliseconds of sound a user may upload in all; null for as much as there is, 0 without the permission. */
export function musicLimit(actor: Actor): number | null {
  if (actor.kind === 'system' || can(actor, 'tracks.manage')) return null;
  const minutes = limitOf(actor, limits.minutes);
  return minutes === null ? null : minutes * 60_000;
}

/** @param role of the actor at the artist; null for somebody who does not work for it */
export function canManageMembers(actor: Actor, role: 'owner' | 'editor' | null): boolean {
  return (role === 'owner' && can(actor, 'backstage.access')) || can(actor, 'artists.manage');
}
