import Stripe from 'stripe';
import {
  type PaymentProvider,
  type ProviderPreview,
  ProviderRefused,
  ProviderUnavailable,
} from '../provider.ts';
import { objectsOnly } from './http-client.ts';
import { readCheckout, readCustomer, readInvoice, readProduct, readSubscription } from './read-objects.ts';
import { readSignedEvent, seconds } from './signed-event.ts';

/** Whom a subscription is read with: the card that pays, and what its schedule holds. */
const expand = ['default_payment_method', 'schedule'];

/**
 * Stripe behind the door of payments. Cards are entered on its own pages: nothing of them comes here.
 * @param options.api another address of the interface, for a stand-in; null for Stripe's own
 */
export function stripeProvider(options: { key: string; api: string | null }): PaymentProvider {
  const stripe = new Stripe(options.key, {
    telemetry: false,
    timeout: 8_000,
    maxNetworkRetries: 2,
    httpClient: objectsOnly(),
    ...(options.api === null ? {} : addressOf(options.api)),
  });
  const itemOf = async (subscription: string) => {
    const found = await stripe.subscriptions.retrieve(subscription, { expand: ['schedule'] });
    const [item] = found.items.data;
    if (!item) throw new ProviderRefused('This subscription has no plan.');
    return { found, item };
  };
  /** What was planned for the end of the period is planned no more. */
  const release = async ({ schedule }: Stripe.Subscription) => {
    if (schedule && typeof schedule !== 'string' && schedule.status === 'active') {
      await stripe.subscriptionSchedules.release(schedule.id);
    }
  };

  return guarded({
    async putProduct({ key, id, name, description }) {
      const fields = { name, ...(description === '' ? {} : { description }) };
      if (id) {
        const product = await stripe.products.update(id, { ...fields, description });
        return product.id;
      }
      const product = await stripe.products.create(fields, { idempotencyKey: key });
      return product.id;
    },
    async createPrice({ key, product, amount, currency, interval, interval_count, taxBehavior }) {
      const price = await stripe.prices.create(
        {
          product,
          currency,
          unit_amount: amount,
          recurring: { interval, interval_count },
          tax_behavior: taxBehavior,
        },
        { idempotencyKey: key },
      );
      return price.id;
    },
    async archivePrice(id) {
      await stripe.prices.update(id, { active: false });
    },
    async listProducts() {
      const products = await collected(stripe.products.list({ active: true, limit: 100 }));
      const prices = await collected(stripe.prices.list({ limit: 100, type: 'recurring' }));
      return products.map((product) => readProduct(product, prices));
    },
    async createCustomer({ key, userId, email }) {
      const customer = await stripe.customers.create(
        { email, metadata: { user_id: String(userId) } },
        { idempotencyKey: key },
      );
      return customer.id;
    },
    async getCustomer(id) {
      const found = await orNull(stripe.customers.retrieve(id));
      return found && !found.deleted ? readCustomer(found) : null;
    },
    async createCheckout({ key, customer, price, trialDays, promotionCodes, ...urls }) {
      const session = await stripe.checkout.sessions.create(
        {
          mode: 'subscription',
          customer,
          line_items: [{ price, quantity: 1 }],
          success_url: urls.successUrl,
          cancel_url: urls.cancelUrl,
          ...(trialDays > 0 ? { subscription_data: { trial_period_days: trialDays } } : {}),
          ...(promotionCodes ? { allow_promotion_codes: true } : {}),
        },
        { idempotencyKey: key },
      );
      return readCheckout(session);
    },
    async getCheckout(id) {
      const session = await orNull(stripe.checkout.sessions.retrieve(id));
      return session && readCheckout(session);
    },
    async expireCheckout(id) {
      await stripe.checkout.sessions.expire(id);
    },
    async getSubscription(id) {
      const found = await orNull(stripe.subscriptions.retrieve(id, { expand }));
      return found && readSubscription(found);
    },
    async *listSubscriptions() {
      const all = stripe.subscriptions.list({
        status: 'all',
        limit: 100,
        expand: expand.map((field) => `data.${field}`),
      });
      for await (const subscription of all) yield readSubscription(subscription);
    },
    async previewChange({ subscription, price, at }): Promise<ProviderPreview> {
      const { item } = await itemOf(subscription);
      const invoice = await stripe.invoices.createPreview({
        subscription,
        subscription_details: {
          items: [{ id: item.id, price }],
          proration_behavior: 'always_invoice',
          proration_date: seconds(at),
        },
      });
      const amounts = invoice.lines.data.map(({ amount }) => amount);
      const sum = (of: number[]) => of.reduce((total, amount) => total + amount, 0);
      return {
        currency: invoice.currency,
        credit: -sum(amounts.filter((amount) => amount < 0)),
        charge: sum(amounts.filter((amount) => amount > 0)),
        tax: sum((invoice.total_taxes ?? []).map(({ amount }) => amount)),
        dueNow: invoice.amount_due,
      };
    },
    async changeNow({ key, subscription, price, at }) {
      const { found, item } = await itemOf(subscription);
      await release(found);
      await stripe.subscriptions.update(
        subscription,
        {
          items: [{ id: item.id, price }],
          proration_behavior: 'always_invoice',
          proration_date: seconds(at),
          payment_behavior: 'error_if_incomplete',
          cancel_at_period_end: false,
        },
        { idempotencyKey: key },
      );
    },
    async changeLater({ subscription, price }) {
      const { found, item } = await itemOf(subscription);
      if (found.cancel_at_period_end) {
        await stripe.subscriptions.update(subscription, { cancel_at_period_end: false });
      }
      await release(found);
      const schedule = await stripe.subscriptionSchedules.create({ from_subscription: subscription });
      await stripe.subscriptionSchedules.update(schedule.id, {
        end_behavior: 'release',
        proration_behavior: 'none',
        phases: [
          {
            items: [{ price: item.price.id, quantity: 1 }],
            start_date: schedule.phases[0]?.start_date ?? item.current_period_start,
            end_date: item.current_period_end,
          },
          { items: [{ price, quantity: 1 }] },
        ],
      });
    },
    async cancelAtEnd(subscription, reason) {
      const { found } = await itemOf(subscription);
      await release(found);
      await stripe.subscriptions.update(subscription, {
        cancel_at_period_end: true,
        ...(reason === '' ? {} : { cancellation_details: { comment: reason } }),
      });
    },
    async cancelNow(subscription) {
      await stripe.subscriptions.cancel(subscription);
    },
    async resume(subscription) {
      const { found } = await itemOf(subscription);
      await release(found);
      if (found.cancel_at_period_end)
        await stripe.subscriptions.update(subscription, { cancel_at_period_end: false });
    },
    async createPortal({ customer, returnUrl, locale }) {
      const session = await stripe.billingPortal.sessions.create({
        customer,
        return_url: returnUrl,
        locale: localeOf(locale),
      });
      return session.url;
    },
    async refundInvoice({ key, invoice, amount, reason }) {
      // A credit note of a paid invoice: the money goes back, and the books say for what.
      await stripe.creditNotes.create(
        { invoice, amount, refund_amount: amount, memo: reason },
        { idempotencyKey: key },
      );
    },
    async getInvoice(id) {
      const invoice = await orNull(stripe.invoices.retrieve(id));
      return invoice && readInvoice(invoice);
    },
    async listInvoices(customer) {
      return (await collected(stripe.invoices.list({ customer, limit: 100 }))).map(readInvoice);
    },
    readEvent: (...message) => readSignedEvent(stripe, ...message),
  });
}

