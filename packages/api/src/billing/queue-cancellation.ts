import type { Database, Transaction } from '@kantele/db';
import type { Context } from '../core/context.ts';
import { cancelSubscriptions } from './jobs.ts';
import { currentProviderIds } from './subscription-queries.ts';

/** What deleted accounts pay for ends at the provider, too: before the rows that name it are gone. */
export async function queueCancellation(
  ctx: Context,
  trx: Transaction<Database>,
  userIds: readonly number[],
): Promise<void> {
  if (userIds.length === 0) return;
  const provider_ids = await currentProviderIds(trx, userIds);
  if (provider_ids.length > 0) await ctx.services.jobs.add(trx, cancelSubscriptions, { provider_ids });
}
