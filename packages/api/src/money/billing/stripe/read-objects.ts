import type Stripe from 'stripe';
import { subscriptionStatuses } from '../../../identity/entitlements/statuses.ts';
import type {
  ProviderCheckout,
  ProviderCustomer,
  ProviderEvent,
  ProviderInvoice,
  ProviderProduct,
  ProviderSubscription,
  SoldPrice,
} from '../provider.ts';
import { ProviderRefused } from '../provider.ts';
import { intervals } from '../words.ts';

const idOf = (reference: string | { id: string }) =>
  typeof reference === 'string' ? reference : reference.id;
const optionalId = (reference: string | { id: string } | null | undefined) =>
  reference ? idOf(reference) : null;
const moment = (seconds: number) => new Date(seconds * 1_000);
const optionalMoment = (seconds: number | null) => (seconds === null ? null : moment(seconds));

/** A price that is paid again and again; null for others. */
export function readPrice(price: Stripe.Price): (SoldPrice & { id: string; active: boolean }) | null {
  const interval = intervals.find((known) => known === price.recurring?.interval);
  const weeks = price.recurring?.interval === 'week';
  if (!price.recurring || price.unit_amount === null || !(interval || weeks)) return null;
  return {
    id: price.id,
    active: price.active,
    amount: price.unit_amount,
    currency: price.currency,
    interval: interval ?? 'day',
    interval_count: price.recurring.interval_count * (weeks ? 7 : 1),
  };
}

export function readProduct(product: Stripe.Product, prices: readonly Stripe.Price[]): ProviderProduct {
  return {
    id: product.id,
    name: product.name,
    description: product.description ?? '',
    prices: prices
      .filter((price) => idOf(price.product) === product.id)
      .flatMap((price) => readPrice(price) ?? []),
  };
}

/** @throws ProviderRefused for a subscription this site cannot have made */
export function readSubscription(subscription: Stripe.Subscription): ProviderSubscription {
  const [item] = subscription.items.data;
  const status = subscriptionStatuses.find((known) => known === subscription.status);
  if (!item || !status) throw new ProviderRefused(`Subscription ${subscription.id} is of an unknown kind.`);
  const { cancel_at_period_end, cancel_at, ended_at } = subscription;
  const ends = ended_at ?? cancel_at ?? (cancel_at_period_end ? item.current_period_end : null);
  return {
    id: subscription.id,
    customer: idOf(subscription.customer),
    price: item.price.id,
    amount: item.price.unit_amount,
    currency: item.price.currency,
    status,
    currentPeriodStart: moment(item.current_period_start),
    currentPeriodEnd: moment(item.current_period_end),
    trialEnd: optionalMoment(subscription.trial_end),
    endsAt: optionalMoment(ends),
    canceledAt: optionalMoment(subscription.canceled_at),
    nextPrice: nextPriceOf(subscription, item.price.id),
    paymentMethod: methodOf(subscription.default_payment_method),
    cancelReason: subscription.cancellation_details?.comment ?? null,
  };
}

/** What a schedule says of the time after the period; null when nothing changes. */
function nextPriceOf({ schedule }: Stripe.Subscription, current: string): string | null {
  if (!schedule || typeof schedule === 'string' || schedule.status !== 'active') return null;
  const now = schedule.current_phase?.start_date ?? 0;
  const next = schedule.phases.find((phase) => phase.start_date > now)?.items[0]?.price;
  return next && idOf(next) !== current ? idOf(next) : null;
}

/** Names the card by its brand and last digits: more never comes here. */
function methodOf(method: string | Stripe.PaymentMethod | null): string | null {
  if (!method || typeof method === 'string') return null;
  if (method.card) return `${capital(method.card.brand)} •••• ${method.card.last4}`;
  return capital(method.type.replaceAll('_', ' '));
}
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export function readCustomer({ email, metadata }: Stripe.Customer): ProviderCustomer {
  const userId = Number(metadata.user_id);
  return { email, userId: Number.isSafeInteger(userId) && userId > 0 ? userId : null };
}

export function readInvoice(invoice: Stripe.Invoice): ProviderInvoice {
  const { parent, customer } = invoice;
  return {
    id: invoice.id,
    customer: optionalId(customer) ?? '',
    subscription: optionalId(parent?.subscription_details?.subscription),
    number: invoice.number,
    status: invoice.status ?? 'draft',
    currency: invoice.currency,
    subtotal: invoice.subtotal,
    tax: (invoice.total_taxes ?? []).reduce((sum, { amount }) => sum + amount, 0),
    total: invoice.total,
    amountPaid: invoice.amount_paid,
    amountRefunded: invoice.post_payment_credit_notes_amount,
    pdfUrl: invoice.invoice_pdf ?? null,
    hostedUrl: invoice.hosted_invoice_url ?? null,
    periodStart: moment(invoice.period_start),
    periodEnd: moment(invoice.period_end),
    issuedAt: moment(invoice.created),
  };
}

export function readCheckout(session: Stripe.Checkout.Session): ProviderCheckout {
  const { id, url, status, subscription } = session;
  const over = (['complete', 'expired'] as const).find((known) => known === status);
  return { id, url, state: over ?? 'open', subscription: optionalId(subscription) };
}

/** Of what an event brings only names are used. */
export function readStripeEvent(event: Stripe.Event): ProviderEvent {
  const about = event.data.object as unknown as Record<string, unknown>;
  const objectId = textOf(about.id) ?? '';
  const kind = textOf(about.object);
  const parent = about.parent as Stripe.Invoice['parent'] | undefined;
  return {
    id: event.id,
    type: event.type,
    objectId,
    happenedAt: moment(event.created),
    subscription:
      kind === 'subscription'
        ? objectId
        : (textOf(about.subscription) ?? optionalId(parent?.subscription_details?.subscription)),
    invoice: kind === 'invoice' ? objectId : null,
    checkout: kind === 'checkout.session' ? objectId : null,
    product: kind === 'product' ? objectId : kind === 'price' ? textOf(about.product) : null,
  };
}
const textOf = (value: unknown) => (typeof value === 'string' ? value : null);
