import type { User } from '@kantele/api/contract/users';

type Account = Pick<User, 'suspended_at' | 'suspended_until' | 'email_verified_at'>;
export type UserState = 'suspended' | 'verified' | 'unverified';

/** Suspended now: from its start to its end, if it has one. */
export function isSuspended({ suspended_at, suspended_until }: Account, now = Date.now()): boolean {
  return suspended_at !== null && (suspended_until === null || Date.parse(suspended_until) > now);
}

/** The one word on an account; being suspended outweighs the rest. */
export function stateOf(user: Account, now = Date.now()): UserState {
  if (isSuspended(user, now)) return 'suspended';
  return user.email_verified_at ? 'verified' : 'unverified';
}
