import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { refusal } from '../../../testing.ts';
import { type BillingSite, createBillingSite } from '../testing.ts';
import { currencyDigits } from './currencies.ts';

let site: BillingSite;
beforeAll(async () => {
  site = await createBillingSite();
});
afterAll(() => site.close());

const plan = (currency: string, amount: number) =>
  site.as('admin').billing.createProduct({
    name: `In ${currency}`,
    prices: [{ amount, currency, interval: 'month' }],
  });

it.each([
  ['huf', 99_000, 'HUF 990.00'],
  ['isk', 50_000, 'ISK 500.00'],
  ['jpy', 500, '¥500'],
  ['kwd', 5_120, 'KWD 5.120'],
])('a price in %s is paid at the provider as it is shown here', async (currency, amount, words) => {
  const { product } = await plan(currency, amount);
  const user = await site.user(await site.addUser(`${currency}@example.com`));
  const { url } = await user.billing.checkout({
    productId: product.id,
    priceId: product.prices[0]?.id ?? 0,
  });
  expect((await (await fetch(url)).text()).replaceAll('\u00a0', ' ')).toContain(words);
  expect(Number(words.replace(/[^\d.]/g, ''))).toBe(amount / 10 ** currencyDigits(currency));
});

it.each(['xyz', 'ves', 'bgn', 'eu', ''])(
  'a price in %j, which the provider does not take, is refused',
  async (currency) => {
    expect(await refusal(plan(currency, 1_000))).toMatchObject({
      code: 'invalid',
      status: 422,
      fields: { 'prices.0.currency': [expect.any(String)] },
    });
  },
);

it.each([
  ['isk', 550],
  ['ugx', 10_010],
  ['kwd', 5_124],
])('an amount in %s with a fraction the provider does not take is refused', async (currency, amount) => {
  expect(await refusal(plan(currency, amount))).toMatchObject({
    code: 'invalid',
    fields: { 'prices.0.amount': [expect.any(String)] },
  });
});

it('a refund of a fraction the provider does not take is refused, of a whole unit given', async () => {
  const { product } = await plan('isk', 100_000);
  const user = await site.user(await site.addUser('refunded@example.com'));
  const { url } = await user.billing.checkout({
    productId: product.id,
    priceId: product.prices[0]?.id ?? 0,
  });
  await site.pay(url);
  await site.deliver();
  const admin = await site.user();
  const [invoice] = (await admin.billing.managedInvoices({ per_page: 1 })).pagination.data;
  const refund = (amount: number) =>
    admin.billing.refund({ id: invoice?.id ?? 0, key: randomUUID(), amount, reason: 'A part' });
  expect(await refusal(refund(150))).toMatchObject({
    code: 'invalid',
    fields: { amount: [expect.any(String)] },
  });
  expect(await refund(100)).toEqual({ state: 'done', amount: 100 });
});
