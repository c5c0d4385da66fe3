import type { PlaylistVisibility } from '@kantele/db';
import { type Actor, can } from '../../core/actor.ts';

export interface Owned {
  owner_id: number;
  visibility: PlaylistVisibility;
}

/** What files said of a playlist is its owner's alone. */
export const isOwner = (actor: Actor, row: Owned) => actor.kind === 'user' && actor.id === row.owner_id;

/** A private playlist is its owner's alone, whoever else may edit playlists. */
export function canSeePlaylist(actor: Actor, row: Owned): boolean {
  return isOwner(actor, row) || (row.visibility !== 'private' && can(actor, 'playlists.view'));
}

export function canEditPlaylist(actor: Actor, row: Owned): boolean {
  if (isOwner(actor, row)) return can(actor, 'playlists.create') || can(actor, 'playlists.manage');
  return row.visibility !== 'private' && can(actor, 'playlists.manage');
}
