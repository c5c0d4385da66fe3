import { sql } from '@kantele/db';
import { expect, it } from 'vitest';
import { lockAccount } from '../../identity/accounts/find-account.ts';
import { refusal } from '../../testing.ts';
import { untilWaiting } from '../../testing-locks.ts';
import { applyInvoice } from './invoices/apply-invoice.ts';
import { soldPrice } from './plans/push-product.ts';
import { lockSubscriptionByProvider } from './subscriptions/subscription-queries.ts';
import { createBillingSite } from './testing.ts';
import { shakeEvents } from './testing-events.ts';

it.each([1, 2])(
  'events doubled, shuffled, late and lost leave what the provider says: %i',
  async (seed) => {
    const site = await createBillingSite();
    try {
      const { mismatches, events } = await shakeEvents(site, { users: 8, events: 150, seed });
      expect(events).toBeGreaterThanOrEqual(150);
      expect(mismatches).toEqual([]);
    } finally {
      await site.close();
    }
  },
  60_000,
);

it('an invoice waits for its account before it holds the plan, so that nobody waits for each other', async () => {
  const site = await createBillingSite();
  try {
    const { db } = site.services;
    const id = await site.addUser('waits@example.com');
    const { url } = await (await site.user(id)).billing.checkout(await site.addPlan());
    await site.pay(url);
    await site.deliver();
    const [subscription = ''] = Object.keys(site.stripe.state.subscriptions);
    const [invoice = ''] = Object.keys(site.stripe.state.invoices);
    let writing: Promise<boolean> | null = null;
    await db.transaction().execute(async (trx) => {
      await lockAccount(trx, id);
      writing = applyInvoice(site.system(), invoice);
      await untilWaiting(db, 1, writing);
      expect(await lockSubscriptionByProvider(trx, subscription)).toBeTruthy();
      await sql`delete from users where id = ${id}`.execute(trx);
    });
    // Its account is gone by now.
    expect(await writing).toBe(false);
  } finally {
    await site.close();
  }
});

it('a price that goes off the market before the provider knows it is not there, for the one who was about to pay it', async () => {
  const site = await createBillingSite();
  try {
    const { productId, priceId } = await site.addPlan();
    const plan = { id: priceId, product_id: productId, provider_id: null };
    await site.as('admin').billing.archivePrice({ price_id: priceId });
    expect(await refusal(soldPrice(site.system(), plan))).toMatchObject({ code: 'not_found' });
  } finally {
    await site.close();
  }
});
