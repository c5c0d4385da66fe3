import type { Database, Db, Transaction } from '@kantele/db';
import { accountByEmail, accountById, idsByName } from './queries.ts';

/** An account as those need it who check its password or write to it; its row never leaves the server. */
export type Account = NonNullable<Awaited<ReturnType<typeof findAccount>>>;

/** The account of an address or an id; undefined when there is none. */
export async function findAccount(db: Db | Transaction<Database>, by: { email: string } | { id: number }) {
  return 'email' in by ? accountByEmail(db, by.email) : accountById(db, by.id);
}

/** The same, locked until the transaction ends: of two changes at once one waits for the other. */
export async function lockAccount(trx: Transaction<Database>, id: number): Promise<Account | undefined> {
  return accountById(trx, id, { lock: true });
}

/** Ids of the accounts of a display name, two at most; case and accents count for nothing. */
export const findByName = idsByName;
