import type { Db } from '@kantele/db';
import { countUnread } from './queries.ts';

/** How many messages a user has not read, for what is shown of the user. */
export function unreadCount(db: Db, userId: number): Promise<number> {
  return countUnread(db, userId);
}
