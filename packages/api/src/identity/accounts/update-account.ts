import type { Database, Db, Transaction } from '@kantele/db';
import { type AccountChange, updateAccountRow } from './queries.ts';

/** Changes what signing in stands on: the password, the address and whether it is confirmed, when it was last used. */
export async function updateAccount(
  db: Db | Transaction<Database>,
  id: number,
  change: AccountChange,
): Promise<void> {
  await updateAccountRow(db, id, change);
}
