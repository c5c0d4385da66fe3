import type { Database, Transaction } from '@kantele/db';
import type { Context } from '../../../core/context.ts';
import { endCheckouts } from '../end-checkouts.ts';
import { cancelSubscriptions } from '../jobs.ts';
import { currentProviderIds } from './subscription-queries.ts';

/**
 * What locked accounts that are deleted pay for ends at the provider, too: before the rows that name it are gone. Pages
 * that are open end at once, also when they were paid a moment ago; subscriptions by a job.
 * @throws AppError `overloaded` or `conflict` when a page cannot be ended
 */
export async function queueCancellation(
  ctx: Context,
  trx: Transaction<Database>,
  userIds: readonly number[],
): Promise<void> {
  if (userIds.length === 0) return;
  const paid = await endCheckouts(ctx, trx, 'user_id', userIds);
  const provider_ids = [...new Set([...(await currentProviderIds(trx, userIds)), ...paid])];
  if (provider_ids.length > 0) await ctx.services.jobs.add(trx, cancelSubscriptions, { provider_ids });
}
