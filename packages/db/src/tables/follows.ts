import type { CreatedAt, Derived, Id } from './columns.ts';

/** Somebody wants to hear of an artist. */
export interface ArtistFollowTable {
  id: Id;
  user_id: number;
  artist_id: number;
  created_at: CreatedAt;
  /** Whether everybody may see the artist; kept equal by triggers, as the next. */
  shown: Derived<boolean>;
  name_key: Derived<string>;
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
