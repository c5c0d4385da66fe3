import type { Visibility } from '@kantele/db';
import { type Actor, can } from '../core/actor.ts';

export function canEditAlbum(actor: Actor): boolean {
  return can(actor, 'albums.manage');
}

/** Public, or scheduled for a time that has come; everything else is for editors only. */
export function isPublic(row: { visibility: Visibility; publish_at: Date | null }, now: Date): boolean {
  if (row.visibility === 'public') return true;
  return row.visibility === 'scheduled' && row.publish_at !== null && row.publish_at <= now;
}

export function canSeeAlbum(
  actor: Actor,
  row: { visibility: Visibility; publish_at: Date | null },
  now: Date,
): boolean {
  return isPublic(row, now) || canEditAlbum(actor);
}
