import type { CreatedAt, Id } from './columns.ts';

/** `add` puts tracks in and takes out what is one's own; `edit` arranges everything. */
export type PlaylistRole = 'add' | 'edit';

/** Somebody who makes a playlist together with its owner. */
export interface PlaylistMemberTable {
  playlist_id: number;
  user_id: number;
  role: PlaylistRole;
  joined_at: CreatedAt;
}
/** A link by which people join. */
export interface PlaylistInviteTable {
  id: Id;
  playlist_id: number;
  role: PlaylistRole;
  /** Whose alone it is; null for whoever has the link. */
  for_user: number | null;
  token_hash: string;
  created_at: CreatedAt;
  expires_at: Date;
}
export interface CollaborationTables {
  playlist_members: PlaylistMemberTable;
  playlist_invites: PlaylistInviteTable;
}
