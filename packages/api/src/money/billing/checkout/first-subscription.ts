import type { Executor } from '../queries.ts';
import { subscriptionOf } from '../subscriptions/subscription-queries.ts';

/** A trial is for those who never had a plan. */
export async function isFirstSubscription(db: Executor, userId: number): Promise<boolean> {
  return (await subscriptionOf(db, userId)) === undefined;
}
