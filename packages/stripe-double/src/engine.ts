import { invoiceAnswer, scheduleAnswer, sessionAnswer, subscriptionAnswer } from './answers.ts';
import {
  find,
  type InvoiceState,
  invalidRequest,
  type LineState,
  newId,
  nowOf,
  type PriceState,
  periodEnd,
  Refusal,
  type SessionState,
  type State,
  type SubscriptionState,
} from './state.ts';

/** Seconds between two tries of a payment that failed; after the last the subscription ends. */
const retryAfter = [3, 5, 7].map((days) => days * 86_400);

export type Emit = (type: string, object: unknown) => void;

/** What happens to subscriptions: bought, renewed, changed, not paid, ended. */
export interface Engine {
  complete(session: SessionState, coupon: number): SubscriptionState;
  /** Lines, tax and total of a change at a moment. */
  preview(subscription: SubscriptionState, price: PriceState, at: number): Amounts;
  change(subscription: SubscriptionState, price: PriceState, at: number): void;
  cancelNow(subscription: SubscriptionState): void;
  updated(subscription: SubscriptionState): void;
  pay(invoice: InvoiceState): boolean;
  refund(invoice: InvoiceState, amount: number): void;
  /** Does everything that falls due until a moment, in its order. */
  runUntil(until: number): void;
}

export interface Amounts {
  lines: LineState[];
  subtotal: number;
  tax: number;
  total: number;
}

