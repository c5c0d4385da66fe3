import type { Context } from '../../../core/context.ts';
import { openProvider } from '../open-provider.ts';

/** Ends subscriptions of accounts that are gone. One that has ended already is fine. */
export async function cancelThere(ctx: Context, payload: { provider_ids: string[] }): Promise<void> {
  const provider = await openProvider(ctx);
  for (const id of payload.provider_ids) {
    const subscription = await provider.getSubscription(id);
    if (subscription && subscription.status !== 'canceled') await provider.cancelNow(id);
  }
}
