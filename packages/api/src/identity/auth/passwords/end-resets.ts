import type { Database, Transaction } from '@kantele/db';
import { deleteResets } from '../queries.ts';

/** Ends the links to a new password that were mailed and are not used yet. */
export async function endResets(trx: Transaction<Database>, userId: number): Promise<void> {
  await deleteResets(trx, userId);
}
