import type { CreatedAt, Id } from './columns.ts';

/** Somebody wants to hear of an artist. */
export interface ArtistFollowTable {
  id: Id;
  user_id: number;
  artist_id: number;
  created_at: CreatedAt;
}
/** Somebody wants to hear of a person. */
export interface UserFollowTable {
  id: Id;
  user_id: number;
  followed_id: number;
  created_at: CreatedAt;
}
export interface FollowTables {
  artist_follows: ArtistFollowTable;
  user_follows: UserFollowTable;
}
