import type { CreatedAt, Timestamp } from './columns.ts';

export interface SessionTable {
  /** SHA-256 (hex) of the id in the cookie: a copy of the table opens no session. */
  id_hash: string;
  user_id: number;
  expires_at: Timestamp;
  /** Renewed by use; otherwise it ends a day after it began. */
  remember: boolean;
  created_at: CreatedAt;
}
export interface AuthTables {
  sessions: SessionTable;
}
