import type { CreatedAt, Derived, Id, Json, NullableTimestamp, Stamps, WithDefault } from './columns.ts';
import type { StoredPermission } from './roles.ts';

export interface UserTable extends Stamps {
  id: Id;
  email: string;
  password_hash: string | null;
  display_name: string;
  first_name: string | null;
  last_name: string | null;
  avatar: string | null;
  language: string | null;
  country: string | null;
  timezone: string | null;
  email_verified_at: NullableTimestamp;
  /** Beyond those of the roles. */
  permissions: Json<StoredPermission[]>;
  suspended_at: NullableTimestamp;
  /** Null while suspended: until the suspension is ended by hand. */
  suspended_until: NullableTimestamp;
  suspended_reason: string | null;
  last_login_at: NullableTimestamp;
  /** What lists are sorted by: the display name in lower case. */
  name_key: Derived<string>;
}
/** A policy that was accepted at registration. */
export interface ConsentTable {
  user_id: number;
  policy_id: string;
  label: string;
  accepted_at: CreatedAt;
}
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
  users: UserTable;
  consents: ConsentTable;
  saved_views: SavedViewTable;
  data_exports: DataExportTable;
}
