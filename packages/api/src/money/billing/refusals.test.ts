import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestSite, refusal } from '../../testing.ts';
import { receiveEvent } from './receive-event.ts';
import { type BillingSite, createBillingSite } from './testing.ts';

let site: BillingSite;
let plan: Awaited<ReturnType<BillingSite['addPlan']>>;
let people = 0;
beforeAll(async () => {
  site = await createBillingSite();
  plan = await site.addPlan();
});
afterAll(() => site.close());

async function person() {
  people += 1;
  const email = `person${people}@example.com`;
  const id = await site.addUser(email);
  return { id, email, user: await site.user(id) };
}
const give = (user_id: number, ends_at: string | null = null) =>
  site.as('admin').billing.give({ user_id, product_id: plan.productId, ends_at, reason: 'A gift' });

describe('two people', () => {
  it('who buy one plan have a page of their own each, and are told of their own', async () => {
    const [one, other] = [await person(), await person()];
    const { url } = await one.user.billing.checkout(plan);
    expect(await other.user.billing.checkoutState(plan)).toEqual({ state: 'none' });
    expect((await other.user.billing.checkout(plan)).url).not.toBe(url);
    await site.pay(url);
    await site.deliver();
    expect(await one.user.billing.checkoutState(plan)).toEqual({ state: 'complete' });
    expect(await other.user.billing.checkoutState(plan)).toEqual({ state: 'open' });
  });

  it('have plans that end apart: one that is given ends none of the other', async () => {
    const [one, other] = [await person(), await person()];
    const { subscription } = await give(one.id, new Date(Date.now() + 86_400_000).toISOString());
    const { db } = site.services;
    const ofOne = db.selectFrom('subscriptions').select('status').where('id', '=', subscription.id);
    await db
      .updateTable('subscriptions')
      .set({ ends_at: new Date(Date.now() - 1_000) })
      .where('id', '=', subscription.id)
      .execute();
    await give(other.id);
    expect(await ofOne.execute()).toEqual([{ status: 'active' }]);
    await give(one.id);
    expect(await ofOne.execute()).toEqual([{ status: 'canceled' }]);
  });
});

describe('a plan', () => {
  it('that was given is neither cancelled nor changed by who has it, as there is nothing to pay', async () => {
    const { id, user } = await person();
    await give(id);
    for (const call of [
      () => user.billing.cancel({}),
      () => user.billing.resume(),
      () => user.billing.changePlan({ productId: plan.productId, priceId: plan.yearlyId }),
    ])
      expect(await refusal(call())).toMatchObject({
        code: 'conflict',
        message: 'This plan was given to you. There is nothing to pay or to cancel.',
      });
  });

  it('stays as it is when the card does not pay for a dearer one', async () => {
    const { email, user } = await person();
    await site.pay((await user.billing.checkout(plan)).url);
    await site.deliver();
    const dearer = await site.addPlan({ name: 'Dear', monthly: 4_999 });
    const customer = Object.values(site.stripe.state.customers).find((one) => one.email === email);
    if (customer) customer.card = 'declined';
    expect(await refusal(user.billing.changePlan(dearer))).toMatchObject({
      code: 'conflict',
      message: 'The payment provider has refused this. Nothing was changed.',
    });
    expect((await user.billing.overview()).subscription).toMatchObject({ product: { id: plan.productId } });
  });
});

it('a message of a provider is refused where none is set up', async () => {
  const free = await createTestSite();
  const call = receiveEvent(free.system(), { body: Buffer.from('{}'), signature: 't=1,v1=00' });
  expect((await refusal(call)).code).toBe('bad_request');
  await free.close();
});
