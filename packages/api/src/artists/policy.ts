import { type Actor, can } from '../core/actor.ts';

export function canEditArtist(actor: Actor): boolean {
  return can(actor, 'artists.manage');
}

/** A disabled artist is there for editors only. */
export function canSeeArtist(actor: Actor, artist: { disabled: boolean }): boolean {
  return !artist.disabled || canEditArtist(actor);
}
