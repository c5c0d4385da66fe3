import type { CreatedAt, Derived, Id } from './columns.ts';

/** Somebody likes a track. */
export interface TrackLikeTable {
  id: Id;
  user_id: number;
  track_id: number;
  created_at: CreatedAt;
  /** Whether everybody may see it, at least by a link; kept equal by triggers, as all below. */
  shown: Derived<boolean>;
  name_key: Derived<string>;
  length_sort: Derived<number>;
}
/** Somebody likes an album. */
export interface AlbumLikeTable {
  id: Id;
  user_id: number;
  album_id: number;
  created_at: CreatedAt;
  /** As of a track. */
  shown: Derived<boolean>;
  name_key: Derived<string>;
  release_sort: Derived<string>;
}
/** Somebody likes a playlist. */
export interface PlaylistLikeTable {
  user_id: number;
  playlist_id: number;
  created_at: CreatedAt;
}
export interface LikeTables {
  track_likes: TrackLikeTable;
  album_likes: AlbumLikeTable;
  playlist_likes: PlaylistLikeTable;
}
