import type { Context } from '../core/context.ts';
import { applyInvoice } from './apply-invoice.ts';
import { applySubscription } from './apply-subscription.ts';
import {
  checkoutByProvider,
  closeCheckout,
  eventById,
  noteFailure,
  settleEvent,
  stuckEvents,
} from './checkout-queries.ts';
import { applyEvent } from './jobs.ts';
import { ProviderRefused } from './provider.ts';
import { updateSyncState } from './update-sync-state.ts';

/** Applies an event of the ledger. What it says of a state is not used: the state is asked for. */
export async function applyReceived(ctx: Context, { id }: { id: string }): Promise<void> {
  const event = await eventById(ctx.db, id);
  if (event?.state !== 'received') return;
  try {
    const about = await applyAbout(ctx, event);
    await settleEvent(ctx.db, id, about ? 'applied' : 'ignored', null);
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error);
    // What makes no sense there makes none later.
    if (error instanceof ProviderRefused) await settleEvent(ctx.db, id, 'ignored', words.slice(0, 500));
    else {
      await noteFailure(ctx.db, id, words);
      throw error;
    }
  }
}

type Event = NonNullable<Awaited<ReturnType<typeof eventById>>>;

/** Whether it is about something of this site. */
async function applyAbout(ctx: Context, event: Event): Promise<boolean> {
  const { type, object_id, subscription_id } = event;
  if (type.startsWith('product.') || type.startsWith('price.')) return updateSyncState(ctx);
  let known = false;
  if (type.startsWith('checkout.session.')) {
    const row = await checkoutByProvider(ctx.db, object_id);
    const over =
      type === 'checkout.session.completed' ? 'complete' : type.endsWith('expired') ? 'expired' : null;
    if (row && subscription_id) await applySubscription(ctx, subscription_id);
    if (row && over) await closeCheckout(ctx.db, row.id, over);
    return row !== undefined;
  }
  if (subscription_id !== null) known = (await applySubscription(ctx, subscription_id)) !== 'unknown';
  if (type.startsWith('invoice.')) known = (await applyInvoice(ctx, object_id)) || known;
  return known;
}

/** Queues what was taken and not applied. */
export async function redrive(ctx: Context): Promise<void> {
  const ids = await stuckEvents(ctx.db);
  await ctx.services.jobs.addMany(
    ctx.db,
    applyEvent,
    ids.map((id) => ({ id })),
    ({ id }) => `stripe-${id}`,
    { unlessRunning: true },
  );
}
