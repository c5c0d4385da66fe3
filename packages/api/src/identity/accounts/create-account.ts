import type { Database } from '@kantele/db';
import type { Transaction } from 'kysely';
import { refuseViolations } from '../../core/constraints.ts';
import type { Context } from '../../core/context.ts';
import { publishEvent } from '../../core/publish-event.ts';
import { emailTaken } from './email-taken.ts';
import { newName } from './new-name.ts';
import { insertUser } from './queries.ts';

interface NewAccount {
  email: string;
  /** Null for people who sign in elsewhere. */
  hash: string | null;
  verified: boolean;
  /** Null until the person says one: then a name is made up. */
  name: string | null;
}

/** A new user, who gets the default role by the event. @throws AppError `invalid` on `email` when the address has an account */
export async function createAccount(
  ctx: Context,
  trx: Transaction<Database>,
  account: NewAccount,
): Promise<number> {
  const user = await insertUser(trx, {
    email: account.email,
    password_hash: account.hash,
    display_name: account.name ?? newName(ctx),
    needs_name: account.name === null,
    email_verified_at: account.verified ? ctx.services.now() : null,
  }).catch(refuseViolations({ users_email: emailTaken }));
  await publishEvent(ctx, trx, 'accounts.created', { id: user.id });
  return user.id;
}
