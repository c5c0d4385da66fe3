import type { CreatedAt, Id, NullableTimestamp, WithDefault } from './columns.ts';

/** Filters of an admin table, kept by name. */
export interface SavedViewTable {
  id: Id;
  user_id: number;
  screen: string;
  name: string;
  search: string;
  created_at: CreatedAt;
}
export interface DataExportTable {
  id: Id;
  user_id: number;
  state: WithDefault<'queued' | 'ready' | 'failed'>;
  /** Share of the records that are written, 0 to 1. */
  progress: WithDefault<number>;
  token_hash: string | null;
  storage_key: string | null;
  size: number | null;
  expires_at: NullableTimestamp;
  created_at: CreatedAt;
}
export interface UserTables {
  saved_views: SavedViewTable;
  data_exports: DataExportTable;
}
