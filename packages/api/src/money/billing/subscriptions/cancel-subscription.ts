import type { z } from 'zod';
import type { Context } from '../../../core/context.ts';
import type * as contract from '../contract.ts';
import { openProvider, providerError } from '../open-provider.ts';
import { applySubscription } from './apply-subscription.ts';
import { getSubscription, type SubscriptionAnswer } from './get-subscription.ts';
import { ownSubscription } from './own-subscription.ts';

/** It ends with the period that is paid for. @throws AppError `not_found` without a plan */
export async function cancelSubscription(
  ctx: Context,
  { reason }: z.output<typeof contract.cancelSubscription>,
): Promise<SubscriptionAnswer> {
  return changed(ctx, (provider, id) => provider.cancelAtEnd(id, reason));
}

/** Takes back an end or a change that was to come. @throws AppError `not_found` without a plan */
export async function resumeSubscription(ctx: Context): Promise<SubscriptionAnswer> {
  return changed(ctx, (provider, id) => provider.resume(id));
}

async function changed(
  ctx: Context,
  change: (provider: Awaited<ReturnType<typeof openProvider>>, id: string) => Promise<void>,
): Promise<SubscriptionAnswer> {
  const held = await ownSubscription(ctx);
  const provider = await openProvider(ctx);
  try {
    await change(provider, held.provider_id);
    await applySubscription(ctx, held.provider_id);
  } catch (error) {
    providerError(error);
  }
  return getSubscription(ctx, held.id);
}
