import type { PlaylistRole, PlaylistVisibility } from '@kantele/db';
import { type Actor, can } from '../../core/actor.ts';

export interface Owned {
  owner_id: number;
  visibility: PlaylistVisibility;
  /** Of the one who asks, where they make it together with its owner. */
  role: PlaylistRole | null;
}

/** What somebody may do with a playlist: each contains those before it. */
export const playlistRights = ['see', 'add', 'edit', 'own'] as const;
export type PlaylistRight = (typeof playlistRights)[number];

/** What files said of a playlist is its owner's alone. */
export const isOwner = (actor: Actor, row: Owned) => actor.kind === 'user' && actor.id === row.owner_id;

/** The greatest right to a playlist; null for none. A private playlist is that of its people alone, whoever else may edit playlists. */
function rightTo(actor: Actor, row: Owned): PlaylistRight | null {
  const isMaker = can(actor, 'playlists.create') || can(actor, 'playlists.manage');
  if (isOwner(actor, row)) return isMaker ? 'own' : 'see';
  if (row.visibility !== 'private' && can(actor, 'playlists.manage')) return 'own';
  if (row.role !== null) return isMaker ? row.role : 'see';
  return row.visibility !== 'private' && can(actor, 'playlists.view') ? 'see' : null;
}

/** `add`: put tracks in and take one's own out; `edit`: arrange and name it; `own`: delete it, and say who sees and who edits it. */
export function canUsePlaylist(actor: Actor, row: Owned, right: PlaylistRight): boolean {
  const held = rightTo(actor, row);
  return held !== null && playlistRights.indexOf(held) >= playlistRights.indexOf(right);
}
