import { type StripeDouble, signatureOf, startStripeDouble } from '@kantele/stripe-double';
import { seal } from '../../platform/site-state/seal.ts';
import { forgetSite } from '../../platform/site-state/site.ts';
import { createCaller } from '../../router.ts';
import { createTestSite, type TestSite } from '../../testing.ts';
import { applyReceived } from './apply-event.ts';
import { receiveEvent } from './receive-event.ts';

export const webhookSecret = 'whsec_of_the_tests';

export interface BillingSite extends TestSite {
  stripe: StripeDouble;
  /** Makes a plan with prices of so much, and answers its ids. */
  addPlan(plan?: {
    name?: string;
    monthly?: number;
    yearly?: number;
    hidden?: boolean;
    trial_days?: number;
    feature_list?: string[];
    permissions?: { name: string; restrictions: { name: string; value: number }[] }[];
  }): Promise<{ productId: number; priceId: number; yearlyId: number }>;
  /** Pays as people do, at the page of the provider; answers the name of the subscription there. */
  pay(url: string, card?: string): Promise<Response>;
  /** Hands over every event the provider made, in an order, and applies what came in. */
  deliver(order?: (ids: string[]) => string[]): Promise<void>;
  apply(): Promise<void>;
}

/** A site that sells plans through a stand-in of the provider on this machine. */
export async function createBillingSite(
  options: Parameters<typeof createTestSite>[0] = {},
): Promise<BillingSite> {
  const stripe = await startStripeDouble();
  stripe.webhooks.delivery.held = true;
  const site = await createTestSite({ ...options, stripeApi: stripe.url });
  const { db, secret } = site.services;
  const put = async (key: string, value: unknown) => {
    await db
      .insertInto('settings')
      .values({ key, value: JSON.stringify(value) })
      .execute();
  };
  await put('billing.enable', true);
  for (const [key, text] of [
    ['billing.stripe.secret_key', 'sk_test_1'],
    ['billing.stripe.webhook_secret', webhookSecret],
  ] as const) {
    await put(key, { sealed: seal(secret, key, text) });
  }
  forgetSite(db);
  const delivered = new Set<string>();
  const apply = async () => {
    const rows = await db.selectFrom('stripe_events').select('id').where('state', '=', 'received').execute();
    for (const { id } of rows) await applyReceived(site.system(), { id });
  };
  return {
    ...site,
    stripe,
    apply,
    async addPlan({ name = 'Plus', monthly = 999, yearly = 9_900, ...more } = {}) {
      const { product } = await createCaller(site.system()).billing.createProduct({
        name,
        ...more,
        prices: [
          { amount: monthly, currency: 'eur', interval: 'month' },
          { amount: yearly, currency: 'eur', interval: 'year' },
        ],
      });
      const [month, year] = product.prices;
      return { productId: product.id, priceId: month?.id ?? 0, yearlyId: year?.id ?? 0 };
    },
    pay: (url, card = 'works') =>
      fetch(url, { method: 'POST', body: new URLSearchParams({ card }), redirect: 'manual' }),
    async deliver(order = (ids) => ids) {
      const { events } = stripe.state;
      const ids = Object.keys(events).filter((id) => !delivered.has(id));
      for (const id of order(ids)) {
        const event = events[id];
        if (!event) continue;
        delivered.add(id);
        await receiveEvent(site.system(), signed(event, webhookSecret));
      }
      await apply();
    },
    async close() {
      await site.close();
      await stripe.close();
    },
  };
}

/** An event as it comes over the wire. */
export function signed(
  event: { id: string; type: string; created: number; object: unknown },
  secret: string,
  seconds = Math.floor(Date.now() / 1_000),
): { body: Buffer; signature: string } {
  const { id, type, created, object } = event;
  const body = JSON.stringify({ id, object: 'event', type, created, data: { object } });
  return { body: Buffer.from(body), signature: signatureOf(body, secret, seconds) };
}
