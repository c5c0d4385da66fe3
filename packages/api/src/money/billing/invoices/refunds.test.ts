import { randomUUID } from 'node:crypto';
import { sql } from '@kantele/db';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusal } from '../../../testing.ts';
import { redrive } from '../apply-event.ts';
import { type BillingSite, createBillingSite } from '../testing.ts';

let site: BillingSite;
let people = 0;
beforeAll(async () => {
  site = await createBillingSite();
});
afterAll(() => site.close());

/** Somebody who has paid 10.00, and what admins see of the invoice. */
async function paid() {
  const plan = await site.addPlan({ monthly: 1_000 });
  people += 1;
  const id = await site.addUser(`paid${people}@example.com`);
  const user = await site.user(id);
  await site.pay((await user.billing.checkout(plan)).url);
  await site.deliver();
  return { id, user, invoice: await invoiceOf(id) };
}
const admin = () => site.user();
async function invoiceOf(userId: number) {
  const { pagination } = await (await admin()).billing.managedInvoices({ per_page: 100 });
  const found = pagination.data.find(({ user }) => user?.id === userId);
  if (!found) throw new Error('No such invoice.');
  return found;
}
const refund = async (id: number, more: { amount?: number; key?: string; end_plan?: boolean } = {}) =>
  (await admin()).billing.refund({ id, key: randomUUID(), reason: 'Asked for it', ...more });
const there = (providerId: string) => site.stripe.state.invoices[providerId]?.refunded;

