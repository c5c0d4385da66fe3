import type { CreatedAt, Id, Timestamp } from './columns.ts';

export interface SessionTable {
  /** SHA-256 (hex) of the id in the cookie: a copy of the table opens no session. */
  id_hash: string;
  user_id: number;
  expires_at: Timestamp;
  /** Renewed by use; otherwise it ends a day after it began. */
  remember: boolean;
  created_at: CreatedAt;
  /** Names the session to its owner; opens nothing. */
  id: Id;
  /** When the password was given last: some things ask for a recent one. */
  authenticated_at: CreatedAt;
  last_seen_at: CreatedAt;
  user_agent: string | null;
  /** Truncated to /24 or /48. */
  ip: string | null;
  /** The admin who signed in as this user. */
  impersonator_id: number | null;
}
export interface PasswordResetTable {
  token_hash: string;
  user_id: number;
  expires_at: Timestamp;
  created_at: CreatedAt;
}
export interface HumanCheckTable {
  signature: string;
  expires_at: Timestamp;
}
/** A policy that was accepted at registration. */
export interface ConsentTable {
  user_id: number;
  policy_id: string;
  label: string;
  accepted_at: CreatedAt;
}
export interface AuthTables {
  sessions: SessionTable;
  password_resets: PasswordResetTable;
  human_checks_used: HumanCheckTable;
  consents: ConsentTable;
}
