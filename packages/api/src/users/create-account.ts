import type { Database } from '@kantele/db';
import type { Transaction } from 'kysely';
import { invalid } from '../core/errors.ts';
import { ifDuplicate } from '../core/transaction.ts';
import { assignDefaultRole } from '../roles/assign-default-role.ts';
import { insertUser } from './queries.ts';

interface NewAccount {
  email: string;
  /** Null for people who sign in elsewhere. */
  hash: string | null;
  verified: boolean;
  name: string;
}

/** A user with the default role. @throws AppError `invalid` on `email` when the address has an account */
export async function createAccount(trx: Transaction<Database>, account: NewAccount): Promise<number> {
  const user = await insertUser(trx, {
    email: account.email,
    password_hash: account.hash,
    display_name: account.name,
    email_verified_at: account.verified ? new Date() : null,
  }).catch(ifDuplicate(() => invalid('email', 'This e-mail address has an account already.')));
  await assignDefaultRole(trx, user.id);
  return user.id;
}
