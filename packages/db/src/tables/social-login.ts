import type { CreatedAt, Id, NullableJson, Timestamp } from './columns.ts';

/** A person at a provider; the provider's own tokens are not kept. */
export interface SocialProfileTable {
  id: Id;
  user_id: number;
  service_name: string;
  /** The provider's unchanging id of the person. */
  subject: string;
  username: string;
  email: string | null;
  created_at: CreatedAt;
}
export interface PendingProfile {
  subject: string;
  username: string;
  email: string | null;
}
export interface SocialAttemptTable {
  state_hash: string;
  service_name: string;
  intent: 'login' | 'connect';
  user_id: number | null;
  /** Binds the attempt to the browser that began it. */
  browser_hash: string;
  verifier: string;
  nonce: string;
  /** Set once the provider has answered and the password of the account is asked for. */
  profile: NullableJson<PendingProfile>;
  expires_at: Timestamp;
}
export interface SocialLoginTables {
  social_profiles: SocialProfileTable;
  social_attempts: SocialAttemptTable;
}