export function createEngine(
  state: State,
  emit: Emit,
  options: { base: () => string; taxPercent: number },
): Engine {
  const priceOf = (id: string) => find(state.prices, id, 'price');
  const tellSubscription = (type: string, subscription: SubscriptionState) =>
    emit(`customer.subscription.${type}`, subscriptionAnswer(state, subscription, false));
  const tellInvoice = (type: string, invoice: InvoiceState) =>
    emit(`invoice.${type}`, invoiceAnswer(invoice, options.base()));

  const amounts = (lines: LineState[], price: PriceState): Amounts => {
    const sum = lines.reduce((total, { amount }) => total + amount, 0);
    if (price.taxBehavior === 'inclusive') {
      const tax = sum - Math.round(sum / (1 + options.taxPercent / 100));
      return { lines, subtotal: sum, tax, total: sum };
    }
    const tax = Math.max(0, Math.round((sum * options.taxPercent) / 100));
    return { lines, subtotal: sum, tax, total: sum + tax };
  };

  const bill = (
    subscription: SubscriptionState,
    reason: InvoiceState['reason'],
    lines: LineState[],
    at: number,
  ): InvoiceState => {
    const price = priceOf(subscription.price);
    const id = newId(state, 'in');
    const invoice: InvoiceState = {
      id,
      number: `DOUBLE-${String(Object.keys(state.invoices).length + 1).padStart(4, '0')}`,
      customer: subscription.customer,
      subscription: subscription.id,
      status: 'open',
      currency: price.currency,
      ...amounts(lines, price),
      amountPaid: 0,
      refunded: 0,
      reason,
      start: subscription.start,
      end: subscription.end,
      created: at,
      attempts: 0,
    };
    state.invoices[id] = invoice;
    subscription.latestInvoice = id;
    tellInvoice('finalized', invoice);
    return invoice;
  };

  const whole = (subscription: SubscriptionState): LineState[] => {
    const price = priceOf(subscription.price);
    const amount = Math.round(price.amount * (1 - subscription.percentOff / 100));
    return [{ amount, description: 'Subscription', price: price.id, proration: false }];
  };

  const pay = (invoice: InvoiceState): boolean => {
    const customer = find(state.customers, invoice.customer, 'customer');
    invoice.attempts += 1;
    const fails =
      invoice.total > 0 &&
      (customer.card === 'declined' ||
        (customer.card === 'fails_later' && invoice.reason !== 'subscription_create'));
    if (fails) {
      tellInvoice('payment_failed', invoice);
      return false;
    }
    invoice.status = 'paid';
    invoice.amountPaid = Math.max(0, invoice.total);
    tellInvoice('paid', invoice);
    const subscription = state.subscriptions[invoice.subscription];
    if (subscription && (subscription.status === 'past_due' || subscription.status === 'unpaid')) {
      subscription.status = 'active';
      subscription.failures = 0;
      subscription.retryAt = null;
      tellSubscription('updated', subscription);
    }
    return true;
  };

  const end = (subscription: SubscriptionState, at: number) => {
    subscription.status = 'canceled';
    subscription.endedAt = at;
    subscription.canceledAt ??= at;
    subscription.retryAt = null;
    const schedule = subscription.schedule === null ? undefined : state.schedules[subscription.schedule];
    if (schedule) schedule.status = 'released';
    subscription.schedule = null;
    tellSubscription('deleted', subscription);
  };

  const failed = (subscription: SubscriptionState, at: number) => {
    const wait = retryAfter[subscription.failures];
    subscription.failures += 1;
    if (wait === undefined) return end(subscription, at);
    subscription.status = 'past_due';
    subscription.retryAt = at + wait;
    tellSubscription('updated', subscription);
  };

  const renew = (subscription: SubscriptionState) => {
    const at = subscription.end;
    if (subscription.cancelAtEnd) return end(subscription, at);
    const schedule = subscription.schedule === null ? undefined : state.schedules[subscription.schedule];
    const next = schedule?.phases.find(({ start }) => start >= at);
    if (schedule && next) {
      subscription.price = next.price;
      schedule.status = 'released';
      subscription.schedule = null;
      emit('subscription_schedule.released', scheduleAnswer(state, schedule));
    }
    subscription.start = at;
    subscription.end = periodEnd(at, priceOf(subscription.price));
    if (subscription.status === 'trialing') subscription.status = 'active';
    tellSubscription('updated', subscription);
    const invoice = bill(subscription, 'subscription_cycle', whole(subscription), at);
    if (!pay(invoice)) failed(subscription, at);
  };

  const retry = (subscription: SubscriptionState, at: number) => {
    subscription.retryAt = null;
    const invoice = state.invoices[subscription.latestInvoice ?? ''];
    if (invoice?.status !== 'open' || pay(invoice)) return;
    failed(subscription, at);
  };

  /** When something falls due for a subscription; null never. */
  const dueAt = (subscription: SubscriptionState): number | null => {
    if (['canceled', 'incomplete', 'incomplete_expired'].includes(subscription.status)) return null;
    return subscription.retryAt === null
      ? subscription.end
      : Math.min(subscription.retryAt, subscription.end);
  };

  const preview: Engine['preview'] = (subscription, price, at) => {
    const before = priceOf(subscription.price);
    if (before.currency !== price.currency) {
      throw invalidRequest('The price has another currency than the subscription.', 'items[0][price]');
    }
    const trial = subscription.status === 'trialing';
    const off = 1 - subscription.percentOff / 100;
    const left = (subscription.end - at) / (subscription.end - subscription.start);
    const credit = trial ? 0 : -Math.round(before.amount * off * left);
    const sameInterval = before.interval === price.interval && before.intervalCount === price.intervalCount;
    const charge = trial ? 0 : Math.round(price.amount * off * (sameInterval ? left : 1));
    return amounts(
      [
        { amount: credit, description: 'Unused time', price: before.id, proration: true },
        { amount: charge, description: 'Remaining time', price: price.id, proration: true },
      ],
      price,
    );
  };

  return {
    preview,
    pay,
    updated: (subscription) => tellSubscription('updated', subscription),
    cancelNow: (subscription) => end(subscription, nowOf(state)),
    refund(invoice, amount) {
      invoice.refunded = Math.min(invoice.amountPaid, invoice.refunded + amount);
      tellInvoice('updated', invoice);
    },
    complete(session, coupon) {
      const at = nowOf(state);
      const price = priceOf(session.price);
      const trialEnd = session.trialDays > 0 ? at + session.trialDays * 86_400 : null;
      const id = newId(state, 'sub');
      const subscription: SubscriptionState = {
        id,
        item: newId(state, 'si'),
        customer: session.customer,
        price: price.id,
        status: trialEnd === null ? 'active' : 'trialing',
        start: at,
        end: trialEnd ?? periodEnd(at, price),
        trialEnd,
        cancelAtEnd: false,
        canceledAt: null,
        endedAt: null,
        comment: null,
        percentOff: coupon,
        schedule: null,
        latestInvoice: null,
        failures: 0,
        retryAt: null,
        created: at,
      };
      state.subscriptions[id] = subscription;
      session.status = 'complete';
      session.subscription = id;
      tellSubscription('created', subscription);
      const lines = trialEnd === null ? whole(subscription) : [];
      pay(bill(subscription, 'subscription_create', lines, at));
      emit('checkout.session.completed', sessionAnswer(session, options.base()));
      return subscription;
    },
    change(subscription, price, at) {
      const { lines } = preview(subscription, price, at);
      const before = priceOf(subscription.price);
      const { card } = find(state.customers, subscription.customer, 'customer');
      if (card !== 'works' && lines.some(({ amount }) => amount > 0)) {
        throw new Refusal(402, {
          type: 'card_error',
          code: 'card_declined',
          message: 'Your card was declined.',
        });
      }
      subscription.price = price.id;
      if (before.interval !== price.interval || before.intervalCount !== price.intervalCount) {
        if (subscription.status !== 'trialing') {
          subscription.start = at;
          subscription.end = periodEnd(at, price);
        }
      }
      tellSubscription('updated', subscription);
      if (subscription.status !== 'trialing') pay(bill(subscription, 'subscription_update', lines, at));
    },
    runUntil(until) {
      for (;;) {
        let next: SubscriptionState | null = null;
        let nextAt = until;
        for (const subscription of Object.values(state.subscriptions)) {
          const at = dueAt(subscription);
          if (at !== null && (at < nextAt || (at === nextAt && next === null))) {
            next = subscription;
            nextAt = at;
          }
        }
        if (next === null) break;
        if (next.retryAt === nextAt) retry(next, nextAt);
        else renew(next);
      }
      for (const session of Object.values(state.sessions)) {
        if (session.status !== 'open' || session.expires > until) continue;
        session.status = 'expired';
        emit('checkout.session.expired', sessionAnswer(session, options.base()));
      }
    },
  };
}
