import { sql } from '@kantele/db';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { refusal } from '../../../testing.ts';
import { reconcileAll } from '../reconcile.ts';
import { type BillingSite, createBillingSite } from '../testing.ts';

let site: BillingSite;
let people = 0;
beforeAll(async () => {
  site = await createBillingSite();
});
afterAll(() => site.close());

const admin = () => site.as('subscriptions.manage').billing;
const orphans = async () => (await admin().orphans()).orphans;
const there = (id: string) => site.stripe.state.subscriptions[id];
const refundedOf = (id: string) =>
  Object.values(site.stripe.state.invoices)
    .filter(({ subscription }) => subscription === id)
    .map(({ refunded }) => refunded);

/** Somebody who pays 10.00 a month. */
async function subscriber() {
  people += 1;
  const email = `orphan${people}@example.com`;
  const plan = await site.addPlan({ monthly: 1_000 });
  const id = await site.addUser(email);
  const user = await site.user(id);
  const { url } = await user.billing.checkout(plan);
  await site.pay(url);
  await site.deliver();
  const session = site.stripe.state.sessions[url.split('/').at(-1) ?? ''];
  if (!session) throw new Error('There is no session.');
  return { id, user, email, plan, session, subscription: session.subscription ?? '' };
}
/** Takes an account away as a backup does that is older than it: nothing is ended at the provider. */
const lose = (id: number) => sql`delete from users where id = ${id}`.execute(site.services.db);
const aMonthOn = () => site.stripe.advance(new Date(site.stripe.now().getTime() + 32 * 86_400_000));

it('what is paid for a plan and an account that are gone is listed once it is told, and given back with one press', async () => {
  people += 1;
  const email = `orphan${people}@example.com`;
  const plan = await site.addPlan({ monthly: 1_000 });
  const user = await site.user(await site.addUser(email));
  const { url } = await user.billing.checkout(plan);
  const session = { ...site.stripe.state.sessions[url.split('/').at(-1) ?? ''] } as never;
  await user.users.delete({ id: 'me', deleteCurrentUser: true });
  await site.as('admin').billing.deleteProduct({ id: plan.productId });
  const { id } = site.stripe.engine.complete(session, 0);
  await site.deliver();
  const { events } = await admin().events({ limit: 10 });
  const told = events.filter(({ type }) => type === 'customer.subscription.created');
  expect(told[0]).toMatchObject({ state: 'applied', error: 'Nobody here has this subscription.' });
  expect(await orphans()).toMatchObject([
    { id, email, status: 'active', amount: 1_000, currency: 'eur', account: null },
  ]);
  expect(await refusal(admin().attachOrphan({ id }))).toMatchObject({ code: 'conflict', status: 409 });
  expect(await admin().endOrphan({ id })).toEqual({ refunded: 1_000, currency: 'eur' });
  expect(there(id)?.status).toBe('canceled');
  expect(refundedOf(id)).toEqual([1_000]);
  expect(await orphans()).toEqual([]);
  expect(await refusal(admin().endOrphan({ id }))).toMatchObject({ code: 'not_found' });
});

it('a comparison finds what no account here has, and what was paid while there was one stays paid', async () => {
  const { id, subscription } = await subscriber();
  await lose(id);
  aMonthOn();
  expect(await reconcileAll(site.system())).toMatchObject({ orphans: 1 });
  expect(await orphans()).toMatchObject([{ id: subscription, account: null }]);
  expect(await admin().endOrphan({ id: subscription })).toMatchObject({ refunded: 1_000 });
  expect(refundedOf(subscription)).toEqual([0, 1_000]);
  expect(there(subscription)?.status).toBe('canceled');
});

it('a subscription is attached to the account of its customer’s email, with its invoices', async () => {
  const { id, email, plan, subscription } = await subscriber();
  await lose(id);
  await reconcileAll(site.system());
  expect(await orphans()).toMatchObject([{ account: null }]);
  const again = await site.addUser(email.toUpperCase());
  expect(await orphans()).toMatchObject([{ id: subscription, account: { id: again } }]);
  await admin().attachOrphan({ id: subscription });
  const user = await site.user(again);
  expect((await user.billing.overview()).subscription).toMatchObject({
    valid: true,
    product: { id: plan.productId },
  });
  expect((await user.billing.invoices({})).pagination.data).toMatchObject([{ total: 1_000 }]);
  expect(await orphans()).toEqual([]);
  expect((await reconcileAll(site.system())).orphans).toBe(0);
});

