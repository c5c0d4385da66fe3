import type { Database, Transaction } from '@kantele/db';
import type { Context } from '../../core/context.ts';
import { awaitProvider, closeCheckout, lockOpenCheckouts } from './checkout-queries.ts';
import { openProvider, providerError } from './open-provider.ts';

/** Milliseconds after which no page is open any more: a try waits a day for its page, which lives a day at Stripe. */
const pageLifeMs = 3 * 86_400_000;

/**
 * Ends the payment pages that are open for users, a plan or a price, at the provider first, so that nobody pays for what
 * is going. Their rows stay locked: a page that is being made meanwhile is ended by who makes it, see `keepSession`.
 * @returns names at the provider of subscriptions that were paid for on these pages and may be unknown here; such pages
 * stay as they are
 * @throws AppError `overloaded` while the provider is away, `conflict` for a page that is paid for just now, `not_found`
 * without the key of the provider
 */
export async function endCheckouts(
  ctx: Context,
  trx: Transaction<Database>,
  column: Parameters<typeof lockOpenCheckouts>[1],
  ids: readonly number[],
): Promise<string[]> {
  const paid: string[] = [];
  await awaitProvider(trx);
  for (const { id, provider_id, created_at } of await lockOpenCheckouts(trx, column, ids)) {
    if (provider_id !== null && ctx.services.now().getTime() - created_at.getTime() < pageLifeMs) {
      const provider = await openProvider(ctx);
      const session = await provider.getCheckout(provider_id).catch(providerError);
      if (session?.state === 'complete') {
        if (session.subscription) paid.push(session.subscription);
        continue;
      }
      if (session?.state === 'open') await provider.expireCheckout(provider_id).catch(providerError);
    }
    await closeCheckout(trx, id, 'expired');
  }
  return paid;
}
