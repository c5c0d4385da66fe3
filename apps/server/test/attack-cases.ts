import { accessCases } from './attack-cases-access.ts';
import { accountCases } from './attack-cases-accounts.ts';
import { inputCases } from './attack-cases-input.ts';
import { originCases } from './attack-cases-origin.ts';
import { redirectCases } from './attack-cases-redirects.ts';
import { tokenCases } from './attack-cases-tokens.ts';

/** `manager` holds `users.manage` and `roles.manage` and no more; `token` is a write token of `user`. */
export type AttackActor = 'guest' | 'user' | 'manager' | 'admin' | 'token' | 'admin token';

/** Names in capitals in `path`, `headers` and `body` stand for values only known at run time. */
export interface Case {
  /** The admin when absent: the most powerful one there is. */
  actor?: AttackActor;
  method?: string;
  /** Sent as it is written. */
  path: string;
  headers?: Record<string, string>;
  body?: string;
  status: number | readonly number[];
  code?: string;
  /** The field a 422 must name, or one of them. */
  field?: string | readonly string[];
  /** What the answer must not have in it. */
  lacks?: RegExp;
  /** What the answer must have in it. */
  has?: RegExp;
  /** 2,000 when absent. */
  withinMs?: number;
}

/** Cases by section of the design: accounts, sign-in elsewhere, access, origin, input, redirects, tokens. */
export const cases: Record<string, Case> = {
  ...accountCases,
  ...accessCases,
  ...originCases,
  ...inputCases,
  ...redirectCases,
  ...tokenCases,
};
