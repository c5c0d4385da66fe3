import { type Database, sql, type Transaction } from '@kantele/db';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { refusal } from '../../../testing.ts';
import { callDuring } from '../../../testing-locks.ts';
import { cancelSubscriptions } from '../jobs.ts';
import { cancelThere } from '../subscriptions/cancel-there.ts';
import { type BillingSite, createBillingSite } from '../testing.ts';

let site: BillingSite;
let people = 0;
beforeAll(async () => {
  site = await createBillingSite();
});
afterAll(() => site.close());

/** Somebody with a page of the provider open, and how it stands there. */
async function buyer() {
  people += 1;
  const email = `open${people}@example.com`;
  const plan = await site.addPlan();
  const id = await site.addUser(email);
  const user = await site.user(id);
  const { url } = await user.billing.checkout(plan);
  const session = () => site.stripe.state.sessions[url.split('/').at(-1) ?? ''];
  const charged = () =>
    Object.values(site.stripe.state.subscriptions).filter(
      ({ customer, status }) =>
        site.stripe.state.customers[customer]?.email === email && status !== 'canceled',
    );
  return { id, user, plan, url, session, charged };
}
const remove = {
  plan: ({ plan }: Awaited<ReturnType<typeof buyer>>) =>
    site.as('admin').billing.deleteProduct({ id: plan.productId }),
  price: ({ plan }: Awaited<ReturnType<typeof buyer>>) =>
    site.as('admin').billing.archivePrice({ price_id: plan.priceId }),
  'price, archived at the provider,': async ({ plan, session }: Awaited<ReturnType<typeof buyer>>) => {
    const there = site.stripe.state.prices[session()?.price ?? ''];
    if (there) there.active = false;
    const pull = site.as('admin').billing.sync({ id: plan.productId, direction: 'pull' });
    // It can be bought again while the provider does not answer.
    await pull.catch((error) => {
      if (there) there.active = true;
      throw error;
    });
  },
  account: ({ user }: Awaited<ReturnType<typeof buyer>>) =>
    user.users.delete({ id: 'me', deleteCurrentUser: true }),
  'account by an admin': async ({ id }: Awaited<ReturnType<typeof buyer>>) =>
    (await site.user()).users.remove({ ids: [id] }),
};

it.each(Object.entries(remove))('a page for a %s that is gone can be paid no more', async (_, take) => {
  const one = await buyer();
  await take(one);
  expect(one.session()?.status).toBe('expired');
  await site.pay(one.url);
  await site.deliver();
  expect(one.charged()).toEqual([]);
});

it.each(Object.entries(remove))('a %s stays while the provider cannot end its page', async (_, take) => {
  const one = await buyer();
  site.stripe.down = true;
  expect(await refusal(take(one))).toMatchObject({ status: 503 });
  site.stripe.down = false;
  expect(one.session()?.status).toBe('open');
  expect(await one.user.billing.checkout(one.plan)).toEqual({ url: one.url });
  await site.pay(one.url);
  await site.deliver();
  expect((await one.user.billing.overview()).subscription?.valid).toBe(true);
});

it('a plan somebody has paid for a moment ago is kept, though nothing of it was told yet', async () => {
  const one = await buyer();
  await site.pay(one.url);
  expect(await refusal(remove.plan(one))).toMatchObject({ code: 'conflict', status: 409 });
  await site.deliver();
  expect((await one.user.billing.overview()).subscription?.valid).toBe(true);
});

it('a plan that is kept, as somebody has it, keeps the pages of others open', async () => {
  const one = await buyer();
  await site.as('admin').billing.give({ user_id: 1, product_id: one.plan.productId, reason: 'A gift' });
  expect(await refusal(remove.plan(one))).toMatchObject({ code: 'conflict' });
  expect(one.session()?.status).toBe('open');
});

