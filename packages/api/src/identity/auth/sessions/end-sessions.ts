import type { Database, Db, Transaction } from '@kantele/db';
import { deleteSessionsOf } from './session-queries.ts';

/** Ends all sessions of a user, also those as another user. */
export async function endSessions(db: Db | Transaction<Database>, userId: number): Promise<void> {
  await deleteSessionsOf(db, userId);
}
