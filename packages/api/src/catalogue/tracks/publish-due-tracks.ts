import type { Database, Transaction } from '@kantele/db';
import { indexTracks } from '../search-index/index-entries.ts';
import { publishDueRows } from './write-queries.ts';

/** Turns scheduled tracks public when their time has come. */
export async function publishDueTracks(trx: Transaction<Database>, now: Date): Promise<void> {
  const ids = await publishDueRows(trx, now);
  if (ids.length > 0) await indexTracks(trx, ids);
}
