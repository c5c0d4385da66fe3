import type { z } from 'zod';
import type { Context } from '../../../core/context.ts';
import { notFound } from '../../../core/errors.ts';
import type * as contract from '../contract.ts';
import { subscriptionView } from '../view.ts';
import { subscriptionById } from './subscription-queries.ts';

export type SubscriptionAnswer = z.output<typeof contract.subscriptionResponse>;

/** A subscription, for who may see it already. @throws AppError `not_found` */
export async function getSubscription(ctx: Context, id: number): Promise<SubscriptionAnswer> {
  const row = await subscriptionById(ctx.db, id);
  if (!row) throw notFound();
  return { subscription: subscriptionView(row) };
}
