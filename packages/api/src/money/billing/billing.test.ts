import { sql } from '@kantele/db';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusal } from '../../testing.ts';
import { cancelSubscriptions } from './jobs.ts';
import { receiveEvent } from './receive-event.ts';
import { reconcileAll } from './reconcile.ts';
import { cancelThere } from './subscriptions/cancel-there.ts';
import { type BillingSite, createBillingSite, signed, webhookSecret } from './testing.ts';

let site: BillingSite;
beforeAll(async () => {
  site = await createBillingSite();
});
afterAll(() => site.close());

/** A user who has bought a plan, with what the provider told applied. */
async function subscriber(email: string, plan: { productId: number; priceId: number }, card?: string) {
  const id = await site.addUser(email);
  const user = await site.user(id);
  const { url } = await user.billing.checkout(plan);
  await site.pay(url, card);
  await site.deliver();
  return { id, user };
}

const planOf = (id: number) =>
  site.services.db.selectFrom('subscriptions').selectAll().where('user_id', '=', id).execute();

describe('buying', () => {
  it('leads to a page of the provider, and entitles once it says so', async () => {
    const permissions = [{ name: 'music.create', restrictions: [{ name: 'minutes', value: 9_000 }] }];
    const plan = await site.addPlan({ permissions, feature_list: ['Ad-free listening'] });
    const id = await site.addUser('buyer@example.com');
    const user = await site.user(id);
    const { product } = await user.billing.order(plan);
    expect(product).toMatchObject({ name: 'Plus', feature_list: ['Ad-free listening'] });
    const { url } = await user.billing.checkout(plan);
    expect(new URL(url).origin).toBe(site.stripe.url);
    // The address of the way back proves nothing.
    expect(await user.billing.checkoutState(plan)).toEqual({ state: 'open' });
    expect((await user.billing.overview()).subscription).toBeNull();
    const back = await site.pay(url);
    expect(back.headers.get('location')).toBe(
      `http://localhost:3000/checkout/${plan.productId}/${plan.priceId}/done`,
    );
    expect(await user.billing.checkoutState(plan)).toEqual({ state: 'complete' });
    const { subscription } = await user.billing.overview();
    expect(subscription).toMatchObject({ status: 'active', valid: true, payment_method: 'Visa •••• 4242' });
    const browser = site.browser();
    const caller = await browser.caller();
    const { bootstrapData } = await caller.auth.login({
      email: 'buyer@example.com',
      password: 'correct horse battery',
    });
    expect(bootstrapData.user?.subscriptions).toMatchObject([{ valid: true, product_id: plan.productId }]);
    const held = bootstrapData.user?.permissions.find(
      ({ name }: { name: string }) => name === 'music.create',
    );
    expect(held?.restrictions).toEqual([{ name: 'minutes', value: 9_000 }]);
  });

  it('opens one page for ten tabs at once, and refuses a subscriber', async () => {
    const plan = await site.addPlan();
    const user = await site.user(await site.addUser('tabs@example.com'));
    const pages = await Promise.all(Array.from({ length: 10 }, () => user.billing.checkout(plan)));
    expect(new Set(pages.map(({ url }) => url)).size).toBe(1);
    const [page] = pages;
    await Promise.all([site.pay(page?.url ?? ''), site.pay(page?.url ?? '')]);
    await site.deliver();
    expect(await refusal(user.billing.checkout(plan))).toMatchObject({ code: 'conflict', status: 409 });
    const mine = Object.values(site.stripe.state.subscriptions).filter(
      ({ price }) =>
        site.stripe.state.prices[price] !== undefined &&
        price === site.stripe.state.sessions[page?.url.split('/').at(-1) ?? '']?.price,
    );
    expect(mine).toHaveLength(1);
  });

  it('closes the page of another price before it opens one', async () => {
    const plan = await site.addPlan();
    const user = await site.user(await site.addUser('other@example.com'));
    const first = await user.billing.checkout(plan);
    const second = await user.billing.checkout({ productId: plan.productId, priceId: plan.yearlyId });
    expect(second.url).not.toBe(first.url);
    const open = Object.values(site.stripe.state.sessions).filter(({ status }) => status === 'open');
    expect(open.map(({ id }) => second.url.endsWith(id))).toContain(true);
    expect(open.some(({ id }) => first.url.endsWith(id))).toBe(false);
  });

  it('takes the price from the list, never from the request', async () => {
    const plan = await site.addPlan();
    const other = await site.addPlan({ name: 'Other' });
    const hidden = await site.addPlan({ name: 'Hidden', hidden: true });
    const user = await site.user(await site.addUser('sly@example.com'));
    const sly = { ...plan, amount: 1 } as never;
    const { url } = await user.billing.checkout(sly);
    expect(await (await fetch(url)).text()).toContain('€9.99');
    expect(await refusal(user.billing.checkout(hidden))).toMatchObject({ code: 'not_found' });
    const wrong = { productId: plan.productId, priceId: other.priceId };
    expect(await refusal(user.billing.checkout(wrong))).toMatchObject({
      code: 'invalid',
      fields: { priceId: [expect.any(String)] },
    });
    await site.as('admin').billing.archivePrice({ price_id: plan.priceId });
    expect(await refusal(user.billing.checkout(plan))).toMatchObject({ code: 'not_found' });
  });

  it('says to come back while the provider is away', async () => {
    const plan = await site.addPlan();
    const user = await site.user(await site.addUser('away@example.com'));
    site.stripe.down = true;
    expect(await refusal(user.billing.checkout(plan))).toMatchObject({ status: 503, retryAfter: 10 });
    expect(await user.billing.checkoutState(plan)).toEqual({ state: 'open' });
    site.stripe.down = false;
    expect((await user.billing.checkout(plan)).url).toContain(site.stripe.url);
  });
});

