import type { CreatedAt, Id, Json, NullableTimestamp, Stamps, WithDefault } from './columns.ts';

export interface LibraryTable {
  id: Id;
  /** Absolute path of the folder. */
  path: string;
  created_at: CreatedAt;
}
export type ImportState = 'queued' | 'running' | 'needs_confirmation' | 'done' | 'failed';
export interface ImportTable {
  id: Id;
  library_id: number;
  state: WithDefault<ImportState>;
  added: WithDefault<number>;
  changed: WithDefault<number>;
  unchanged: WithDefault<number>;
  missing: WithDefault<number>;
  failed: WithDefault<number>;
  total: number | null;
  processed: WithDefault<number>;
  failures: Json<{ path: string; reason: string }[]>;
  error: string | null;
  created_at: CreatedAt;
  started_at: NullableTimestamp;
  finished_at: NullableTimestamp;
}
export interface LibraryFileTable extends Stamps {
  id: Id;
  library_id: number;
  /** Relative to the library folder, with forward slashes. */
  path: string;
  size: number;
  mtime_ms: number;
  track_id: number | null;
  state: WithDefault<'ok' | 'missing' | 'failed'>;
  error: string | null;
}
export interface ImportTables {
  libraries: LibraryTable;
  imports: ImportTable;
  library_files: LibraryFileTable;
}
