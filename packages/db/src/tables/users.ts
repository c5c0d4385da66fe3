import type { Id, NullableTimestamp, Stamps } from './columns.ts';

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
}
export interface UserTables {
  users: UserTable;
}
