import type { CreatedAt, Id } from './columns.ts';

/** Where somebody keeps playlists. */
export interface PlaylistFolderTable {
  id: Id;
  owner_id: number;
  name: string;
  name_key: string;
  created_at: CreatedAt;
}
/** A playlist in a folder of one of the people it belongs to; each keeps it in one at most. */
export interface FiledPlaylistTable {
  user_id: number;
  playlist_id: number;
  folder_id: number;
}
/** Where somebody has put a playlist among those of their library: a whole number with room around it. */
export interface PlacedPlaylistTable {
  user_id: number;
  playlist_id: number;
  position: number;
}
export interface PlaylistFolderTables {
  playlist_folders: PlaylistFolderTable;
  filed_playlists: FiledPlaylistTable;
  placed_playlists: PlacedPlaylistTable;
}
