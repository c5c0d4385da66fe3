import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusal } from '../../../testing.ts';
import { type BillingSite, createBillingSite } from '../testing.ts';

let site: BillingSite;
let people = 0;
beforeAll(async () => {
  site = await createBillingSite();
});
afterAll(() => site.close());

const admin = () => site.user();
/** Somebody who looks after plans, and holds nothing of what plans may give. */
const keeper = () => site.as('plans.manage', 'subscriptions.manage');
const person = () => {
  people += 1;
  return site.addUser(`person${people}@example.com`);
};
const uploading = [{ name: 'files.create', restrictions: [{ name: 'max_bytes', value: 1_000 }] }];
const price = { amount: 500, currency: 'eur', interval: 'month' } as const;
const code = async (call: Promise<unknown>) => (await refusal(call)).code;
const fields = async (call: Promise<unknown>) => Object.keys((await refusal(call)).fields ?? {});
const make = async (more: Record<string, unknown> = {}) => {
  people += 1;
  const { product } = await (await admin()).billing.createProduct({
    name: `Plan ${people}`,
    permissions: [],
    prices: [],
    ...more,
  });
  return product;
};

describe('a plan', () => {
  it('gives nothing its maker does not hold, neither when it is made nor when it is changed', async () => {
    const { billing } = keeper();
    expect(await code(billing.createProduct({ name: 'More', permissions: uploading, prices: [] }))).toBe(
      'forbidden',
    );
    const plain = await make();
    expect(await code(billing.updateProduct({ id: plain.id, permissions: uploading }))).toBe('forbidden');
    const giving = await make({ permissions: uploading });
    expect(await code(billing.updateProduct({ id: giving.id, permissions: [] }))).toBe('forbidden');
    const { product } = await billing.updateProduct({ id: giving.id, name: 'Renamed' });
    expect(product).toMatchObject({ name: 'Renamed', permissions: uploading });
  });

  it('that is free has no price, whichever comes first', async () => {
    const { billing } = await admin();
    const input = { name: 'Free', permissions: [], free: true, prices: [price] };
    expect(await fields(billing.createProduct(input))).toEqual(['prices']);
    const paid = await make({ prices: [price] });
    expect(await fields(billing.updateProduct({ id: paid.id, free: true }))).toEqual(['free']);
    const free = await make({ free: true });
    expect(await fields(billing.addPrice({ product_id: free.id, price }))).toEqual(['price']);
    await billing.deleteProduct({ id: free.id });
  });

  it('that is not there is not found, and neither are prices and events', async () => {
    const { billing } = await admin();
    const id = 999_999;
    expect(await code(billing.updateProduct({ id, name: 'None' }))).toBe('not_found');
    expect(await code(billing.deleteProduct({ id }))).toBe('not_found');
    expect(await code(billing.addPrice({ product_id: id, price }))).toBe('not_found');
    expect(await code(billing.archivePrice({ price_id: id }))).toBe('not_found');
    expect(await code(billing.sync({ id, direction: 'push' }))).toBe('not_found');
    expect(await code(billing.sync({ id, direction: 'pull' }))).toBe('not_found');
    expect(await code(billing.replay({ id: 'evt_none' }))).toBe('not_found');
    expect(await code(billing.attachOrphan({ id: 'sub_none' }))).toBe('not_found');
  });

  it('that the provider does not have cannot be taken from there', async () => {
    const plan = await make({ prices: [price] });
    expect(await code((await admin()).billing.sync({ id: plan.id, direction: 'pull' }))).toBe('conflict');
  });
});

describe('a plan that is given', () => {
  const give = async (user_id: number, product_id: number, ends_at: string | null = null) =>
    (await admin()).billing.give({ user_id, product_id, ends_at, reason: 'A present' });

  it('is one there is, for somebody there is', async () => {
    const plan = await make();
    expect(await code(give(999_999, plan.id))).toBe('not_found');
    expect(await code(give(await person(), 999_999))).toBe('not_found');
  });

  it('ends on a day that is to come, also when it lasts longer', async () => {
    const plan = await make();
    const past = '2020-01-01T00:00:00Z';
    const id = await person();
    expect(await fields(give(id, plan.id, past))).toEqual(['ends_at']);
    const { subscription } = await give(id, plan.id);
    const { billing } = await admin();
    const extend = { id: subscription.id, reason: 'Longer' };
    expect(await fields(billing.extend({ ...extend, ends_at: past }))).toEqual(['ends_at']);
    expect(await code(billing.extend({ ...extend, id: 999_999, ends_at: null }))).toBe('not_found');
  });

  it('gives nothing the giver does not hold', async () => {
    const plan = await make({ permissions: uploading });
    const wish = { user_id: await person(), product_id: plan.id, reason: 'A present' };
    expect(await code(keeper().billing.give(wish))).toBe('forbidden');
    const { subscription } = await give(wish.user_id, plan.id);
    const longer = { id: subscription.id, ends_at: null, reason: 'Longer' };
    expect(await code(keeper().billing.extend(longer))).toBe('forbidden');
  });

  it('is the only one', async () => {
    const plan = await make();
    const id = await person();
    await give(id, plan.id);
    expect(await code(give(id, plan.id))).toBe('conflict');
  });
});

describe('somebody without a plan', () => {
  it('cannot end, resume or change one', async () => {
    const { monthly: priceId, product: productId } = { monthly: 1, product: 1 };
    const { billing } = await site.user(await person());
    expect(await code(billing.cancel({}))).toBe('not_found');
    expect(await code(billing.changePlan({ productId, priceId }))).toBe('not_found');
  });
});
