import { type Actor, can } from '../../core/actor.ts';

/** @param isMember whether the actor works for the artist */
export function canEditArtist(actor: Actor, isMember: boolean): boolean {
  return isMember || can(actor, 'artists.manage');
}

/** A disabled artist is there for editors only. */
export function canSeeArtist(actor: Actor, artist: { disabled: boolean }): boolean {
  return !artist.disabled || can(actor, 'artists.manage');
}
