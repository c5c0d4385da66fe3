import type { z } from 'zod';
import { userOf } from '../../../core/actor.ts';
import type { Context } from '../../../core/context.ts';
import type * as contract from '../contract.ts';
import { endOfPeriod } from '../cycles.ts';
import { findOffer } from '../plans/find-offer.ts';
import { hasCurrent } from '../subscriptions/subscription-queries.ts';
import { priceView } from '../view.ts';
import { isFirstSubscription } from './first-subscription.ts';

const dayMs = 86_400_000;

/** What somebody is about to buy. @throws AppError `not_found`, `invalid` */
export async function getOrder(
  ctx: Context,
  choice: z.output<typeof contract.planChoice>,
): Promise<z.output<typeof contract.order>> {
  const { id: userId } = userOf(ctx.actor);
  const plan = await findOffer(ctx.db, choice);
  const [subscribed, isFirst] = await Promise.all([
    hasCurrent(ctx.db, userId),
    isFirstSubscription(ctx.db, userId),
  ]);
  const trialDays = isFirst ? plan.trial_days : 0;
  const now = ctx.services.now();
  const renews = trialDays > 0 ? new Date(now.getTime() + trialDays * dayMs) : endOfPeriod(now, plan);
  return {
    product: {
      id: plan.product_id,
      name: plan.name,
      description: plan.description,
      feature_list: plan.feature_list,
    },
    price: priceView(plan),
    trial_days: trialDays,
    tax_behavior: plan.tax_behavior,
    due_now: trialDays > 0 ? 0 : plan.amount,
    renews_at: renews.toISOString(),
    subscribed,
  };
}
