import type { Derived, Id, Json, NullableTimestamp, Stamps, WithDefault } from './columns.ts';
import type { StoredPermission } from './roles.ts';

export interface UserTable extends Stamps {
  id: Id;
  email: string;
  password_hash: string | null;
  display_name: string;
  /** The display name was made up and its owner has neither chosen another nor kept it. */
  needs_name: WithDefault<boolean>;
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

export interface AccountTables {
  users: UserTable;
}
