import type { CreatedAt, Json, NullableTimestamp, Stamps, Timestamp, WithDefault } from './columns.ts';

export type RenditionKind =
  | 'original'
  | 'original_mp4'
  | 'original_webm'
  | 'original_mpeg'
  | 'flac'
  | 'aac_256'
  | 'aac_96';
/** Kinds that are files of their own, made by an encoder. */
export type MadeKind = 'flac' | 'aac_256' | 'aac_96';
/** Those, and files for downloads, which have no tags. */
export type StoredKind = MadeKind | 'download_flac' | 'download_mp3' | 'download_opus';
export type AnalysisState = 'waiting' | 'done' | 'failed';

/** The file a track is played from. */
export interface OriginalTable extends Stamps {
  track_id: number;
  /** `library:<id>/<path>` for a file that stays in its folder, else a key of the file store. */
  storage_key: string;
  mime: string;
  /** ffmpeg's name of the codec. */
  codec: string;
  lossless: boolean;
  bitrate: number | null;
  sample_rate: number | null;
  channels: number | null;
  size: number;
  /** Strong validator without quotes; changes whenever the bytes do, or the part of them that is played. */
  etag: string;
  /** Part of the file in frames of 1/75 s, which hold at any sample rate; null: the whole file. */
  cut_begin: number | null;
  /** Null: up to the end of the file. */
  cut_end: number | null;
  /** Key of the packet index in the file store; null until made, or when the file cannot be repackaged. */
  index_key: string | null;
  /** Bytes of that index; null when there is none, or it was made before they were counted. */
  index_size: number | null;
  /** SHA-256 of the coded sound without tags; null until read. */
  packet_hash: string | null;
  /** Exact length and samples in front of it at `sample_rate`, as the index has them; of a part, those of its packets. */
  samples: number | null;
  delay: number | null;
  analysis: WithDefault<AnalysisState>;
  /** Analyses begun; a file that ends its process is not tried for ever. */
  attempts: WithDefault<number>;
  /** What is wrong with the file, in words for editors. */
  trouble: string | null;
  /** When a listener asked for it before it was analysed. */
  wanted_at: NullableTimestamp;
}
/** What was measured of a coded sound; see docs/audio.md for the units. */
export interface AudioAnalysisTable {
  packet_hash: string;
  fingerprint: string;
  samples: number;
  sample_rate: number;
  channels: number;
  duration: number;
  loudness_integrated: number | null;
  loudness_peak: number | null;
  waveform: Buffer;
  damage: string | null;
  created_at: CreatedAt;
}
/** A file made by an encoder, by the fingerprint of the sound it holds. */
export interface RenditionTable {
  fingerprint: string;
  kind: StoredKind;
  mime: string;
  codec: string;
  bitrate: number | null;
  sample_rate: number;
  channels: number;
  size: number;
  sha256: string;
  samples: number;
  delay: number;
  init_end: number;
  fragments: Json<{ start: number; end: number; t: number; d: number }[]>;
  /** What stands before the tags of a download; null for what is played. */
  lead: Buffer | null;
  /** Key in the file store. */
  storage_key: string;
  etag: string;
  last_used_at: CreatedAt;
  created_at: CreatedAt;
}
/** A rendition that could not be proven to hold its source. */
export interface RefusedRenditionTable {
  fingerprint: string;
  kind: StoredKind;
  reason: string;
  created_at: CreatedAt;
}
export interface WorkerLeaseTable {
  worker_id: string;
  renewed_at: Timestamp;
}
/** A device that plays, of an account whose plan limits how many do; a row counts until `until`. */
export interface StreamLeaseTable {
  user_id: number;
  /** A session or a token: `actorKey` without the workspace. */
  device: string;
  since: CreatedAt;
  until: Timestamp;
}
/** Where the sound of an original lies between its tags; without numbers it is not laid out as it should be. */
export interface SoundFramesTable {
  /** Of a library file its path, else its key in the file store. */
  path: string;
  /** Validator of the bytes. */
  etag: string;
  starts: number | null;
  ends: number | null;
  /** What of its own head the sound needs. */
  lead: Buffer | null;
  created_at: CreatedAt;
}
/** Somebody waits for a file to download; the row goes when the file is made, or after an hour. */
export interface AwaitedDownloadTable {
  /** `user:<id>`, or `guest` for all guests together. */
  who: string;
  track_id: number;
  kind: Exclude<StoredKind, MadeKind>;
  since: CreatedAt;
}
export interface StreamingTables {
  sound_frames: SoundFramesTable;
  awaited_downloads: AwaitedDownloadTable;
  stream_leases: StreamLeaseTable;
  originals: OriginalTable;
  audio_analyses: AudioAnalysisTable;
  renditions: RenditionTable;
  refused_renditions: RefusedRenditionTable;
  worker_leases: WorkerLeaseTable;
}