describe('a subscription', () => {
  it('is cancelled to the end of its period, and resumed', async () => {
    const { user } = await subscriber('leaver@example.com', await site.addPlan());
    const { subscription } = await user.billing.cancel({ reason: 'Too dear' });
    expect(subscription.valid).toBe(true);
    expect(subscription.ends_at).toBe(subscription.current_period_end);
    expect((await user.billing.resume()).subscription.ends_at).toBeNull();
  });

  it('pays the difference of a dearer plan at once, as it was shown', async () => {
    const plan = await site.addPlan({ monthly: 1_000 });
    const more = await site.addPlan({ name: 'Pro', monthly: 3_000 });
    const { user } = await subscriber('climber@example.com', plan);
    const preview = await user.billing.previewChange(more);
    expect(preview).toMatchObject({ kind: 'upgrade', credit: 1_000, charge: 3_000, due_now: 2_000 });
    const { subscription } = await user.billing.changePlan({ ...more, computed_at: preview.computed_at });
    expect(subscription.product.name).toBe('Pro');
    await site.deliver();
    const { pagination } = await user.billing.invoices({});
    expect(pagination.data.map(({ total, status }) => [total, status])).toEqual([
      [2_000, 'paid'],
      [1_000, 'paid'],
    ]);
    expect(await refusal(user.billing.previewChange(more))).toMatchObject({ code: 'invalid' });
  });

  it('begins a cheaper plan with the next period', async () => {
    const plan = await site.addPlan({ monthly: 3_000 });
    const less = await site.addPlan({ name: 'Less', monthly: 1_000 });
    const { id, user } = await subscriber('saver@example.com', plan);
    expect(await user.billing.previewChange(less)).toMatchObject({ kind: 'downgrade', due_now: 0 });
    const { subscription } = await user.billing.changePlan(less);
    expect(subscription).toMatchObject({
      product: { id: plan.productId },
      next: { product: { name: 'Less' } },
    });
    site.stripe.advance(new Date(site.stripe.now().getTime() + 32 * 86_400_000));
    await site.deliver();
    expect((await planOf(id))[0]).toMatchObject({ product_id: less.productId, next_price_id: null });
  });

  it('keeps the plan it changes to with the next period from being deleted', async () => {
    const less = await site.addPlan({ name: 'Next', monthly: 500 });
    const more = await site.addPlan({ monthly: 3_000 });
    const { user } = await subscriber('next@example.com', more);
    await user.billing.changePlan(less);
    for (const id of [less.productId, more.productId]) {
      expect(await refusal(site.as('admin').billing.deleteProduct({ id }))).toMatchObject({
        code: 'conflict',
        status: 409,
      });
    }
    expect((await user.billing.overview()).subscription?.next?.product.name).toBe('Next');
  });

  it('stays valid while a payment is tried again, and is repaired by another card', async () => {
    const { user } = await subscriber('broke@example.com', await site.addPlan(), 'fails_later');
    site.stripe.advance(new Date(site.stripe.now().getTime() + 32 * 86_400_000));
    await site.deliver();
    expect((await user.billing.overview()).subscription).toMatchObject({ status: 'past_due', valid: true });
    const { url } = await user.billing.portal();
    await fetch(url, {
      method: 'POST',
      body: new URLSearchParams({ do: 'card', card: 'works' }),
      redirect: 'manual',
    });
    await site.deliver();
    expect((await user.billing.overview()).subscription).toMatchObject({ status: 'active', valid: true });
  });

  it('is of nobody else', async () => {
    await subscriber('owner@example.com', await site.addPlan());
    const outsider = await site.user(await site.addUser('outsider@example.com'));
    expect(await refusal(outsider.billing.cancel({}))).toMatchObject({ code: 'not_found' });
    expect(await refusal(outsider.billing.resume())).toMatchObject({ code: 'not_found' });
    expect(await refusal(outsider.billing.portal())).toMatchObject({ code: 'not_found' });
    expect((await outsider.billing.invoices({})).pagination.data).toEqual([]);
  });

  it('ends at the provider with the account', async () => {
    const { id, user } = await subscriber('gone@example.com', await site.addPlan());
    const [row] = await planOf(id);
    const at = () => site.stripe.state.subscriptions[row?.provider_id ?? '']?.status;
    expect(at()).toBe('active');
    await user.users.delete({ id: 'me', deleteCurrentUser: true });
    const { rows } = await sql<{ payload: { provider_ids: string[] } }>`
      select j.payload from graphile_worker._private_jobs j
      join graphile_worker._private_tasks t on t.id = j.task_id
      where t.identifier = ${cancelSubscriptions.name}`.execute(site.services.db);
    expect(rows).toEqual([{ payload: { provider_ids: [row?.provider_id] } }]);
    for (const { payload } of rows) await cancelThere(site.system(), payload);
    expect(at()).toBe('canceled');
  });
});

