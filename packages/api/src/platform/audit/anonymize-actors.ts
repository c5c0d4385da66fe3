import type { Database, Transaction } from '@kantele/db';
import { anonymizeEvents } from './queries.ts';

/** The log keeps what these users did, not who they were. */
export async function anonymizeActors(trx: Transaction<Database>, userIds: readonly number[]): Promise<void> {
  await anonymizeEvents(trx, userIds);
}
