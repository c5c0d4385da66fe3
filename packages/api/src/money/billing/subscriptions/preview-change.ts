import type { z } from 'zod';
import type { Context } from '../../../core/context.ts';
import { invalid } from '../../../core/errors.ts';
import type * as contract from '../contract.ts';
import { perMonth } from '../cycles.ts';
import { openProvider, providerError } from '../open-provider.ts';
import { findOffer } from '../plans/find-offer.ts';
import { soldPrice } from '../plans/push-product.ts';
import type { PlanRow } from '../queries.ts';
import { priceView, subscriptionView } from '../view.ts';
import { ownSubscription } from './own-subscription.ts';
import type { SubscriptionRow } from './subscription-queries.ts';

/** What a change would be: more is paid for at once, less begins with the next period. */
export async function plannedChange(ctx: Context, choice: z.output<typeof contract.planChoice>) {
  const held = await ownSubscription(ctx);
  const plan = await findOffer(ctx.db, choice);
  if (held.price_id === plan.id) throw invalid('priceId', 'You have this plan already.');
  if (held.currency !== null && held.currency !== plan.currency) {
    throw invalid('priceId', 'A plan cannot change its currency. Let it end, and choose again.');
  }
  return { held, plan, price: await soldPrice(ctx, plan), kind: kindOf(held, plan) };
}

function kindOf(held: SubscriptionRow, plan: PlanRow): 'upgrade' | 'downgrade' {
  const { amount, interval, interval_count } = held;
  if (amount === null || interval === null) return 'upgrade';
  const now = perMonth({ amount, interval, interval_count: interval_count ?? 1 });
  // The same plan for a longer time is paid for at once, though a month of it costs less.
  if (held.product_id === plan.product_id) return plan.amount > amount ? 'upgrade' : 'downgrade';
  return perMonth(plan) >= now ? 'upgrade' : 'downgrade';
}

/**
 * What a change costs, and when it begins, as the provider computes it.
 * @throws AppError `not_found` without a plan or for one that is not on offer, `invalid` for the same one
 */
export async function previewChange(
  ctx: Context,
  choice: z.output<typeof contract.planChoice>,
): Promise<z.output<typeof contract.changePreview>> {
  const { held, plan, price: sold, kind } = await plannedChange(ctx, choice);
  const provider = await openProvider(ctx);
  const at = ctx.services.now();
  const { product, price } = subscriptionView(held);
  const change = {
    kind,
    before: { product, price },
    after: { product: { id: plan.product_id, name: plan.name }, price: priceView(plan) },
    computed_at: at.toISOString(),
  };
  if (kind === 'downgrade') {
    const none = { currency: plan.currency, credit: 0, charge: 0, tax: 0, due_now: 0 };
    return { ...change, ...none, effective_at: (held.current_period_end ?? at).toISOString() };
  }
  const amounts = await provider
    .previewChange({ subscription: held.provider_id, price: sold, at })
    .catch(providerError);
  const { currency, credit, charge, tax, dueNow } = amounts;
  return { ...change, currency, credit, charge, tax, due_now: dueNow, effective_at: at.toISOString() };
}
