import { createCaller } from '@kantele/api/server';
import { type StripeDouble, signatureOf, startStripeDouble } from '@kantele/stripe-double';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from './harness.ts';

const secret = 'whsec_of_the_server';
let stripe: StripeDouble;
let server: TestServer;
beforeAll(async () => {
  stripe = await startStripeDouble();
  server = await startTestServer({ stripeApi: stripe.url });
  await createCaller(server.site.system()).settings.update({
    values: {
      'billing.enable': true,
      'billing.stripe.secret_key': 'sk_test_server',
      'billing.stripe.webhook_secret': secret,
    },
  });
  stripe.setWebhook({ url: `${server.url}/stripe/webhook`, secret });
  await server.startWorker();
});
afterAll(async () => {
  await server.close();
  await stripe.close();
});

function send(body: string, signature = signatureOf(body, secret, Math.floor(Date.now() / 1_000))) {
  return server.request('/stripe/webhook', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    body,
  });
}
const event = (id: string) =>
  JSON.stringify({
    id,
    object: 'event',
    type: 'customer.subscription.updated',
    created: 1,
    data: { object: { id: 'sub_unknown', object: 'subscription' } },
  });

it('entitles a buyer within seconds, by messages alone', async () => {
  const { product } = await createCaller(server.site.system()).billing.createProduct({
    name: 'Plus',
    prices: [{ amount: 999, currency: 'eur', interval: 'month' }],
  });
  const user = await server.site.user(await server.site.addUser('listener@example.com'));
  const { url } = await user.billing.checkout({ productId: product.id, priceId: product.prices[0]?.id ?? 0 });
  await fetch(url, { method: 'POST', body: new URLSearchParams({ card: 'works' }), redirect: 'manual' });
  await expect.poll(async () => (await user.billing.overview()).subscription?.valid).toBe(true);
  // A server that has too much to do asks to come again.
  const page = async () => (await server.request('/pricing', { headers: { accept: 'text/html' } })).text();
  await expect.poll(page).toContain('Choose Plus');
});

it('takes bytes as they were signed, and refuses all else', async () => {
  expect((await send(event('evt_1'))).status).toBe(200);
  // The same meaning in other bytes is not what was signed.
  const signature = signatureOf(event('evt_2'), secret, Math.floor(Date.now() / 1_000));
  expect((await send(` ${event('evt_2')}`, signature)).status).toBe(400);
  const unsigned = await server.request('/stripe/webhook', { method: 'POST', body: event('evt_3') });
  expect(unsigned.status).toBe(400);
  expect((await send('x'.repeat(1_048_577))).status).toBe(413);
});

it('holds the signature against the bytes that came, with a mark of the byte order in front too', async () => {
  const now = Math.floor(Date.now() / 1_000);
  const bytes = (text: string) => Buffer.from(text);
  const sendBytes = (body: Buffer, signature: string) =>
    server.request('/stripe/webhook', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      body: new Uint8Array(body),
    });
  const known = async (id: string) =>
    (await server.site.services.db.selectFrom('stripe_events').select('id').where('id', '=', id).execute())
      .length;
  const plain = event('evt_marked_later');
  const marked = `\ufeff${plain}`;
  expect((await sendBytes(bytes(marked), signatureOf(plain, secret, now))).status).toBe(400);
  expect(await known('evt_marked_later')).toBe(0);
  expect((await sendBytes(bytes(plain), signatureOf(marked, secret, now))).status).toBe(400);
  expect(await known('evt_marked_later')).toBe(0);
  expect((await sendBytes(bytes(marked), signatureOf(marked, secret, now))).status).toBe(200);
  expect(await known('evt_marked_later')).toBe(1);
  // Bytes that are no text all read alike: their signature would fit others as well.
  const broken = Buffer.from(event('evt_broken').replace('sub_unknown', 'sub_\u00ff'), 'latin1');
  expect((await sendBytes(broken, signatureOf(broken.toString(), secret, now))).status).toBe(400);
  expect((await sendBytes(Buffer.alloc(0), signatureOf('', secret, now))).status).toBe(400);
});

it('asks to come again while the database does not answer, and has done nothing half', async () => {
  const { db } = server.site.services;
  await db.transaction().execute(async (trx) => {
    await sql`lock table stripe_events in access exclusive mode`.execute(trx);
    expect((await send(event('evt_later'))).status).toBe(503);
  });
  expect(await db.selectFrom('stripe_events').select('id').where('id', '=', 'evt_later').execute()).toEqual(
    [],
  );
  expect((await send(event('evt_later'))).status).toBe(200);
});
