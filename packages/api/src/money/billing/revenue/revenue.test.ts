import { sql } from '@kantele/db';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refusal } from '../../../testing.ts';
import { type BillingSite, createBillingSite } from '../testing.ts';
import { countRevenue } from './revenue-queries.ts';

let site: BillingSite;
const prices: Record<string, { id: number; product: number }> = {};
const today = new Date('2026-03-20T12:00:00Z');
beforeAll(async () => {
  site = await createBillingSite();
  const { product } = await site.as('admin').billing.createProduct({
    name: 'Plus',
    prices: [
      { amount: 1_000, currency: 'eur', interval: 'month' },
      { amount: 9_900, currency: 'eur', interval: 'year' },
      { amount: 2_500, currency: 'eur', interval: 'month', interval_count: 3 },
      { amount: 100, currency: 'eur', interval: 'day', interval_count: 7 },
      { amount: 1_200, currency: 'jpy', interval: 'month' },
    ],
  });
  for (const [index, name] of ['month', 'year', 'quarter', 'week', 'yen'].entries()) {
    prices[name] = { id: product.prices[index]?.id ?? 0, product: product.id };
  }
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.services.db.deleteFrom('subscriptions').execute();
  await site.services.db.deleteFrom('revenue_days').execute();
});

let serial = 0;
interface Sold {
  price?: string;
  began: string;
  status?: 'active' | 'trialing' | 'canceled' | 'past_due' | 'incomplete' | 'unpaid';
  trial?: string;
  ended?: string;
  given?: boolean;
}
async function sold({ price = 'month', began, status = 'active', trial, ended, given = false }: Sold) {
  serial += 1;
  const chosen = prices[price];
  await site.services.db
    .insertInto('subscriptions')
    .values({
      user_id: await site.addUser(`payer${serial}@example.com`),
      product_id: chosen?.product ?? 0,
      price_id: given ? null : (chosen?.id ?? 0),
      provider_id: given ? null : `sub_${serial}`,
      status,
      next_price_id: null,
      payment_method: null,
      cancel_reason: null,
      note: null,
      trial_end: trial ?? null,
      ends_at: ended ?? null,
      created_at: began,
    })
    .execute();
}
const count = (at = today) => countRevenue(site.services.db, at);
const figures = async (from = '2026-03-18', to = '2026-03-20') =>
  (await site.as('subscriptions.manage').billing.revenue({ from, to })).currencies;

describe('revenue by day', () => {
  it('is counted per month of a price, in whole minor units, each currency by itself', async () => {
    for (const price of ['month', 'year', 'quarter', 'week', 'yen'])
      await sold({ price, began: '2026-03-18T10:00:00Z' });
    await sold({ began: '2026-03-18T10:00:00Z', given: true });
    await sold({ began: '2026-03-18T10:00:00Z', status: 'incomplete' });
    await count();
    const [eur, jpy] = await figures();
    // 1000 + 9900 / 12 + 2500 / 3 + 100 / 7 * 30
    expect(eur?.days.map(({ mrr }) => mrr)).toEqual([3_087, 3_087, 3_087]);
    expect(eur?.days[0]).toMatchObject({ day: '2026-03-18', subscribers: 4, began: 4, ended: 0 });
    expect(jpy).toMatchObject({ currency: 'jpy', totals: { began: 1 } });
    expect(jpy?.days[2]?.mrr).toBe(1_200);
  });

  it('tells what began, ended and became of trials, on the day it happened in UTC', async () => {
    await sold({ began: '2026-03-01T00:00:00Z', status: 'canceled', ended: '2026-03-18T23:59:59Z' });
    await sold({ began: '2026-03-19T00:00:00Z', status: 'past_due' });
    await sold({ began: '2026-03-05T00:00:00Z', trial: '2026-03-19T08:00:00Z' });
    await sold({
      began: '2026-03-05T00:00:00Z',
      trial: '2026-03-19T09:00:00Z',
      status: 'canceled',
      ended: '2026-03-19T09:00:00Z',
    });
    await sold({ began: '2026-03-18T00:00:00Z', trial: '2026-04-01T00:00:00Z', status: 'trialing' });
    await count();
    const [eur] = await figures();
    expect(eur?.days).toEqual([
      { day: '2026-03-18', mrr: 0, subscribers: 0, began: 1, ended: 1, trials_ended: 0, trials_converted: 0 },
      {
        day: '2026-03-19',
        mrr: 2_000,
        subscribers: 2,
        began: 1,
        ended: 1,
        trials_ended: 2,
        trials_converted: 1,
      },
      {
        day: '2026-03-20',
        mrr: 2_000,
        subscribers: 2,
        began: 0,
        ended: 0,
        trials_ended: 0,
        trials_converted: 0,
      },
    ]);
    expect(eur?.totals).toEqual({ began: 2, ended: 2, trials_ended: 2, trials_converted: 1 });
    expect((await figures('2026-03-17', '2026-03-17'))[0]?.days[0]?.mrr).toBe(1_000);
  });

  it('keeps the days that are over: what changes later, as a price does, changes none of them', async () => {
    await sold({ began: '2026-03-18T10:00:00Z' });
    await count(new Date('2026-03-19T12:00:00Z'));
    const newer = prices.year;
    await site.services.db
      .updateTable('subscriptions')
      .set({ price_id: newer?.id ?? 0 })
      .execute();
    await count();
    await count();
    const [eur] = await figures();
    expect(eur?.days.map(({ mrr }) => mrr)).toEqual([1_000, 825, 825]);
  });

  it('is empty where nothing was sold, and read for a year at most', async () => {
    await count();
    expect(await figures()).toEqual([]);
    const ask = (from: string, to: string) => site.as('subscriptions.manage').billing.revenue({ from, to });
    expect(await refusal(ask('2026-03-20', '2026-03-19'))).toMatchObject({ code: 'invalid' });
    expect(await refusal(ask('2025-03-01', '2026-03-19'))).toMatchObject({
      fields: { to: [expect.any(String)] },
    });
    expect(
      (await refusal(site.as('music.view').billing.revenue({ from: '2026-03-20', to: '2026-03-20' }))).code,
    ).toBe('forbidden');
  });

  it('does not depend on how often and when it is counted', async () => {
    const seed = Math.floor(Math.random() * 1_000);
    for (let index = 0; index < 12; index += 1) {
      const began = new Date(Date.UTC(2026, 2, 1 + ((index * 7 + seed) % 19)));
      const over = index % 3 === 0 ? new Date(began.getTime() + ((seed % 5) + 1) * 20 * 3_600_000) : null;
      const isOver = over !== null && over < today;
      await sold({
        price: index % 2 ? 'year' : 'month',
        began: began.toISOString(),
        ...(isOver ? { status: 'canceled' as const, ended: over.toISOString() } : {}),
      });
    }
    await count();
    const once = await figures('2026-03-01', '2026-03-20');
    await sql`delete from revenue_days`.execute(site.services.db);
    for (let day = 1; day <= 20; day += 1 + (seed % 3)) await count(new Date(Date.UTC(2026, 2, day, 7)));
    await count();
    expect(await figures('2026-03-01', '2026-03-20'), `seed ${seed}`).toEqual(once);
  });
});
