import type { Context } from '../../core/context.ts';
import { closeCheckout, purgeEvents, staleCheckouts } from './checkout-queries.ts';
import { openProvider } from './open-provider.ts';
import { databaseTime, removeUnseenOrphans } from './orphan-queries.ts';
import { nextRead } from './queries.ts';
import { applySubscription, writeSubscription } from './subscriptions/apply-subscription.ts';
import { currentProviderIds } from './subscriptions/subscription-queries.ts';

/**
 * Compares every subscription with the provider both ways, and writes down what it says. Of those that nobody here has
 * the ones somebody is charged for are noted for an admin.
 * @returns how many were compared, how many differed, and how many nobody here has
 */
export async function reconcileAll(
  ctx: Context,
): Promise<{ checked: number; repaired: number; orphans: number }> {
  const began = await databaseTime(ctx.db);
  const provider = await openProvider(ctx);
  const unseen = new Set(await currentProviderIds(ctx.db));
  let checked = 0;
  let repaired = 0;
  let read = await nextRead(ctx.db);
  for await (const subscription of provider.listSubscriptions()) {
    checked += 1;
    unseen.delete(subscription.id);
    if ((await writeSubscription(ctx, subscription, read)) === 'changed') {
      repaired += 1;
      // Pages were read at another time than rows are written: what changed is asked for by itself.
      await applySubscription(ctx, subscription.id);
    }
    if (checked % 100 === 0) read = await nextRead(ctx.db);
  }
  for (const id of unseen) {
    checked += 1;
    if ((await applySubscription(ctx, id)) === 'changed') repaired += 1;
  }
  for (const { id, provider_id } of await staleCheckouts(ctx.db)) {
    const session = provider_id === null ? null : await provider.getCheckout(provider_id);
    if (session?.subscription) await applySubscription(ctx, session.subscription);
    if (session?.state !== 'open') await closeCheckout(ctx.db, id, session?.state ?? 'expired');
  }
  await purgeEvents(ctx.db);
  return { checked, repaired, orphans: await removeUnseenOrphans(ctx.db, began) };
}
