import type { Database, Transaction } from '@kantele/db';
import type { z } from 'zod';
import type { Context } from '../../../core/context.ts';
import { AppError, invalid, notFound } from '../../../core/errors.ts';
import { lockAccount } from '../../../identity/accounts/find-account.ts';
import { assertGrantable } from '../../../identity/roles/policy.ts';
import { recordEvent } from '../../../platform/audit/record-event.ts';
import type * as contract from '../contract.ts';
import { endCheckouts } from '../end-checkouts.ts';
import { openProvider, providerError } from '../open-provider.ts';
import { isCurrent } from '../policy.ts';
import { lockProduct } from '../queries.ts';
import { announceChange } from './announce-change.ts';
import { applySubscription } from './apply-subscription.ts';
import { getSubscription, type SubscriptionAnswer } from './get-subscription.ts';
import {
  endLapsed,
  hasCurrent,
  insertSubscription,
  lockSubscription,
  type SubscriptionRow,
  subscriptionById,
  updateSubscriptionRow,
} from './subscription-queries.ts';

/**
 * Gives somebody a plan without payment; a page the person could pay another on is ended first.
 * @throws AppError `not_found`; `conflict` for who has one or has just paid for one; `forbidden` for a plan that gives more
 * than the admin holds; `overloaded` when a page cannot be ended
 */
export async function giveSubscription(
  ctx: Context,
  { user_id, product_id, ends_at, reason }: z.output<typeof contract.giveSubscription>,
): Promise<SubscriptionAnswer> {
  assertLater(ctx, ends_at);
  const id = await ctx.db.transaction().execute(async (trx) => {
    // Held until the end: of two who give at once one comes second, and sees what the first has given.
    const account = await lockAccount(trx, user_id);
    const product = await lockProduct(trx, product_id);
    if (!account || !product) throw notFound();
    assertGrantable(ctx.actor, product.permissions);
    await endLapsed(trx, user_id);
    if (await hasCurrent(trx, user_id)) throw new AppError('conflict', 'This person has a plan already.');
    if ((await endCheckouts(ctx, trx, 'user_id', [user_id])).length > 0)
      throw new AppError('conflict', 'This person has just paid for a plan.');
    const values = {
      user_id,
      product_id,
      price_id: null,
      provider_id: null,
      status: 'active' as const,
      ends_at: ends_at === null ? null : new Date(ends_at),
      next_price_id: null,
      payment_method: null,
      cancel_reason: null,
      note: reason,
    };
    const row = await insertSubscription(trx, values);
    await recordEvent(trx, ctx, {
      action: 'billing.give',
      object: { type: 'user', id: user_id },
      data: { product: product.name, ends_at, reason },
    });
    await announceChange(ctx, trx, {
      userId: user_id,
      before: null,
      after: { ...values, id: row.id, current_period_end: null },
    });
    return row.id;
  });
  return getSubscription(ctx, id);
}

/** A subscription, locked with the account it belongs to until the transaction ends. @throws AppError `not_found` */
async function locked(trx: Transaction<Database>, id: number): Promise<SubscriptionRow> {
  const found = await subscriptionById(trx, id);
  // The account first, as everywhere.
  const row = found && (await lockAccount(trx, found.user_id)) && (await lockSubscription(trx, id));
  if (!row) throw notFound();
  return row;
}

/**
 * Lets a given plan last until another day, also one that is over.
 * @throws AppError `not_found`; `conflict` for a plan that is paid for, as its end is decided at the provider, and for one
 * that is over beside a current one; `forbidden` for a plan that gives more than the admin holds
 */
export async function extendSubscription(
  ctx: Context,
  { id, ends_at, reason }: z.output<typeof contract.extendSubscription>,
): Promise<SubscriptionAnswer> {
  assertLater(ctx, ends_at);
  const until = ends_at === null ? null : new Date(ends_at);
  await ctx.db.transaction().execute(async (trx) => {
    const row = await locked(trx, id);
    if (row.provider_id !== null) throw new AppError('conflict', 'A plan that is paid for renews itself.');
    const product = await lockProduct(trx, row.product_id);
    assertGrantable(ctx.actor, product?.permissions ?? []);
    await endLapsed(trx, row.user_id);
    if (await hasCurrent(trx, row.user_id, id))
      throw new AppError('conflict', 'This person has another plan by now. End that one first.');
    if (
      !isCurrent(row, ctx.services.now()) &&
      (await endCheckouts(ctx, trx, 'user_id', [row.user_id])).length > 0
    )
      throw new AppError('conflict', 'This person has just paid for a plan.');
    await updateSubscriptionRow(trx, id, { ends_at: until, note: reason, status: 'active' });
    await recordEvent(trx, ctx, {
      action: 'billing.extend',
      object: { type: 'user', id: row.user_id },
      data: { ends_at, reason },
    });
    await announceChange(ctx, trx, {
      userId: row.user_id,
      before: row,
      after: { ...row, ends_at: until, status: 'active' },
    });
  });
  return getSubscription(ctx, id);
}

/** Ends a plan now, at the provider too. @throws AppError `not_found` */
export async function endSubscription(
  ctx: Context,
  { id, reason }: z.output<typeof contract.endSubscription>,
): Promise<SubscriptionAnswer> {
  const found = await subscriptionById(ctx.db, id);
  if (!found) throw notFound();
  if (found.provider_id !== null) {
    const provider = await openProvider(ctx);
    await provider.cancelNow(found.provider_id).catch(providerError);
    await applySubscription(ctx, found.provider_id).catch(providerError);
  }
  await ctx.db.transaction().execute(async (trx) => {
    const row = await locked(trx, id);
    const own = row.provider_id === null ? { status: 'canceled' as const, ends_at: ctx.services.now() } : {};
    await updateSubscriptionRow(trx, id, { ...own, note: reason });
    await recordEvent(trx, ctx, {
      action: 'billing.end',
      object: { type: 'user', id: row.user_id },
      data: { reason },
    });
    if (row.provider_id === null)
      await announceChange(ctx, trx, {
        userId: row.user_id,
        before: row,
        after: { ...row, status: 'canceled' },
      });
  });
  return getSubscription(ctx, id);
}

function assertLater(ctx: Context, ends_at: string | null): void {
  if (ends_at !== null && new Date(ends_at) <= ctx.services.now())
    throw invalid('ends_at', 'Choose a day that is to come.');
}
