import type { Context } from '../../../core/context.ts';
import { failpoint } from '../../../core/failpoints.ts';
import { lockAccount } from '../../../identity/accounts/find-account.ts';
import { openProvider } from '../open-provider.ts';
import { putOrphan, removeOrphan } from '../orphan-queries.ts';
import { isCurrentStatus } from '../policy.ts';
import type { ProviderSubscription } from '../provider.ts';
import { nextRead, priceByProviderId, userOfCustomer } from '../queries.ts';
import { announceChange } from './announce-change.ts';
import {
  endLapsed,
  hasCurrent,
  lockSubscriptionByProvider,
  putSubscription,
} from './subscription-queries.ts';

/**
 * What became of it. Nobody here has an `unknown` one, and nobody is charged for it; an `orphan` is charged for, and has
 * no user or no price here, or is the second current one of a user: it is noted for an admin.
 */
export type Applied = 'changed' | 'unchanged' | 'unknown' | 'orphan';

/** Asks the provider how a subscription stands, and writes that down. Doing it again, or in any order, changes nothing. */
export async function applySubscription(ctx: Context, providerId: string): Promise<Applied> {
  // Before the question: an answer to a later question is newer.
  const read = await nextRead(ctx.db);
  const provider = await openProvider(ctx);
  const subscription = await provider.getSubscription(providerId);
  failpoint('event.asked');
  return subscription ? writeSubscription(ctx, subscription, read) : 'unknown';
}

/** Writes down how a subscription stood in a read, unless a later read has been written. */
export async function writeSubscription(
  ctx: Context,
  subscription: ProviderSubscription,
  read: number,
): Promise<Applied> {
  const applied = await writeOwned(ctx, subscription, read);
  if (applied !== 'unknown' || !isCurrentStatus(subscription.status)) {
    await removeOrphan(ctx.db, subscription.id);
    return applied;
  }
  const provider = await openProvider(ctx);
  const customer = await provider.getCustomer(subscription.customer);
  await putOrphan(ctx.db, {
    provider_id: subscription.id,
    customer_id: subscription.customer,
    email: customer?.email ?? null,
    named_user_id: customer?.userId ?? null,
    price_id: subscription.price,
    amount: subscription.amount,
    currency: subscription.currency,
    status: subscription.status,
  });
  return 'orphan';
}

/** `unknown` for one of no user or no price here, and for the second current one of a user. */
async function writeOwned(
  ctx: Context,
  subscription: ProviderSubscription,
  read: number,
): Promise<Exclude<Applied, 'orphan'>> {
  const [price, userId] = await Promise.all([
    priceByProviderId(ctx.db, subscription.price),
    userOfCustomer(ctx.db, subscription.customer),
  ]);
  if (!price || userId === null) return 'unknown';
  const next = subscription.nextPrice ? await priceByProviderId(ctx.db, subscription.nextPrice) : undefined;
  const values = {
    user_id: userId,
    product_id: price.product_id,
    price_id: price.id,
    provider_id: subscription.id,
    status: subscription.status,
    current_period_start: subscription.currentPeriodStart,
    current_period_end: subscription.currentPeriodEnd,
    trial_end: subscription.trialEnd,
    ends_at: subscription.endsAt,
    canceled_at: subscription.canceledAt,
    next_price_id: next?.id ?? null,
    payment_method: subscription.paymentMethod,
    cancel_reason: subscription.cancelReason,
    provider_version: read,
  };
  return ctx.db.transaction().execute(async (trx) => {
    // One at a time for each user, whichever subscription it is about.
    if (!(await lockAccount(trx, userId))) return 'unknown';
    const before = await lockSubscriptionByProvider(trx, subscription.id);
    if (before && before.provider_version >= read) return 'unchanged';
    if (isCurrentStatus(values.status)) {
      await endLapsed(trx, userId);
      if (await hasCurrent(trx, userId, subscription.id)) return 'unknown';
    }
    const id = await putSubscription(trx, values);
    if (id === null) return 'unchanged';
    if (before && isSame(before, values)) return 'unchanged';
    await announceChange(ctx, trx, { userId, before: before ?? null, after: { ...values, id } });
    failpoint('event.written');
    return 'changed';
  });
}

const compared = [
  'product_id',
  'price_id',
  'status',
  'next_price_id',
  'payment_method',
  'cancel_reason',
] as const;
const moments = [
  'current_period_start',
  'current_period_end',
  'trial_end',
  'ends_at',
  'canceled_at',
] as const;

type Compared = Record<(typeof compared)[number], unknown> & Record<(typeof moments)[number], Date | null>;

function isSame(before: Compared, after: Compared): boolean {
  return (
    compared.every((key) => before[key] === after[key]) &&
    moments.every((key) => (before[key]?.getTime() ?? null) === (after[key]?.getTime() ?? null))
  );
}
