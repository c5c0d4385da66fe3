import { createHmac } from 'node:crypto';
import type { Account } from '../../accounts/find-account.ts';

/**
 * Vouches for the parts of a link that gives an account another email address. It is worth nothing once the account
 * has another address or password.
 */
export function emailChangeSignature(
  secret: Buffer,
  account: Pick<Account, 'id' | 'email' | 'password_hash'>,
  email: string,
  expires: number,
): string {
  const { id, password_hash } = account;
  const text = ['change email', id, account.email.toLowerCase(), password_hash ?? '', email, expires].join(
    '\n',
  );
  return createHmac('sha256', secret).update(text).digest('base64url');
}
