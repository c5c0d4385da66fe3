import type { z } from 'zod';
import type { Context } from '../../../core/context.ts';
import type * as contract from '../contract.ts';
import { openProvider, providerError } from '../open-provider.ts';
import { applySubscription } from './apply-subscription.ts';
import { getSubscription, type SubscriptionAnswer } from './get-subscription.ts';
import { plannedChange } from './preview-change.ts';

/** Milliseconds an amount that was shown stays what is paid. */
const shownMs = 30 * 60_000;

/** @throws AppError `not_found`, `invalid`, `conflict` when the provider refuses, e.g. as the card does not pay */
export async function changePlan(
  ctx: Context,
  { computed_at, ...choice }: z.output<typeof contract.changePlan>,
): Promise<SubscriptionAnswer> {
  const { held, price, kind } = await plannedChange(ctx, choice);
  const provider = await openProvider(ctx);
  const subscription = held.provider_id;
  const now = ctx.services.now();
  const shown = computed_at ? new Date(computed_at) : now;
  const isFresh = shown <= now && now.getTime() - shown.getTime() < shownMs;
  try {
    if (kind === 'upgrade') {
      const at = isFresh ? shown : now;
      // The same confirmation twice is one change.
      await provider.changeNow({
        key: `change-${subscription}-${price}-${at.getTime()}`,
        subscription,
        price,
        at,
      });
    } else await provider.changeLater({ subscription, price });
    await applySubscription(ctx, subscription);
  } catch (error) {
    providerError(error);
  }
  return getSubscription(ctx, held.id);
}
