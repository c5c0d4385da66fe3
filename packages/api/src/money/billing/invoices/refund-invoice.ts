import type { z } from 'zod';
import { userOf } from '../../../core/actor.ts';
import type { Context } from '../../../core/context.ts';
import { AppError, invalid, notFound } from '../../../core/errors.ts';
import { failpoint } from '../../../core/failpoints.ts';
import { recordEvent } from '../../../platform/audit/record-event.ts';
import type * as contract from '../contract.ts';
import { openProvider } from '../open-provider.ts';
import { currencyStep } from '../plans/currencies.ts';
import { type PaymentProvider, ProviderRefused, ProviderUnavailable } from '../provider.ts';
import { applySubscription } from '../subscriptions/apply-subscription.ts';
import { applyInvoice } from './apply-invoice.ts';
import {
  insertRefund,
  lockInvoice,
  openRefunds,
  type RefundRow,
  refundByKey,
  refundTarget,
  settleRefund,
} from './refund-queries.ts';

type Answer = z.output<typeof contract.refundResponse>;

/**
 * Gives the money of a paid invoice back, in whole or in part. It is written down before the provider is asked: a
 * refund whose answer was lost is asked for again under the same key, by `finishRefunds`.
 * @throws AppError `not_found`; `invalid` on `amount` for more than is left, or on `key` for one of another refund;
 * `conflict` when the provider refuses
 */
export async function refundInvoice(
  ctx: Context,
  { id, key, amount, reason, end_plan }: z.output<typeof contract.refundInvoice>,
): Promise<Answer> {
  const refund = await ctx.db.transaction().execute(async (trx) => {
    const invoice = await lockInvoice(trx, id);
    if (!invoice) throw notFound();
    const known = await refundByKey(trx, key);
    if (known) {
      const same = known.invoice_id === id && (amount === undefined || amount === known.amount);
      if (!same) throw invalid('key', 'This key belongs to another refund.');
      return known;
    }
    const left = invoice.amount_paid - invoice.amount_refunded - invoice.refund_asked;
    if (left <= 0) throw new AppError('conflict', 'There is nothing left to refund.');
    if (amount !== undefined && amount > left)
      throw invalid('amount', 'This is more than is left to refund.');
    if (amount !== undefined && amount !== left && amount % currencyStep(invoice.currency) !== 0)
      throw invalid('amount', 'Stripe takes no such fraction of this currency.');
    return insertRefund(trx, {
      invoice_id: id,
      request_key: key,
      amount: amount ?? left,
      reason,
      ends_plan: end_plan,
      actor_id: userOf(ctx.actor).id,
    });
  });
  failpoint('refund.noted');
  const state = refund.state === 'asked' ? await finish(ctx, refund) : refund.state;
  if (state === 'refused')
    throw new AppError('conflict', 'The payment provider has refused this. Nothing was changed.');
  return { state, amount: refund.amount };
}

/** Asks the provider again for refunds whose answer was lost. */
export async function finishRefunds(ctx: Context): Promise<void> {
  for (const refund of await openRefunds(ctx.db)) await finish(ctx, refund);
}

/** Asks the provider, which gives the same money once however often, and writes down what came of it. */
async function finish(ctx: Context, refund: RefundRow): Promise<RefundRow['state']> {
  const about = await refundTarget(ctx.db, refund.invoice_id);
  const provider = await openProvider(ctx);
  try {
    await provider.refundInvoice({
      key: `refund-${refund.request_key}`,
      invoice: about.provider_id,
      amount: refund.amount,
      reason: refund.reason,
    });
  } catch (error) {
    if (error instanceof ProviderUnavailable) return 'asked';
    if (!(error instanceof ProviderRefused)) throw error;
    await ctx.db.transaction().execute((trx) => settleRefund(trx, refund.id, 'refused'));
    ctx.services.log.warn({ err: error }, 'a refund was refused');
    return 'refused';
  }
  failpoint('refund.given');
  if (refund.ends_plan && about.subscription !== null && about.status !== 'canceled') {
    try {
      await endPlan(ctx, provider, about.subscription);
    } catch (error) {
      if (error instanceof ProviderUnavailable) return 'asked';
      throw error;
    }
  }
  // First the sum of the invoice, so that what is left never looks like more than it is.
  await applyInvoice(ctx, about.provider_id);
  await ctx.db.transaction().execute(async (trx) => {
    if (!(await settleRefund(trx, refund.id, 'done'))) return;
    await recordEvent(trx, ctx, {
      action: 'billing.refund',
      ...(about.user_id === null ? {} : { object: { type: 'user', id: about.user_id } }),
      ...(refund.actor_id === null ? {} : { actorId: refund.actor_id }),
      data: {
        invoice: about.number,
        amount: refund.amount,
        currency: about.currency,
        reason: refund.reason,
        ends_plan: refund.ends_plan,
      },
    });
  });
  return 'done';
}

/** Ends the plan a refund was for. The money is back: that the provider refuses this makes it no refused refund. */
async function endPlan(ctx: Context, provider: PaymentProvider, subscription: string): Promise<void> {
  const there = await provider.getSubscription(subscription);
  if (there && there.status !== 'canceled') {
    await provider.cancelNow(subscription).catch((error: unknown) => {
      if (!(error instanceof ProviderRefused)) throw error;
      ctx.services.log.warn({ err: error }, 'a plan was not ended with its refund');
    });
  }
  await applySubscription(ctx, subscription);
}