it('a given plan that is over is not given longer to somebody who has paid for one a moment ago', async () => {
  const one = await buyer();
  const { billing } = site.as('admin');
  const gift = await site.addPlan();
  await sql`update checkouts set state = 'expired', url = null where user_id = ${one.id}`.execute(
    site.services.db,
  );
  const { subscription } = await billing.give({
    ...{ user_id: one.id, product_id: gift.productId, reason: 'A gift' },
    ends_at: new Date(Date.now() + 60_000).toISOString(),
  });
  await sql`update subscriptions set ends_at = now() - interval '1 day' where id = ${subscription.id}`.execute(
    site.services.db,
  );
  const { url } = await one.user.billing.checkout(one.plan);
  await site.pay(url);
  const longer = billing.extend({ id: subscription.id, ends_at: null, reason: 'Longer' });
  expect(await refusal(longer)).toMatchObject({ code: 'conflict' });
  await site.deliver();
  expect((await one.user.billing.overview()).subscription).toMatchObject({ valid: true });
});

it('nobody buys whose account is gone', async () => {
  const id = await site.addUser('gone@example.com');
  const user = await site.user(id);
  await sql`delete from users where id = ${id}`.execute(site.services.db);
  expect(await refusal(user.billing.checkout(await site.addPlan()))).toMatchObject({
    code: 'unauthenticated',
  });
});

it('a plan does not change to another currency', async () => {
  const one = await buyer();
  await site.pay(one.url);
  await site.deliver();
  const { product } = await site.as('admin').billing.createProduct({
    ...{ name: 'Dollars', permissions: [] },
    prices: [{ amount: 900, currency: 'usd', interval: 'month' }],
  });
  const choice = { productId: product.id, priceId: product.prices[0]?.id ?? 0 };
  for (const ask of [one.user.billing.previewChange, one.user.billing.changePlan])
    expect((await refusal(ask(choice))).fields).toHaveProperty('priceId');
});

it('an account that has paid a moment ago is charged no more once it is deleted', async () => {
  const one = await buyer();
  await site.pay(one.url);
  await remove.account(one);
  const { rows } = await sql<{ payload: { provider_ids: string[] } }>`
    select j.payload from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id
    where t.identifier = ${cancelSubscriptions.name}`.execute(site.services.db);
  expect(one.charged()).toHaveLength(1);
  for (const { payload } of rows) await cancelThere(site.system(), payload);
  expect(one.charged()).toEqual([]);
});

it.each([
  ['archived', sql`update prices set archived_at = now()`],
  ['deleted with its plan', sql`delete from prices`],
])('a price that is %s while somebody begins to buy it is not sold', async (_, change) => {
  const { db } = site.services;
  const { user } = await buyer();
  // Once sold, so that the provider knows the price.
  const { plan } = await buyer();
  const before = Object.keys(site.stripe.state.sessions).length;
  await sql`update checkouts set state = 'expired', url = null`.execute(db);
  const taken = async (trx: Transaction<Database>) => {
    await sql`select 1 from prices where id = ${plan.priceId} for update`.execute(trx);
    await sql`delete from checkouts where price_id = ${plan.priceId}`.execute(trx);
    await sql`${change} where id = ${plan.priceId}`.execute(trx);
  };
  const buying = callDuring(db, taken, () => refusal(user.billing.checkout(plan)));
  expect(await buying).toMatchObject({ code: 'not_found' });
  expect(Object.keys(site.stripe.state.sessions)).toHaveLength(before);
});

it('buying while the plan, the price or the account goes leaves nothing that can be paid', async () => {
  for (const take of Object.values(remove)) {
    for (let race = 0; race < 3; race += 1) {
      const one = await buyer();
      // The first page is over; another begins in the race.
      const session = one.session();
      if (session) session.status = 'expired';
      const [page, gone] = await Promise.allSettled([one.user.billing.checkout(one.plan), take(one)]);
      if (page.status === 'rejected')
        expect([401, 404, 409]).toContain((await refusal(Promise.reject(page.reason))).status);
      if (gone.status === 'rejected') continue;
      if (page.status === 'fulfilled') await site.pay(page.value.url);
      await site.deliver();
      expect(one.charged()).toEqual([]);
    }
  }
});
