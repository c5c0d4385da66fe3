import type { Database } from '@kantele/db';
import type { Transaction } from 'kysely';
import { refuseViolations } from '../core/constraints.ts';
import { assignDefaultRole } from '../roles/assign-default-role.ts';
import { emailTaken } from './email-taken.ts';
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
  }).catch(refuseViolations({ users_email: emailTaken }));
  await assignDefaultRole(trx, user.id);
  return user.id;
}
