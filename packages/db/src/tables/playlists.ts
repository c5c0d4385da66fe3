import type {
  CreatedAt,
  Derived,
  Id,
  NullableJson,
  NullableTimestamp,
  Stamps,
  WithDefault,
} from './columns.ts';

export type PlaylistVisibility = 'private' | 'unlisted' | 'public';

/** Tracks somebody put together. */
export interface PlaylistTable extends Stamps {
  id: Id;
  owner_id: number;
  name: string;
  name_key: string;
  slug: string;
  description: WithDefault<string>;
  visibility: WithDefault<PlaylistVisibility>;
  /** A picture of its own. */
  image_hash: string | null;
  /** Places that everybody may see; kept by triggers. */
  tracks_count: Derived<number>;
  /** People who like it; kept by triggers. */
  likes_count: Derived<number>;
  /** New with each change of the playlist or its places; the largest changed last. */
  revision: WithDefault<number>;
  deleted_at: NullableTimestamp;
  /** What fills it, as `ruleSet` of its contract; null when it is filled by hand. */
  rules: NullableJson<object>;
  /** When the rule was applied last; null when it must be. */
  filled_at: NullableTimestamp;
}
/** A track in a playlist. */
export interface PlaylistTrackTable {
  id: Id;
  playlist_id: number;
  track_id: number;
  /** The smallest comes first. */
  position: number;
  added_by: number | null;
  added_at: CreatedAt;
  removed_at: NullableTimestamp;
  /** Whether everybody may see the track, at least by a link; kept equal by triggers, as all below. */
  shown: Derived<boolean>;
  name_key: Derived<string>;
  length_sort: Derived<number>;
}
/** A song a file of a playlist named; see migration 0070. */
export interface PlaylistEntryTable {
  id: Id;
  playlist_id: number;
  /** Where it stands, or will: a position as those of places. */
  position: number;
  title: string;
  artist: string;
  album: string;
  /** Milliseconds. */
  duration: number | null;
  isrc: string | null;
  mbid: string | null;
  /** Id of a track of this site, by the address in the file; there may be none such any more. */
  own_id: number | null;
  /** Where it was, with forward slashes. */
  path: string | null;
  /** What it was found to be. */
  track_id: number | null;
  /** Tracks it may be, the likeliest first; five at most. */
  candidates: WithDefault<number[]>;
  /** Tracks it is not, as a person has said. */
  refused: WithDefault<number[]>;
  state: Derived<'found' | 'perhaps' | 'missing'>;
}
export interface PlaylistTables {
  playlist_entries: PlaylistEntryTable;
  playlists: PlaylistTable;
  playlist_tracks: PlaylistTrackTable;
}
