import type { Database, Transaction } from '@kantele/db';
import type { Insertable } from 'kysely';
import { upsertOriginals } from './original-queries.ts';

/** Writes the files tracks play from; `queueAnalysis` has them measured. */
export async function putOriginals(
  trx: Transaction<Database>,
  rows: readonly Insertable<Database['originals']>[],
): Promise<void> {
  await upsertOriginals(trx, rows);
}
