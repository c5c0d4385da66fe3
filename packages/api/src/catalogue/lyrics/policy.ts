import { type Actor, can } from '../../core/actor.ts';

/** @param isMember whether the actor works for one of the artists of the album of the track */
export function canEditLyrics(actor: Actor, isMember: boolean): boolean {
  return isMember || can(actor, 'lyrics.manage');
}
