import type { Db } from '@kantele/db';
import { openSessionIds } from './session-queries.ts';

/** Which of these sessions still let somebody in: for connections that stay open. */
export function sessionsStillOpen(db: Db, ids: readonly number[]): Promise<Set<number>> {
  return openSessionIds(db, ids);
}
