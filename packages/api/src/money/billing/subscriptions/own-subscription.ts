import { userOf } from '../../../core/actor.ts';
import type { Context } from '../../../core/context.ts';
import { AppError, notFound } from '../../../core/errors.ts';
import { isCurrent } from '../policy.ts';
import { type SubscriptionRow, subscriptionOf } from './subscription-queries.ts';

/**
 * The subscription of the one who asks, at the provider.
 * @throws AppError `not_found` without one that goes on, `conflict` for one that was given without payment
 */
export async function ownSubscription(ctx: Context): Promise<SubscriptionRow & { provider_id: string }> {
  const row = await subscriptionOf(ctx.db, userOf(ctx.actor).id);
  if (!row || !isCurrent(row, ctx.services.now())) throw notFound();
  const { provider_id } = row;
  if (provider_id === null) {
    throw new AppError('conflict', 'This plan was given to you. There is nothing to pay or to cancel.');
  }
  return { ...row, provider_id };
}
