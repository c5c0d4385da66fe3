import type { Database, Transaction } from '@kantele/db';
import { deleteRenditions } from './queries.ts';

/** Forgets renditions whose files are removed from the store. */
export async function dropRenditions(trx: Transaction<Database>, keys: readonly string[]): Promise<void> {
  await deleteRenditions(trx, keys);
}
