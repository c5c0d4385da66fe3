import type { CreatedAt, Id, NullableTimestamp } from './columns.ts';

export interface AccessTokenTable {
  id: Id;
  user_id: number;
  name: string;
  /** SHA-256 (hex) of the token: a copy of the table opens nothing. */
  token_hash: string;
  scope: 'read' | 'write';
  expires_at: NullableTimestamp;
  last_used_at: NullableTimestamp;
  created_at: CreatedAt;
}
export interface AccessTokenTables {
  access_tokens: AccessTokenTable;
}
