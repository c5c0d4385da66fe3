import type { FastifyInstance } from 'fastify';
import {
  customerAnswer,
  invoiceAnswer,
  priceAnswer,
  productAnswer,
  scheduleAnswer,
  sessionAnswer,
  subscriptionAnswer,
} from './answers.ts';
import type { Emit, Engine } from './engine.ts';
import { type Form, list, part, text } from './form.ts';
import { find, type Interval, invalidRequest, newId, nowOf, type State } from './state.ts';

type Query = Record<string, string | undefined>;
type Handler = (form: Form, params: Record<string, string>, query: Query) => unknown;

export interface ApiParts {
  state: State;
  engine: Engine;
  emit: Emit;
  base: () => string;
  /** Registers a POST whose answer is kept under its key. */
  post: (path: string, handler: Handler) => void;
}

/** The part of Stripe's interface a site uses that sends people to its pages. */
export function registerApi(app: FastifyInstance, parts: ApiParts): void {
  const { state, engine, emit, base, post } = parts;
  const get = (path: string, handler: Handler) =>
    app.get(path, async (request) => handler({}, request.params as never, request.query as Query));

  post('/v1/products', (form) => {
    const id = newId(state, 'prod');
    const name = text(form, 'name');
    if (!name) throw invalidRequest('Missing required param: name.', 'name');
    const product = {
      id,
      name,
      description: text(form, 'description') ?? null,
      active: true,
      created: nowOf(state),
    };
    state.products[id] = product;
    emit('product.created', productAnswer(product));
    return productAnswer(product);
  });
  post('/v1/products/:id', (form, { id }) => {
    const product = find(state.products, id, 'product');
    product.name = text(form, 'name') ?? product.name;
    product.description = text(form, 'description') ?? product.description;
    const active = text(form, 'active');
    if (active !== undefined) product.active = active === 'true';
    emit('product.updated', productAnswer(product));
    return productAnswer(product);
  });
  get('/v1/products', (_, __, query) =>
    page(
      Object.values(state.products).filter(
        ({ active }) => query.active === undefined || String(active) === query.active,
      ),
      query,
      productAnswer,
    ),
  );
  post('/v1/prices', (form) => {
    const product = find(state.products, text(form, 'product'), 'product');
    const id = newId(state, 'price');
    const price = {
      id,
      product: product.id,
      amount: Number(text(form, 'unit_amount')),
      currency: text(form, 'currency') ?? '',
      interval: (text(form, 'recurring', 'interval') ?? 'month') as Interval,
      intervalCount: Number(text(form, 'recurring', 'interval_count') ?? 1),
      taxBehavior:
        text(form, 'tax_behavior') === 'inclusive' ? ('inclusive' as const) : ('exclusive' as const),
      active: true,
      created: nowOf(state),
    };
    if (!Number.isInteger(price.amount)) throw invalidRequest('Invalid integer: unit_amount', 'unit_amount');
    state.prices[id] = price;
    emit('price.created', priceAnswer(price));
    return priceAnswer(price);
  });
  post('/v1/prices/:id', (form, { id }) => {
    const price = find(state.prices, id, 'price');
    const active = text(form, 'active');
    if (active !== undefined) price.active = active === 'true';
    emit('price.updated', priceAnswer(price));
    return priceAnswer(price);
  });
  get('/v1/prices', (_, __, query) => page(Object.values(state.prices), query, priceAnswer));

  post('/v1/customers', (form) => {
    const id = newId(state, 'cus');
    const customer = {
      id,
      email: text(form, 'email') ?? null,
      name: text(form, 'name') ?? null,
      userId: text(form, 'metadata', 'user_id') ?? null,
      card: 'works' as const,
      created: nowOf(state),
    };
    state.customers[id] = customer;
    return customerAnswer(customer);
  });

  get('/v1/customers/:id', (_, { id }) => customerAnswer(find(state.customers, id, 'customer')));

  post('/v1/checkout/sessions', (form) => {
    const item = list(form, 'line_items')[0];
    const price = find(state.prices, typeof item === 'object' ? text(item, 'price') : undefined, 'price');
    const customer = find(state.customers, text(form, 'customer'), 'customer');
    if (!price.active) throw invalidRequest('The price specified is inactive.', 'line_items[0][price]');
    const id = newId(state, 'cs_test');
    const session = {
      id,
      customer: customer.id,
      price: price.id,
      status: 'open' as const,
      subscription: null,
      successUrl: text(form, 'success_url') ?? '',
      cancelUrl: text(form, 'cancel_url') ?? '',
      trialDays: Number(text(form, 'subscription_data', 'trial_period_days') ?? 0),
      promotionCodes: text(form, 'allow_promotion_codes') === 'true',
      expires: nowOf(state) + 86_400,
      created: nowOf(state),
    };
    state.sessions[id] = session;
    return sessionAnswer(session, base());
  });
  get('/v1/checkout/sessions/:id', (_, { id }) =>
    sessionAnswer(find(state.sessions, id, 'checkout.session'), base()),
  );
  post('/v1/checkout/sessions/:id/expire', (_, { id }) => {
    const session = find(state.sessions, id, 'checkout.session');
    if (session.status !== 'open')
      throw invalidRequest('Only Checkout Sessions with a status of open can be expired.');
    session.status = 'expired';
    emit('checkout.session.expired', sessionAnswer(session, base()));
    return sessionAnswer(session, base());
  });

  get('/v1/subscriptions', (_, __, query) =>
    page(Object.values(state.subscriptions), query, (one) => subscriptionAnswer(state, one, true)),
  );
  get('/v1/subscriptions/:id', (_, { id }, query) =>
    subscriptionAnswer(
      state,
      find(state.subscriptions, id, 'subscription'),
      Object.keys(query).some((name) => name.startsWith('expand')),
    ),
  );
  post('/v1/subscriptions/:id', (form, { id }) => {
    const subscription = find(state.subscriptions, id, 'subscription');
    if (subscription.status === 'canceled')
      throw invalidRequest('A canceled subscription can only update its cancellation_details and metadata.');
    const comment = text(form, 'cancellation_details', 'comment');
    if (comment !== undefined) subscription.comment = comment;
    const item = list(form, 'items')[0];
    const atEnd = text(form, 'cancel_at_period_end');
    if (atEnd !== undefined) {
      if (subscription.schedule !== null)
        throw invalidRequest('The subscription is managed by a subscription schedule.');
      subscription.cancelAtEnd = atEnd === 'true';
      subscription.canceledAt = subscription.cancelAtEnd ? nowOf(state) : null;
      if (!subscription.cancelAtEnd) subscription.comment = null;
    }
    if (typeof item === 'object') {
      const price = find(state.prices, text(item, 'price'), 'price');
      engine.change(subscription, price, Number(text(form, 'proration_date') ?? nowOf(state)));
    } else engine.updated(subscription);
    return subscriptionAnswer(state, subscription, false);
  });
  app.delete('/v1/subscriptions/:id', async (request) => {
    const subscription = find(state.subscriptions, (request.params as { id: string }).id, 'subscription');
    if (subscription.status !== 'canceled') engine.cancelNow(subscription);
    return subscriptionAnswer(state, subscription, false);
  });

  post('/v1/subscription_schedules', (form) => {
    const subscription = find(state.subscriptions, text(form, 'from_subscription'), 'subscription');
    if (subscription.schedule !== null)
      throw invalidRequest('You cannot migrate a subscription that is already attached to a schedule.');
    const id = newId(state, 'sub_sched');
    const phase = { price: subscription.price, start: subscription.start, end: subscription.end };
    const schedule = { id, subscription: subscription.id, status: 'active' as const, phases: [phase] };
    state.schedules[id] = schedule;
    subscription.schedule = id;
    return scheduleAnswer(state, schedule);
  });
  post('/v1/subscription_schedules/:id', (form, { id }) => {
    const schedule = find(state.schedules, id, 'subscription_schedule');
    const subscription = find(state.subscriptions, schedule.subscription, 'subscription');
    let start = subscription.start;
    schedule.phases = list(form, 'phases').map((phase) => {
      const inside = typeof phase === 'object' ? phase : {};
      const item = list(inside, 'items')[0];
      const price = find(state.prices, typeof item === 'object' ? text(item, 'price') : undefined, 'price');
      const ends = text(inside, 'end_date');
      const made = { price: price.id, start, end: ends === undefined ? null : Number(ends) };
      start = made.end ?? start;
      return made;
    });
    engine.updated(subscription);
    return scheduleAnswer(state, schedule);
  });
  post('/v1/subscription_schedules/:id/release', (_, { id }) => {
    const schedule = find(state.schedules, id, 'subscription_schedule');
    const subscription = find(state.subscriptions, schedule.subscription, 'subscription');
    schedule.status = 'released';
    subscription.schedule = null;
    engine.updated(subscription);
    return scheduleAnswer(state, schedule);
  });

  post('/v1/invoices/create_preview', (form) => {
    const subscription = find(state.subscriptions, text(form, 'subscription'), 'subscription');
    const details = part(form, 'subscription_details');
    const item = list(details, 'items')[0];
    const price = find(state.prices, typeof item === 'object' ? text(item, 'price') : undefined, 'price');
    const at = Number(text(details, 'proration_date') ?? nowOf(state));
    const invoice = {
      id: 'upcoming',
      number: '',
      customer: subscription.customer,
      subscription: subscription.id,
      status: 'open' as const,
      currency: price.currency,
      ...engine.preview(subscription, price, at),
      amountPaid: 0,
      refunded: 0,
      reason: 'subscription_update' as const,
      start: subscription.start,
      end: subscription.end,
      created: at,
      attempts: 0,
    };
    return invoiceAnswer(invoice, base());
  });
  post('/v1/credit_notes', (form) => {
    const invoice = find(state.invoices, text(form, 'invoice'), 'invoice');
    const amount = Number(text(form, 'amount'));
    if (invoice.status !== 'paid' || Number(text(form, 'refund_amount')) !== amount) {
      throw invalidRequest('The credit note of a paid invoice has to be refunded in whole.', 'refund_amount');
    }
    if (!(amount > 0) || amount > invoice.amountPaid - invoice.refunded) {
      throw invalidRequest('The amount is more than what is left of the invoice.', 'amount');
    }
    engine.refund(invoice, amount);
    const id = newId(state, 'cn');
    return { id, object: 'credit_note', amount, invoice: invoice.id, memo: text(form, 'memo') ?? null };
  });
  get('/v1/invoices/:id', (_, { id }) => invoiceAnswer(find(state.invoices, id, 'invoice'), base()));
  get('/v1/invoices', (_, __, query) =>
    page(
      Object.values(state.invoices).filter(
        ({ customer }) => query.customer === undefined || customer === query.customer,
      ),
      query,
      (one) => invoiceAnswer(one, base()),
    ),
  );

  post('/v1/billing_portal/sessions', (form) => {
    const customer = find(state.customers, text(form, 'customer'), 'customer');
    const back = text(form, 'return_url') ?? '';
    const id = newId(state, 'bps');
    return {
      id,
      object: 'billing_portal.session',
      customer: customer.id,
      return_url: back,
      url: `${base()}/p/session/${customer.id}?return_url=${encodeURIComponent(back)}`,
      created: nowOf(state),
      livemode: false,
    };
  });
}

/** A page of a list, newest first, as Stripe's cursors have it. */
function page<Thing extends { id: string }>(
  things: Thing[],
  query: Query,
  answer: (thing: Thing) => unknown,
) {
  const all = [...things].reverse();
  const limit = Math.min(100, Number(query.limit ?? 10));
  const after = query.starting_after;
  const start = after === undefined ? 0 : all.findIndex(({ id }) => id === after) + 1;
  return {
    object: 'list',
    url: '/v1/list',
    data: all.slice(start, start + limit).map(answer),
    has_more: all.length > start + limit,
  };
}
