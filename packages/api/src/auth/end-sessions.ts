import type { Database, Db, Transaction } from '@kantele/db';
import { deleteSessionsOf } from './session-queries.ts';

/** Signs a user out everywhere, also where he is signed in as somebody else. */
export async function endSessions(db: Db | Transaction<Database>, userId: number): Promise<void> {
  await deleteSessionsOf(db, userId);
}
