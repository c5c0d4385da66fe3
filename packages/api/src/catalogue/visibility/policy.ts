import type { Visibility } from '@kantele/db';
import { type Actor, can } from '../../core/actor.ts';

/** @param isMember whether the actor works for one of its artists */
export function canEditAlbum(actor: Actor, isMember: boolean): boolean {
  return isMember || can(actor, 'albums.manage');
}

/** Public, unlisted (by link), or scheduled for a time that has come; everything else is for editors and for who works for its artists. */
export function isOpen(row: { visibility: Visibility; publish_at: Date | null }, now: Date): boolean {
  if (row.visibility === 'public' || row.visibility === 'unlisted') return true;
  return row.visibility === 'scheduled' && row.publish_at !== null && row.publish_at <= now;
}

export function canSeeAlbum(
  actor: Actor,
  row: { visibility: Visibility; publish_at: Date | null },
  now: Date,
  isMember: boolean,
): boolean {
  return isOpen(row, now) || canEditAlbum(actor, isMember);
}
