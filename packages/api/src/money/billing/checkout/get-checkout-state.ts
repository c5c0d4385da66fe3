import type { z } from 'zod';
import { userOf } from '../../../core/actor.ts';
import type { Context } from '../../../core/context.ts';
import { closeCheckout, latestCheckout } from '../checkout-queries.ts';
import type * as contract from '../contract.ts';
import { openProvider, providerError } from '../open-provider.ts';
import { applySubscription } from '../subscriptions/apply-subscription.ts';
import { subscriptionOf } from '../subscriptions/subscription-queries.ts';

type Answer = z.output<typeof contract.checkoutState>;

/** How the last try to buy a plan stands. What has not been told here yet is asked for: the address proves nothing. */
export async function getCheckoutState(
  ctx: Context,
  { priceId }: z.output<typeof contract.planChoice>,
): Promise<Answer> {
  const { id: userId } = userOf(ctx.actor);
  const row = await latestCheckout(ctx.db, userId, priceId);
  if (!row) return { state: 'none' };
  if (row.state === 'open') {
    if (row.provider_id === null) return { state: 'open' };
    const provider = await openProvider(ctx);
    const session = await provider.getCheckout(row.provider_id).catch(providerError);
    if (session?.state === 'open') return { state: 'open' };
    if (session?.state !== 'complete') {
      await closeCheckout(ctx.db, row.id, 'expired');
      return { state: 'expired' };
    }
    if (session.subscription) await applySubscription(ctx, session.subscription).catch(providerError);
    await closeCheckout(ctx.db, row.id, 'complete');
  } else if (row.state !== 'complete') return { state: row.state };
  const subscription = await subscriptionOf(ctx.db, userId);
  if (subscription?.valid) return { state: 'complete' };
  return { state: subscription?.status === 'incomplete' ? 'processing' : 'failed' };
}
