import type { CreatedAt, Id } from './columns.ts';

/** Something at the top of somebody's library; one of the three ids is set. */
export interface LibraryPinTable {
  id: Id;
  user_id: number;
  playlist_id: number | null;
  album_id: number | null;
  artist_id: number | null;
  created_at: CreatedAt;
}
export interface PinTables {
  library_pins: LibraryPinTable;
}
