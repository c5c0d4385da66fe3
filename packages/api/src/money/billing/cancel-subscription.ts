import type { z } from 'zod';
import type { Context } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';
import { applySubscription } from './apply-subscription.ts';
import type * as contract from './contract.ts';
import { openProvider, providerError } from './open-provider.ts';
import { ownSubscription } from './own-subscription.ts';
import { subscriptionById } from './subscription-queries.ts';
import { subscriptionView } from './view.ts';

type Answer = z.output<typeof contract.subscriptionResponse>;

/** It ends with the period that is paid for. @throws AppError `not_found` without a plan */
export async function cancelSubscription(
  ctx: Context,
  { reason }: z.output<typeof contract.cancelSubscription>,
): Promise<Answer> {
  return changed(ctx, (provider, id) => provider.cancelAtEnd(id, reason));
}

/** Takes back an end or a change that was to come. @throws AppError `not_found` without a plan */
export async function resumeSubscription(ctx: Context): Promise<Answer> {
  return changed(ctx, (provider, id) => provider.resume(id));
}

async function changed(
  ctx: Context,
  change: (provider: Awaited<ReturnType<typeof openProvider>>, id: string) => Promise<void>,
): Promise<Answer> {
  const held = await ownSubscription(ctx);
  const provider = await openProvider(ctx);
  try {
    await change(provider, held.provider_id);
    await applySubscription(ctx, held.provider_id);
  } catch (error) {
    providerError(error);
  }
  const row = await subscriptionById(ctx.db, held.id);
  if (!row) throw notFound();
  return { subscription: subscriptionView(row) };
}
