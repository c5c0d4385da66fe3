import type { Visibility } from '@kantele/db';
import { type Actor, can } from '../core/actor.ts';

export function canEditAlbum(actor: Actor): boolean {
  return can(actor, 'albums.manage');
}

/** Public, unlisted (by link), or scheduled for a time that has come; everything else is for editors only. */
export function isOpen(row: { visibility: Visibility; publish_at: Date | null }, now: Date): boolean {
  if (row.visibility === 'public' || row.visibility === 'unlisted') return true;
  return row.visibility === 'scheduled' && row.publish_at !== null && row.publish_at <= now;
}

export function canSeeAlbum(
  actor: Actor,
  row: { visibility: Visibility; publish_at: Date | null },
  now: Date,
): boolean {
  return isOpen(row, now) || canEditAlbum(actor);
}
