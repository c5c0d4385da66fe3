import type { Context } from '../../core/context.ts';
import { failpoint } from '../../core/failpoints.ts';
import { errorText } from '../../core/text/error-text.ts';
import {
  type CheckoutRow,
  checkoutByProvider,
  checkoutsToAsk,
  closeCheckout,
  eventById,
  noteFailure,
  settleEvent,
  stuckEvents,
} from './checkout-queries.ts';
import { applyInvoice } from './invoices/apply-invoice.ts';
import { finishRefunds } from './invoices/refund-invoice.ts';
import { applyEvent } from './jobs.ts';
import { openProvider } from './open-provider.ts';
import { updateSyncState } from './plans/update-sync-state.ts';
import { ProviderRefused } from './provider.ts';
import { applySubscription } from './subscriptions/apply-subscription.ts';

/** Applies an event of the ledger. What it says of a state is not used: the state is asked for. */
export async function applyReceived(ctx: Context, { id }: { id: string }): Promise<void> {
  const event = await eventById(ctx.db, id);
  if (event?.state !== 'received') return;
  try {
    const about = await applyAbout(ctx, event);
    failpoint('event.committed');
    if (about === 'orphan') await settleEvent(ctx.db, id, 'applied', 'Nobody here has this subscription.');
    else await settleEvent(ctx.db, id, about ? 'applied' : 'ignored', null);
  } catch (error) {
    const words = errorText(error);
    // What makes no sense there makes none later.
    if (error instanceof ProviderRefused) await settleEvent(ctx.db, id, 'ignored', words);
    else {
      await noteFailure(ctx.db, id, words);
      throw error;
    }
  }
}

type Event = NonNullable<Awaited<ReturnType<typeof eventById>>>;

/** Whether it is about something of this site; `orphan` for a subscription somebody pays for and nobody here has. */
async function applyAbout(ctx: Context, event: Event): Promise<boolean | 'orphan'> {
  const { type, object_id, subscription_id } = event;
  if (type.startsWith('product.') || type.startsWith('price.')) return updateSyncState(ctx);
  const applied = subscription_id === null ? 'unknown' : await applySubscription(ctx, subscription_id);
  let known = applied !== 'unknown';
  if (type.startsWith('checkout.session.')) {
    const row = await checkoutByProvider(ctx.db, object_id);
    const over =
      type === 'checkout.session.completed' ? 'complete' : type.endsWith('expired') ? 'expired' : null;
    if (row && over) await closeCheckout(ctx.db, row.id, over);
    known ||= row !== undefined;
  }
  if (type.startsWith('invoice.')) known = (await applyInvoice(ctx, object_id)) || known;
  return applied === 'orphan' ? 'orphan' : known;
}

/** Questions to the provider at the same time. */
const askedAtOnce = 10;

/** Finds out what was paid and never told: a lost message locks nobody out for longer than a minute. */
async function askCheckouts(ctx: Context): Promise<void> {
  const open = await checkoutsToAsk(ctx.db);
  if (open.length === 0) return;
  const provider = await openProvider(ctx);
  const ask = async ({ id, provider_id }: CheckoutRow) => {
    const session = provider_id === null ? null : await provider.getCheckout(provider_id);
    if (session?.subscription) await applySubscription(ctx, session.subscription);
    if (session && session.state !== 'open') await closeCheckout(ctx.db, id, session.state);
  };
  const failures: unknown[] = [];
  for (let from = 0; from < open.length; from += askedAtOnce) {
    const answers = await Promise.allSettled(open.slice(from, from + askedAtOnce).map(ask));
    failures.push(...answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : [])));
  }
  // One that cannot be asked about keeps nobody else waiting; the job says so once all were asked.
  if (failures.length > 0) throw failures[0];
}

/** Queues what was taken and not applied, and asks for what has no answer yet: refunds, and tries to buy. */
export async function redrive(ctx: Context): Promise<void> {
  const ids = await stuckEvents(ctx.db);
  await ctx.services.jobs.addMany(
    ctx.db,
    applyEvent,
    ids.map((id) => ({ id })),
    ({ id }) => `stripe-${id}`,
    { unlessRunning: true },
  );
  await finishRefunds(ctx);
  await askCheckouts(ctx);
}
