import type { CreatedAt, Id, Json, NullableJson, NullableTimestamp, Stamps, WithDefault } from './columns.ts';

export interface LibraryTable extends Stamps {
  id: Id;
  /** Absolute path of the folder. */
  path: string;
  name: WithDefault<string>;
  /** What divides several artists in one field. */
  separators: WithDefault<string[]>;
  /** Whether folder names stand in for missing tags and help to tell albums apart. */
  folders_as_hint: WithDefault<boolean>;
  /** `off`: its albums are never shown by sides. */
  sides: WithDefault<'auto' | 'off'>;
  /** Whether changes of the folder start an import. */
  watch: WithDefault<boolean>;
  /** How often a watched folder is looked through where the system does not tell of changes. */
  poll_minutes: WithDefault<number>;
  /** Changes with its files: how the newest finished run found them. */
  signature: string | null;
  /** Files that came in, as the newest finished run counted them. */
  files_count: WithDefault<number>;
  /** Removed by an admin; its row stays, so that its tracks come back when the folder does. */
  forgotten: WithDefault<boolean>;
}
export type ImportState = 'queued' | 'running' | 'needs_confirmation' | 'done' | 'failed' | 'cancelled';
export type ImportStarter = 'admin' | 'command' | 'watch';
/** A file that did not come in, or not as it could; `kind` is missing in runs of older versions. */
export interface StoredFailure {
  path: string;
  kind?: string;
  reason: string;
}
export interface StoredLeftOut {
  /** Without a dot, lower case; empty for names without one. */
  extension: string;
  count: number;
  examples: string[];
}
export interface ImportTable {
  id: Id;
  library_id: number;
  state: WithDefault<ImportState>;
  started_by: WithDefault<ImportStarter>;
  /** The admin who did; null for the command and for watched folders. */
  user_id: number | null;
  /** Files that are gone are marked, however many they are: an admin has said so. */
  accept_missing: WithDefault<boolean>;
  added: WithDefault<number>;
  changed: WithDefault<number>;
  unchanged: WithDefault<number>;
  missing: WithDefault<number>;
  failed: WithDefault<number>;
  /** Files that are a second copy of a track. */
  duplicates: WithDefault<number>;
  total: number | null;
  processed: WithDefault<number>;
  /** Of `processed`, those that needed no reading: they say nothing about the time left. */
  skipped: WithDefault<number>;
  current_path: string | null;
  failures: Json<StoredFailure[]>;
  notices: Json<StoredFailure[]>;
  left_out: Json<StoredLeftOut[]>;
  error: string | null;
  error_kind: string | null;
  stop_requested: WithDefault<boolean>;
  created_at: CreatedAt;
  started_at: NullableTimestamp;
  finished_at: NullableTimestamp;
}
/** What a file says about its album and itself: what grouping and folding decide by. */
export interface StoredFacts {
  album: string | null;
  /** First main artist. */
  artist: string;
  /** Folded names of main and featured artists. */
  artists: string[];
  album_artists: string[];
  compilation: boolean;
  release: string | null;
  year: number | null;
  label: string | null;
  catalogue_number: string | null;
  title: string;
  disc: number;
  number: number | null;
  duration: number | null;
  lossless: boolean;
  bitrate: number | null;
  codec: string | null;
}
export interface LibraryFileTable extends Stamps {
  id: Id;
  library_id: number;
  /** Relative to the library folder, with forward slashes; `#2` behind it for the second track a cue sheet names. */
  path: string;
  size: number;
  mtime_ms: number;
  track_id: number | null;
  state: WithDefault<'ok' | 'missing' | 'failed'>;
  error: string | null;
  failure_kind: string | null;
  /** Files that could be one album share it. */
  group_key: string | null;
  facts: NullableJson<StoredFacts>;
  /** Time of the lyrics file beside it when it was read; null without one. */
  lyrics_ms: number | null;
  /** Hash of the cue sheet beside it when it was read; null without one. */
  cue: string | null;
  /** A second copy: the track plays from another file. */
  spare: WithDefault<boolean>;
}
/** Pictures of a folder as last seen: a change makes covers be looked for again. */
export interface LibraryFolderTable {
  library_id: number;
  path: string;
  pictures: string;
}
export interface ImportTables {
  libraries: LibraryTable;
  imports: ImportTable;
  library_files: LibraryFileTable;
  library_folders: LibraryFolderTable;
}
