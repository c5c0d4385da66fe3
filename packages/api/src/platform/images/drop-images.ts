import type { Database, Transaction } from '@kantele/db';
import { deleteImages } from './queries.ts';

/** Forgets pictures whose sizes have all been removed from the store. */
export async function dropImages(trx: Transaction<Database>, hashes: readonly string[]): Promise<void> {
  if (hashes.length > 0) await deleteImages(trx, hashes);
}