it('nothing is attached to an account that has a plan, pays as another customer, or for a plan that is not sold', async () => {
  const { id, email, plan, subscription } = await subscriber();
  await lose(id);
  await reconcileAll(site.system());
  const again = await site.addUser(email);
  const account = async () => (await orphans()).find((one) => one.id === subscription)?.account;
  expect(await account()).toMatchObject({ id: again });
  const given = await site
    .as('admin')
    .billing.give({ user_id: again, product_id: plan.productId, reason: 'A gift' });
  expect(await account()).toBeNull();
  await admin().end({ id: given.subscription.id, reason: 'Over' });
  expect(await account()).toMatchObject({ id: again });
  const { db } = site.services;
  await db.insertInto('billing_customers').values({ user_id: again, provider_id: 'cus_other' }).execute();
  expect(await account()).toBeNull();
  await db.deleteFrom('billing_customers').where('user_id', '=', again).execute();
  await sql`update prices set provider_id = null where id = ${plan.priceId}`.execute(db);
  expect(await account()).toBeNull();
  await admin().endOrphan({ id: subscription });
});

it('the second subscription of a customer is listed, and ended without the plan', async () => {
  const { user, session, subscription } = await subscriber();
  const second = site.stripe.engine.complete({ ...session }, 0).id;
  await site.deliver();
  expect(await orphans()).toMatchObject([{ id: second, account: null }]);
  expect(await admin().endOrphan({ id: second })).toMatchObject({ refunded: 1_000 });
  expect(refundedOf(subscription)).toEqual([0]);
  expect((await user.billing.overview()).subscription?.valid).toBe(true);
  await site.deliver();
  expect(await orphans()).toEqual([]);
});

it('while the provider is away it stays listed, and pressed again the money is given once', async () => {
  const { session } = await subscriber();
  const { id } = site.stripe.engine.complete({ ...session }, 0);
  await site.deliver();
  site.stripe.down = true;
  expect(await refusal(admin().endOrphan({ id }))).toMatchObject({ status: 503 });
  site.stripe.down = false;
  expect(await orphans()).toMatchObject([{ id }]);
  await Promise.allSettled([admin().endOrphan({ id }), admin().endOrphan({ id })]);
  expect(refundedOf(id)).toEqual([1_000]);
  expect(there(id)?.status).toBe('canceled');
  expect(await orphans()).toEqual([]);
});

it('one that has ended at the provider meanwhile is listed no more', async () => {
  const { session } = await subscriber();
  const made = site.stripe.engine.complete({ ...session }, 0);
  await site.deliver();
  expect(await orphans()).toHaveLength(1);
  site.stripe.engine.cancelNow(made);
  await reconcileAll(site.system());
  expect(await orphans()).toEqual([]);
});

it('one of which the provider knows nothing any more is listed no more', async () => {
  const { session } = await subscriber();
  const { id } = site.stripe.engine.complete({ ...session }, 0);
  await site.deliver();
  expect(await orphans()).toMatchObject([{ id }]);
  delete site.stripe.state.subscriptions[id];
  await reconcileAll(site.system());
  expect(await orphans()).toEqual([]);
});

it('an account that has another email by now is found by the name the customer was given', async () => {
  const { id, subscription, user } = await subscriber();
  const { db } = site.services;
  await sql`delete from subscriptions where user_id = ${id}`.execute(db);
  await sql`delete from billing_customers where user_id = ${id}`.execute(db);
  await sql`update users set email = 'moved@example.com' where id = ${id}`.execute(db);
  await reconcileAll(site.system());
  expect(await orphans()).toMatchObject([{ id: subscription, account: { id, email: 'moved@example.com' } }]);
  await admin().attachOrphan({ id: subscription });
  expect((await user.billing.overview()).subscription?.valid).toBe(true);
});

it('is for those who look after subscriptions', async () => {
  const { user } = await subscriber();
  expect((await refusal(user.billing.orphans())).code).toBe('forbidden');
  expect((await refusal(user.billing.endOrphan({ id: 'sub_x' }))).code).toBe('forbidden');
  expect((await refusal(user.billing.attachOrphan({ id: 'sub_x' }))).code).toBe('forbidden');
});
