import { randomUUID } from 'node:crypto';
import { sql } from '@kantele/db';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { armFailpoint } from '../../core/failpoints.ts';
import { applyReceived, redrive } from './apply-event.ts';
import { closeUnsent } from './checkout-queries.ts';
import { receiveEvent } from './receive-event.ts';
import { type BillingSite, createBillingSite, signed, webhookSecret } from './testing.ts';
import { raceCheckouts } from './testing-races.ts';

let site: BillingSite;
let people = 0;
beforeAll(async () => {
  site = await createBillingSite();
});
afterAll(() => site.close());

async function payer() {
  people += 1;
  const user = await site.user(await site.addUser(`killed${people}@example.com`));
  const { url } = await user.billing.checkout(await site.addPlan());
  const before = new Set(Object.keys(site.stripe.state.events));
  await site.pay(url);
  const told = Object.values(site.stripe.state.events).filter(({ id }) => !before.has(id));
  return { user, told };
}
const take = (event: Parameters<typeof signed>[0]) =>
  receiveEvent(site.system(), signed(event, webhookSecret));
/** Arms a point to end the work there, as a process that is gone would. */
const endAt = (point: Parameters<typeof armFailpoint>[0], times = 1) =>
  armFailpoint(point, times, () => {
    throw new Error('The server is gone.');
  });
const applyAll = async () => {
  const { db } = site.services;
  const rows = await db.selectFrom('stripe_events').select('id').where('state', '=', 'received').execute();
  for (const { id } of rows) await applyReceived(site.system(), { id });
};

it.each(['event.taken', 'event.asked', 'event.written', 'event.committed'] as const)(
  'a server that ends at %s while a payment is told of lets the payer in once it is told again, and tells once',
  async (point) => {
    const { user, told } = await payer();
    endAt(point);
    let ended = 0;
    for (const event of told) await take(event).catch(() => (ended += 1));
    await applyAll().catch(() => (ended += 1));
    armFailpoint(null);
    expect(ended).toBe(1);
    // The provider sends again what was not confirmed, and the job of each minute takes up what was.
    for (const event of told) await take(event);
    await applyAll();
    expect((await user.billing.overview()).subscription).toMatchObject({ status: 'active', valid: true });
    const { rows } = await sql`select 1 from notifications where data->>'what' = 'began'
      and user_id = (select max(id) from users)`.execute(site.services.db);
    expect(rows).toHaveLength(1);
  },
);

it.each(['refund.noted', 'refund.given'] as const)(
  'a server that ends at %s gives the money once',
  async (point) => {
    const { told } = await payer();
    for (const event of told) await take(event);
    await applyAll();
    const admin = await site.user();
    const [invoice] = (await admin.billing.managedInvoices({ per_page: 1 })).pagination.data;
    const asked = { id: invoice?.id ?? 0, key: randomUUID(), amount: 400, reason: 'Killed' };
    endAt(point);
    await expect(admin.billing.refund(asked)).rejects.toThrow();
    armFailpoint(null);
    await sql`update refunds set updated_at = now() - interval '1 minute'`.execute(site.services.db);
    await redrive(site.system());
    expect(await admin.billing.refund(asked)).toEqual({ state: 'done', amount: 400 });
    expect(site.stripe.state.invoices[invoice?.provider_id ?? '']?.refunded).toBe(400);
    const { rows } =
      await sql`select 1 from audit_events where action = 'billing.refund' and data->>'reason' = 'Killed'
    and created_at > now() - interval '1 hour'`.execute(site.services.db);
    expect(rows.length).toBeGreaterThan(0);
  },
);

it('a page that exists stays open until it is closed at the provider, whatever another tab has read before', async () => {
  const { db } = site.services;
  const id = await site.addUser('two-tabs@example.com');
  await (await site.user(id)).billing.checkout(await site.addPlan());
  const row = () =>
    db.selectFrom('checkouts').select(['id', 'state']).where('user_id', '=', id).executeTakeFirstOrThrow();
  await closeUnsent(db, (await row()).id);
  expect((await row()).state).toBe('open');
});

it('races for a plan sell none twice, and who has paid waits a minute at most though nothing is told', async () => {
  const { doubled, longest } = await raceCheckouts(site, 12);
  expect(doubled).toEqual([]);
  // Nobody waits at all where a later tab asks about a page that is paid by then.
  expect(longest).toBeLessThanOrEqual(60);
});