describe('messages of the provider', () => {
  const event = {
    id: 'evt_forged',
    type: 'customer.subscription.updated',
    created: 0,
    object: { id: 'sub_x', object: 'subscription' },
  };
  const now = () => Math.floor(Date.now() / 1_000);
  it.each([
    ['no signature', () => ({ ...signed(event, webhookSecret), signature: undefined })],
    ['a bad signature', () => ({ ...signed(event, webhookSecret), signature: 't=1,v1=00' })],
    ['another secret', () => signed(event, 'whsec_other')],
    ['301 seconds old', () => signed(event, webhookSecret, now() - 301)],
    ['301 seconds ahead', () => signed(event, webhookSecret, now() + 302)],
  ])('are refused with %s', async (_, message) => {
    expect(await refusal(receiveEvent(site.system(), message()))).toMatchObject({ status: 400 });
    const kept = await site.services.db
      .selectFrom('stripe_events')
      .where('id', '=', 'evt_forged')
      .select('id')
      .execute();
    expect(kept).toEqual([]);
  });

  it('are taken with the signatures of two secrets', async () => {
    const { body, signature } = signed({ ...event, id: 'evt_two' }, webhookSecret);
    const other = signed({ ...event, id: 'evt_two' }, 'whsec_next').signature.replace(/^t=\d+,/, '');
    await receiveEvent(site.system(), { body, signature: `${signature},${other}` });
    await site.apply();
    const [row] = await site.services.db
      .selectFrom('stripe_events')
      .where('id', '=', 'evt_two')
      .selectAll()
      .execute();
    expect(row?.state).toBe('ignored');
  });

  it('have one effect, however often and at whatever time they come', async () => {
    const message = signed({ ...event, id: 'evt_many' }, webhookSecret);
    await Promise.all(Array.from({ length: 50 }, () => receiveEvent(site.system(), message)));
    const rows = await site.services.db
      .selectFrom('stripe_events')
      .where('id', '=', 'evt_many')
      .selectAll()
      .execute();
    expect(rows).toHaveLength(1);
  });
});

it('finds out what nobody told', async () => {
  const { user } = await subscriber('lost@example.com', await site.addPlan());
  site.stripe.webhooks.delivery.lost = true;
  const mine = Object.values(site.stripe.state.subscriptions).at(-1);
  if (mine) site.stripe.engine.cancelNow(mine);
  site.stripe.webhooks.delivery.lost = false;
  expect((await user.billing.overview()).subscription?.valid).toBe(true);
  expect((await reconcileAll(site.system())).repaired).toBeGreaterThan(0);
  expect((await user.billing.overview()).subscription?.valid).toBe(false);
  expect((await reconcileAll(site.system())).repaired).toBe(0);
});
