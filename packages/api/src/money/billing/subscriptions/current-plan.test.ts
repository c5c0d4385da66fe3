import { sql } from '@kantele/db';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { refusal } from '../../../testing.ts';
import { reconcileAll } from '../reconcile.ts';
import { type BillingSite, createBillingSite } from '../testing.ts';
import { currentStatuses } from '../words.ts';

let site: BillingSite;
let plan: Awaited<ReturnType<BillingSite['addPlan']>>;
let people = 0;
beforeAll(async () => {
  site = await createBillingSite();
  plan = await site.addPlan({ permissions: [{ name: 'music.create', restrictions: [] }] });
});
afterAll(() => site.close());

const admin = () => site.as('admin').billing;
async function person() {
  people += 1;
  const email = `current${people}@example.com`;
  const id = await site.addUser(email);
  return { id, email, user: await site.user(id) };
}
const give = (user_id: number, ends_at: string | null = null) =>
  admin().give({ user_id, product_id: plan.productId, ends_at, reason: 'A gift' });
const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString();
const lapse = (id: number) =>
  sql`update subscriptions set ends_at = now() - interval '1 hour' where id = ${id}`.execute(
    site.services.db,
  );
async function currentOf(userId: number) {
  const rows = await site.services.db
    .selectFrom('subscriptions')
    .select(['id', 'provider_id', 'status'])
    .where('user_id', '=', userId)
    .where('status', 'in', [...currentStatuses])
    .execute();
  return rows;
}
/** Those somebody is charged for at the provider. */
const chargedOf = (email: string) => {
  const { subscriptions, customers } = site.stripe.state;
  return Object.values(subscriptions).filter(
    ({ customer, status }) => customers[customer]?.email === email && status !== 'canceled',
  );
};

it('a given plan that is over is extended, but not beside the plan the person has by now', async () => {
  const { id, user } = await person();
  const { subscription: gift } = await give(id, tomorrow());
  await lapse(gift.id);
  const extend = () => admin().extend({ id: gift.id, ends_at: null, reason: 'Once more' });
  expect((await extend()).subscription).toMatchObject({ valid: true, ends_at: null });
  await lapse(gift.id);
  await site.pay((await user.billing.checkout(plan)).url);
  await site.deliver();
  expect(await refusal(extend())).toMatchObject({ code: 'conflict', status: 409 });
  expect(await currentOf(id)).toMatchObject([{ provider_id: expect.any(String), status: 'active' }]);
  const paid = (await user.billing.overview()).subscription;
  expect(
    await refusal(admin().extend({ id: paid?.id ?? 0, ends_at: tomorrow(), reason: 'Paid for' })),
  ).toMatchObject({ code: 'conflict' });
});

it('a plan is extended by those only who hold what it gives', async () => {
  const { id } = await person();
  const { subscription } = await give(id, tomorrow());
  const extend = site.as('subscriptions.manage').billing.extend({
    ...{ id: subscription.id, ends_at: null, reason: 'Without the right' },
  });
  expect(await refusal(extend)).toMatchObject({ code: 'forbidden' });
});

it('a page that is open when a plan is given can be paid no more', async () => {
  const { id, email, user } = await person();
  const { url } = await user.billing.checkout(plan);
  site.stripe.down = true;
  expect(await refusal(give(id))).toMatchObject({ status: 503 });
  site.stripe.down = false;
  expect(await currentOf(id)).toEqual([]);
  await give(id);
  await site.pay(url);
  await site.deliver();
  expect(chargedOf(email)).toEqual([]);
  expect(await currentOf(id)).toMatchObject([{ provider_id: null }]);
  expect(await refusal(user.billing.checkout(plan))).toMatchObject({ code: 'conflict' });
});

it('a plan is not given to who has paid for one, though nothing of it was told yet', async () => {
  const { id, user } = await person();
  await site.pay((await user.billing.checkout(plan)).url);
  expect(await refusal(give(id))).toMatchObject({ code: 'conflict', status: 409 });
  await site.deliver();
  expect(await currentOf(id)).toMatchObject([{ provider_id: expect.any(String) }]);
});

it('giving, extending and buying at once leave one plan, and charge nobody for another', async () => {
  for (let race = 0; race < 6; race += 1) {
    const { id, email, user } = await person();
    const { subscription: gift } = await give(id, tomorrow());
    await lapse(gift.id);
    const pages = [user.billing.checkout(plan), user.billing.checkout(plan)];
    await Promise.allSettled([
      ...pages,
      race % 2 === 0 ? give(id) : admin().extend({ id: gift.id, ends_at: null, reason: 'Once more' }),
    ]);
    for (const page of await Promise.allSettled(pages)) {
      if (page.status === 'fulfilled') await site.pay(page.value.url);
    }
    await site.deliver();
    const current = await currentOf(id);
    expect(current).toHaveLength(1);
    expect(chargedOf(email)).toHaveLength(current[0]?.provider_id === null ? 0 : 1);
  }
});

it('a second subscription of one customer at the provider does not become a second plan', async () => {
  const { id, user } = await person();
  const { url } = await user.billing.checkout(plan);
  await site.pay(url);
  await site.deliver();
  const session = site.stripe.state.sessions[url.split('/').at(-1) ?? ''];
  if (!session) throw new Error('There is no session.');
  site.stripe.engine.complete({ ...session }, 0);
  await site.deliver();
  await reconcileAll(site.system());
  expect(await currentOf(id)).toHaveLength(1);
  const second = sql`insert into subscriptions (user_id, product_id, status) values (${id}, ${plan.productId}, 'paused')`;
  await expect(second.execute(site.services.db)).rejects.toThrow('subscriptions_current');
});