describe('a refund', () => {
  it('gives a part back, then the rest, and leaves the plan as it is', async () => {
    const { id, user, invoice } = await paid();
    expect(invoice).toMatchObject({
      amount_paid: 1_000,
      amount_refunded: 0,
      has_plan: true,
      refund_asked: 0,
    });
    expect(await refund(invoice.id, { amount: 300 })).toEqual({ state: 'done', amount: 300 });
    expect(await invoiceOf(id)).toMatchObject({ amount_refunded: 300 });
    expect(await refund(invoice.id)).toEqual({ state: 'done', amount: 700 });
    expect(there(invoice.provider_id)).toBe(1_000);
    expect((await user.billing.overview()).subscription).toMatchObject({ status: 'active', valid: true });
    expect(await refusal(refund(invoice.id))).toMatchObject({ code: 'conflict' });
    const events = await site.services.db
      .selectFrom('audit_events')
      .select(['data', 'actor_id'])
      .where('action', '=', 'billing.refund')
      .where('object_id', '=', String(id))
      .orderBy('id')
      .execute();
    expect(events).toMatchObject([
      { actor_id: 1, data: { amount: 300, currency: 'eur', reason: 'Asked for it', ends_plan: false } },
      { actor_id: 1, data: { amount: 700 } },
    ]);
  });

  it('ends the plan with it when that is asked for', async () => {
    const { id, user, invoice } = await paid();
    await refund(invoice.id, { end_plan: true });
    expect((await user.billing.overview()).subscription).toMatchObject({ status: 'canceled', valid: false });
    expect(await invoiceOf(id)).toMatchObject({ has_plan: false, amount_refunded: 1_000 });
  });

  it('is one for one key, however often it is sent and from how many tabs at once', async () => {
    const { invoice } = await paid();
    const key = randomUUID();
    const answers = await Promise.all([1, 2, 3, 4].map(() => refund(invoice.id, { key, amount: 400 })));
    expect(answers.every(({ amount }) => amount === 400)).toBe(true);
    expect(there(invoice.provider_id)).toBe(400);
    expect(await refusal(refund(invoice.id, { key, amount: 100 }))).toMatchObject({
      code: 'invalid',
      fields: { key: [expect.any(String)] },
    });
    const other = await paid();
    expect(await refusal(refund(other.invoice.id, { key }))).toMatchObject({ code: 'invalid' });
  });

  it('never is more than was paid, also of several that begin at once', async () => {
    const { invoice } = await paid();
    expect(await refusal(refund(invoice.id, { amount: 1_001 }))).toMatchObject({
      code: 'invalid',
      fields: { amount: [expect.any(String)] },
    });
    const tries = await Promise.allSettled([1, 2, 3, 4, 5].map(() => refund(invoice.id, { amount: 400 })));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect(there(invoice.provider_id)).toBe(800);
    expect((await refusal(refund(999_999))).code).toBe('not_found');
  });

  it('is asked for again when the provider is away, and then done once', async () => {
    const { id, invoice } = await paid();
    const key = randomUUID();
    site.stripe.down = true;
    expect(await refund(invoice.id, { key, amount: 600 })).toEqual({ state: 'asked', amount: 600 });
    expect(await invoiceOf(id)).toMatchObject({ amount_refunded: 0, refund_asked: 600 });
    // What is on its way is not there to be refunded twice.
    expect(await refusal(refund(invoice.id, { amount: 500 }))).toMatchObject({ code: 'invalid' });
    site.stripe.down = false;
    await redrive(site.system());
    expect(there(invoice.provider_id)).toBe(0);
    await sql`update refunds set updated_at = now() - interval '1 minute'`.execute(site.services.db);
    await redrive(site.system());
    expect(await invoiceOf(id)).toMatchObject({ amount_refunded: 600, refund_asked: 0 });
    expect(await refund(invoice.id, { key, amount: 600 })).toEqual({ state: 'done', amount: 600 });
    expect(there(invoice.provider_id)).toBe(600);
  });

  it('that was done and not written down, as when the server ends in between, is written down later', async () => {
    const { id, invoice } = await paid();
    const key = randomUUID();
    await refund(invoice.id, { key, amount: 250 });
    await sql`update refunds set state = 'asked', updated_at = now() - interval '1 minute' where request_key = ${key}`.execute(
      site.services.db,
    );
    await redrive(site.system());
    expect(there(invoice.provider_id)).toBe(250);
    expect(await invoiceOf(id)).toMatchObject({ amount_refunded: 250, refund_asked: 0 });
  });

  it('the provider refuses changes nothing, and leaves the money to be refunded', async () => {
    const { id, invoice } = await paid();
    const open = site.stripe.state.invoices[invoice.provider_id];
    if (open) open.status = 'open';
    expect(await refusal(refund(invoice.id, { end_plan: true }))).toMatchObject({ code: 'conflict' });
    expect(await invoiceOf(id)).toMatchObject({ amount_refunded: 0, refund_asked: 0, has_plan: true });
  });

  it('that was given stays given when the provider will not end its plan', async () => {
    const { id, invoice } = await paid();
    // Between the question and the order to end it, it is gone there.
    const { subscriptions } = site.stripe.state;
    const [key, there] = Object.entries(subscriptions).at(-1) ?? [];
    if (!key || !there) throw new Error('There is no subscription.');
    let asked = 0;
    Object.defineProperty(subscriptions, key, {
      configurable: true,
      enumerable: true,
      get: () => (asked++ === 0 ? there : undefined),
    });
    expect(await refund(invoice.id, { end_plan: true })).toEqual({ state: 'done', amount: 1_000 });
    Object.defineProperty(subscriptions, key, {
      configurable: true,
      enumerable: true,
      writable: true,
      value: there,
    });
    expect(await invoiceOf(id)).toMatchObject({ amount_refunded: 1_000, refund_asked: 0 });
  });

  it('is for those who look after subscriptions, in person', async () => {
    const { user, invoice } = await paid();
    const asked = { id: invoice.id, key: randomUUID(), reason: 'Mine' };
    expect((await refusal(user.billing.refund(asked))).code).toBe('forbidden');
    expect((await refusal(user.billing.managedInvoices({}))).code).toBe('forbidden');
    const token = { token: { id: 1, scope: 'write' as const, workspaceId: null } };
    expect((await refusal((await site.user(1, token)).billing.refund(asked))).code).toBe('forbidden');
  });
});

it('pages invoices, newest first, and keeps those of deleted accounts', async () => {
  const caller = await admin();
  const first = await caller.billing.managedInvoices({ per_page: 2 });
  const cursor = first.pagination.next_cursor;
  const second = await caller.billing.managedInvoices({ per_page: 2, cursor });
  const ids = [...first.pagination.data, ...second.pagination.data].map(({ id }) => id);
  expect(ids).toEqual([...new Set(ids)].sort((a, b) => b - a));
  await sql`update invoices set user_id = null where id = ${ids[0]}`.execute(site.services.db);
  const again = await caller.billing.managedInvoices({ per_page: 1 });
  expect(again.pagination.data).toMatchObject([{ id: ids[0], user: null }]);
});
