import type { Visibility } from '@kantele/db';
import { type Actor, can } from '../../core/actor.ts';
import { canSeeAlbum, isOpen } from '../visibility/policy.ts';

/** @param isMember whether the actor works for one of the artists of its album */
export function canEditTrack(actor: Actor, isMember: boolean): boolean {
  return isMember || can(actor, 'tracks.manage');
}

interface TrackVisibility {
  visibility: Visibility;
  publish_at: Date | null;
  album_visibility: Visibility;
  album_publish_at: Date | null;
}

/** A track is seen when both it and its album are. */
export function canSeeTrack(actor: Actor, row: TrackVisibility, now: Date, isMember: boolean): boolean {
  const album = { visibility: row.album_visibility, publish_at: row.album_publish_at };
  return (isOpen(row, now) || canEditTrack(actor, isMember)) && canSeeAlbum(actor, album, now, isMember);
}