function addressOf(api: string) {
  const { protocol, hostname, port } = new URL(api);
  const scheme = protocol === 'https:' ? ('https' as const) : ('http' as const);
  return { host: hostname, protocol: scheme, port: port || (scheme === 'https' ? '443' : '80') };
}

async function collected<Item>(list: AsyncIterable<Item>): Promise<Item[]> {
  const all: Item[] = [];
  for await (const item of list) all.push(item);
  return all;
}

/** What is not there any more is no failure. */
async function orNull<Found>(asked: Promise<Found>): Promise<Found | null> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing')
      return null;
    throw error;
  }
}

/** Stripe speaks fewer languages than sites; it looks at the browser for the others. */
function localeOf(language: string) {
  const [short] = language.split('-');
  return short === 'de' || short === 'en' || short === 'fr' || short === 'es' ? short : ('auto' as const);
}

/** Errors of the library become those of the door; every call alike. */
function guarded(provider: PaymentProvider): PaymentProvider {
  return new Proxy(provider, {
    get(target, name) {
      const call: unknown = Reflect.get(target, name);
      if (typeof call !== 'function' || name === 'readEvent' || name === 'listSubscriptions') return call;
      return async (...given: unknown[]) => {
        try {
          return (await call.apply(target, given)) as unknown;
        } catch (error) {
          throw doorError(error);
        }
      };
    },
  });
}

function doorError(error: unknown): unknown {
  const { errors } = Stripe;
  if (!(error instanceof errors.StripeError)) return error;
  const isRefusal =
    error instanceof errors.StripeInvalidRequestError || error instanceof errors.StripeCardError;
  const words = `${error.type}: ${error.message}`;
  return isRefusal
    ? new ProviderRefused(words, { cause: error })
    : new ProviderUnavailable(words, { cause: error });
}
