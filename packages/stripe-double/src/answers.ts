import type Stripe from 'stripe';
import {
  type CustomerState,
  find,
  type InvoiceState,
  type PriceState,
  type ProductState,
  type ScheduleState,
  type SessionState,
  type State,
  type SubscriptionState,
} from './state.ts';

/** Answers carry the fields a site reads; each has the type Stripe's library gives it. */

export function productAnswer({ id, name, description, active, created }: ProductState) {
  return {
    id,
    object: 'product',
    name,
    description,
    active,
    created,
    updated: created,
    livemode: false,
    metadata: {},
    images: [],
    type: 'service',
    url: null,
  } satisfies Partial<Stripe.Product>;
}

export function priceAnswer(price: PriceState) {
  return {
    id: price.id,
    object: 'price',
    active: price.active,
    created: price.created,
    currency: price.currency,
    livemode: false,
    lookup_key: null,
    metadata: {},
    nickname: null,
    product: price.product,
    recurring: {
      interval: price.interval,
      interval_count: price.intervalCount,
      meter: null,
      trial_period_days: null,
      usage_type: 'licensed',
    },
    tax_behavior: price.taxBehavior,
    type: 'recurring',
    unit_amount: price.amount,
  } satisfies Partial<Stripe.Price>;
}

export function customerAnswer({ id, email, name, userId, created }: CustomerState) {
  return {
    id,
    object: 'customer',
    email,
    name,
    created,
    livemode: false,
    balance: 0,
    description: null,
    metadata: (userId === null ? {} : { user_id: userId }) as Stripe.Metadata,
  } satisfies Partial<Stripe.Customer>;
}

export function sessionAnswer(session: SessionState, base: string) {
  return {
    id: session.id,
    object: 'checkout.session',
    mode: 'subscription',
    customer: session.customer,
    subscription: session.subscription,
    status: session.status,
    payment_status: session.status === 'complete' ? 'paid' : 'unpaid',
    url: session.status === 'open' ? `${base}/c/pay/${session.id}` : null,
    success_url: session.successUrl,
    cancel_url: session.cancelUrl,
    expires_at: session.expires,
    created: session.created,
    livemode: false,
    metadata: {},
  } satisfies Partial<Stripe.Checkout.Session>;
}

export function scheduleAnswer(state: State, schedule: ScheduleState) {
  const subscription = find(state.subscriptions, schedule.subscription, 'subscription');
  return {
    id: schedule.id,
    object: 'subscription_schedule',
    status: schedule.status,
    subscription: schedule.subscription,
    customer: subscription.customer,
    current_phase: { start_date: subscription.start, end_date: subscription.end },
    phases: schedule.phases.map(({ price, start, end }) => ({
      start_date: start,
      end_date: end ?? start,
      items: [{ price, quantity: 1 }] as Stripe.SubscriptionSchedule.Phase['items'],
    })) as Stripe.SubscriptionSchedule['phases'],
    livemode: false,
    metadata: {},
  } satisfies Partial<Stripe.SubscriptionSchedule>;
}

const lastDigits = { works: '4242', declined: '0002', fails_later: '0341' } as const;

export function subscriptionAnswer(state: State, subscription: SubscriptionState, expanded: boolean) {
  const price = find(state.prices, subscription.price, 'price');
  const { card } = find(state.customers, subscription.customer, 'customer');
  const method = {
    id: `pm_${subscription.customer}`,
    object: 'payment_method',
    type: 'card',
    card: {
      brand: 'visa',
      last4: lastDigits[card],
      exp_month: 12,
      exp_year: 2034,
    } as Stripe.PaymentMethod.Card,
  } satisfies Partial<Stripe.PaymentMethod>;
  const schedule = subscription.schedule === null ? null : state.schedules[subscription.schedule];
  return {
    id: subscription.id,
    object: 'subscription',
    status: subscription.status,
    customer: subscription.customer,
    currency: price.currency,
    created: subscription.created,
    start_date: subscription.created,
    cancel_at: subscription.cancelAtEnd ? subscription.end : null,
    cancel_at_period_end: subscription.cancelAtEnd,
    canceled_at: subscription.canceledAt,
    cancellation_details: {
      comment: subscription.comment,
      feedback: null,
      feedback_option: null,
      reason: null,
    },
    ended_at: subscription.endedAt,
    trial_end: subscription.trialEnd,
    trial_start: subscription.trialEnd === null ? null : subscription.created,
    default_payment_method: (expanded ? method : method.id) as Stripe.Subscription['default_payment_method'],
    schedule: (expanded && schedule
      ? scheduleAnswer(state, schedule)
      : subscription.schedule) as Stripe.Subscription['schedule'],
    latest_invoice: subscription.latestInvoice,
    livemode: false,
    metadata: {},
    items: {
      object: 'list',
      has_more: false,
      url: `/v1/subscription_items?subscription=${subscription.id}`,
      data: [
        {
          id: subscription.item,
          object: 'subscription_item',
          created: subscription.created,
          current_period_start: subscription.start,
          current_period_end: subscription.end,
          price: priceAnswer(price),
          quantity: 1,
          subscription: subscription.id,
        },
      ] as unknown as Stripe.SubscriptionItem[],
    } as Stripe.Subscription['items'],
  } satisfies Partial<Stripe.Subscription>;
}

export function invoiceAnswer(invoice: InvoiceState, base: string) {
  const due = invoice.status === 'paid' ? 0 : invoice.total;
  return {
    id: invoice.id,
    object: 'invoice',
    number: invoice.number,
    status: invoice.status,
    customer: invoice.customer,
    currency: invoice.currency,
    billing_reason: invoice.reason,
    subtotal: invoice.subtotal,
    total: invoice.total,
    total_taxes: [
      {
        amount: invoice.tax,
        tax_behavior: 'exclusive',
        taxable_amount: invoice.subtotal,
        type: 'tax_rate_details',
      },
    ] as Stripe.Invoice.TotalTax[],
    amount_due: Math.max(0, invoice.total),
    amount_paid: invoice.amountPaid,
    amount_remaining: Math.max(0, due),
    post_payment_credit_notes_amount: invoice.refunded,
    attempt_count: invoice.attempts,
    period_start: invoice.start,
    period_end: invoice.end,
    created: invoice.created,
    invoice_pdf: `${base}/invoices/${invoice.id}.pdf`,
    hosted_invoice_url: `${base}/invoices/${invoice.id}`,
    livemode: false,
    metadata: {},
    lines: {
      object: 'list',
      has_more: false,
      url: `/v1/invoices/${invoice.id}/lines`,
      data: invoice.lines.map((line, index) => ({
        id: `il_${invoice.id}_${index}`,
        object: 'line_item',
        amount: line.amount,
        currency: invoice.currency,
        description: line.description,
      })) as Stripe.InvoiceLineItem[],
    } as Stripe.Invoice['lines'],
    parent: {
      type: 'subscription_details',
      quote_details: null,
      subscription_details: { subscription: invoice.subscription, metadata: {} },
    } as Stripe.Invoice['parent'],
  } satisfies Partial<Stripe.Invoice>;
}
