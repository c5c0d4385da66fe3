import type { Db } from '@kantele/db';
import { plansOfUser } from './queries.ts';

/** The subscriptions of a user, newest first; absent where nothing can be bought and nobody has bought. */
export async function subscriptionsOf(db: Db, userId: number, enabled: boolean) {
  const subscriptions = await plansOfUser(db, userId);
  return enabled || subscriptions.length > 0 ? { subscriptions } : {};
}
