import type { z } from 'zod';
import { type UserActor, userOf } from '../../../core/actor.ts';
import { refuseViolations } from '../../../core/constraints.ts';
import type { Context } from '../../../core/context.ts';
import { AppError, notFound } from '../../../core/errors.ts';
import { findAccount, lockAccount } from '../../../identity/accounts/find-account.ts';
import {
  type CheckoutRow,
  closeCheckout,
  closeUnsent,
  keepSession,
  openCheckout,
} from '../checkout-queries.ts';
import type * as contract from '../contract.ts';
import { openProvider, providerError } from '../open-provider.ts';
import { findOffer } from '../plans/find-offer.ts';
import { soldPrice } from '../plans/push-product.ts';
import type { PaymentProvider } from '../provider.ts';
import { customerOf, keepCustomer, type PlanRow } from '../queries.ts';
import { applySubscription } from '../subscriptions/apply-subscription.ts';
import { hasCurrent } from '../subscriptions/subscription-queries.ts';
import { isFirstSubscription } from './first-subscription.ts';

const subscribedAlready = () =>
  new AppError('conflict', 'You have a plan already. Change it instead of buying a second one.');

/** Tries in a row when what was open has ended meanwhile. */
const triesAtMost = 3;

/**
 * Where somebody pays. Whoever asks again, from whichever tab, gets the same page until it is over.
 * @throws AppError `not_found`, `invalid`, `conflict` for a subscriber, `overloaded` while the provider is away
 */
export async function startCheckout(
  ctx: Context,
  choice: z.output<typeof contract.planChoice>,
): Promise<z.output<typeof contract.checkout>> {
  const user = userOf(ctx.actor);
  const plan = await findOffer(ctx.db, choice);
  const provider = await openProvider(ctx);
  try {
    for (let tries = 0; tries < triesAtMost; tries += 1) {
      const row = await openTry(ctx, user.id, choice);
      // Somebody has closed it in between.
      if (!row) continue;
      const url = await pageOf(ctx, provider, user, row, plan);
      if (url) return { url };
    }
  } catch (error) {
    providerError(error);
  }
  throw new AppError('conflict');
}

/** The try of a user that is open, or begins now: unless the user has a plan by now, or the price is off the market. */
async function openTry(ctx: Context, userId: number, choice: z.output<typeof contract.planChoice>) {
  const values = { user_id: userId, product_id: choice.productId, price_id: choice.priceId };
  return ctx.db
    .transaction()
    .execute(async (trx) => {
      // Held until the end: who gives a plan or removes the account comes before, or sees the try.
      if (!(await lockAccount(trx, userId))) throw new AppError('unauthenticated');
      if (await hasCurrent(trx, userId)) throw subscribedAlready();
      const row = await openCheckout(trx, values);
      // Looked up again now that the row holds plan and price: nobody takes them away any more without seeing it.
      await findOffer(trx, choice);
      return row;
    })
    .catch(refuseViolations({ checkouts_product_id_fkey: notFound, checkouts_price_id_fkey: notFound }));
}

/** The page of an open try; null when the try is over and another may begin. */
async function pageOf(
  ctx: Context,
  provider: PaymentProvider,
  user: UserActor,
  row: CheckoutRow,
  plan: PlanRow,
): Promise<string | null> {
  if (row.provider_id !== null) {
    const session = await provider.getCheckout(row.provider_id);
    if (session?.state === 'complete') {
      if (session.subscription) await applySubscription(ctx, session.subscription);
      await closeCheckout(ctx.db, row.id, 'complete');
      return null;
    }
    if (session?.state === 'open' && row.price_id === plan.id && session.url) return session.url;
    // Another plan was chosen, or the page is over: what is left of it can be paid no more.
    if (session?.state === 'open') await provider.expireCheckout(row.provider_id);
    await closeCheckout(ctx.db, row.id, 'expired');
    return null;
  }
  if (row.price_id !== plan.id) {
    // It never reached the provider, or is on its way there. One that has arrived meanwhile stays: its page may be open
    // in another tab, and has to be closed there first.
    await closeUnsent(ctx.db, row.id);
    return null;
  }
  const price = await soldPrice(ctx, plan);
  const customer = await customerFor(ctx, provider, user);
  const trial = (await isFirstSubscription(ctx.db, user.id)) ? plan.trial_days : 0;
  const path = `${ctx.services.baseUrl}/checkout/${plan.product_id}/${plan.id}`;
  const session = await provider.createCheckout({
    key: `checkout-${row.id}-${row.created_at.getTime()}`,
    customer,
    price,
    trialDays: trial,
    promotionCodes: plan.promotion_codes,
    successUrl: `${path}/done`,
    cancelUrl: `${path}?canceled=1`,
  });
  if (await keepSession(ctx.db, row.id, session)) return session.url;
  // Another tab has begun another try meanwhile: this one can be paid no more.
  if (session.state === 'open') await provider.expireCheckout(session.id);
  return null;
}

async function customerFor(ctx: Context, provider: PaymentProvider, user: UserActor): Promise<string> {
  const known = await customerOf(ctx.db, user.id);
  if (known) return known.provider_id;
  const account = await findAccount(ctx.db, { id: user.id });
  if (!account) throw new AppError('unauthenticated');
  const made = await provider.createCustomer({
    key: `customer-${new URL(ctx.services.baseUrl).host}-${user.id}-${account.email}`,
    userId: user.id,
    email: account.email,
  });
  return keepCustomer(ctx.db, user.id, made);
}
