import type { CreatedAt, Id, NullableTimestamp } from './columns.ts';

export interface AccessTokenTable {
  id: Id;
  user_id: number;
  name: string;
  /** SHA-256 (hex) of the token: a copy of the table opens nothing. */
  token_hash: string;
  scope: 'read' | 'write';
  /** The only workspace it is good for; null for a token of its owner alone. */
  workspace_id: number | null;
  expires_at: NullableTimestamp;
  last_used_at: NullableTimestamp;
  created_at: CreatedAt;
}
export interface AccessTokenTables {
  access_tokens: AccessTokenTable;
}
