import type { Visibility } from './albums.ts';
import type {
  Derived,
  Id,
  NullableJson,
  NullableTimestamp,
  Stamps,
  Summary,
  WithDefault,
} from './columns.ts';
import type { RenditionKind } from './streaming.ts';

export type TrackStatus = 'processing' | 'ready' | 'failed' | 'missing';

export interface TrackTable extends Stamps {
  id: Id;
  name: string;
  slug: string;
  name_key: string;
  album_id: number;
  disc_number: WithDefault<number>;
  number: number | null;
  /** Name of the disc, as "Live in Helsinki". */
  disc_title: string | null;
  /** Side of a vinyl record, A to Z, when the file names it. */
  side: string | null;
  /** Milliseconds; null until known. */
  duration: number | null;
  /** `duration`, 0 when unknown: what lists by length are sorted by. */
  length_sort: Derived<number>;
  explicit: WithDefault<boolean>;
  isrc: string | null;
  mbid: string | null;
  description: string | null;
  bpm: number | null;
  musical_key: string | null;
  /** SHA-256 of the decoded audio: identity of the sound. */
  audio_fingerprint: string | null;
  /** LUFS */
  loudness_integrated: number | null;
  /** dBTP */
  loudness_peak: number | null;
  waveform: Buffer | null;
  replaygain: NullableJson<{
    track_gain: number | null;
    track_peak: number | null;
    album_gain: number | null;
  }>;
  /** ffmpeg's name of the original's codec; null for tracks without a file. */
  codec: string | null;
  /** The forms its original can be played in, and `flac` where no browser decodes it. */
  renditions: WithDefault<RenditionKind[]>;
  status: WithDefault<TrackStatus>;
  status_reason: string | null;
  visibility: WithDefault<Visibility>;
  publish_at: NullableTimestamp;
  /** When it was moved to the trash, where it is a draft; null elsewhere. */
  deleted_at: NullableTimestamp;
  /** What it was before, and is again when it is restored. */
  deleted_visibility: Visibility | null;
  listed: Derived<boolean>;
  plays_count: WithDefault<number>;
  likes_count: WithDefault<number>;
  /** Main and featured artists as lists show them, kept equal by triggers. */
  artists: Summary<{ id: number; name: string; slug: string; role: 'main' | 'featured' }[]>;
  /** Kept equal by triggers. */
  has_lyrics: Summary<boolean>;
}
export interface TrackArtistTable {
  track_id: number;
  artist_id: number;
  role: WithDefault<string>;
  detail: string | null;
  position: WithDefault<number>;
  listed: Derived<boolean>;
  plays_count: Derived<number>;
}
export interface TrackCreditTable {
  track_id: number;
  position: number;
  role: string;
  name: string;
  detail: string | null;
}
export interface TrackGenreTable {
  track_id: number;
  genre_id: number;
  listed: Derived<boolean>;
  plays_count: Derived<number>;
}
export interface TrackTagTable {
  track_id: number;
  tag_id: number;
  listed: Derived<boolean>;
  plays_count: Derived<number>;
}
export interface TrackTables {
  tracks: TrackTable;
  track_artists: TrackArtistTable;
  track_credits: TrackCreditTable;
  track_genres: TrackGenreTable;
  track_tags: TrackTagTable;
}
