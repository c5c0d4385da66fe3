import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OutgoingMail } from '../../core/services.ts';
import { sendQueuedMail } from '../../platform/mails/send-mail.ts';
import { createTestSite, refusal, type TestSite } from '../../testing.ts';

let site: TestSite;
const sent: OutgoingMail[] = [];
const mail = { hasInbox: true, send: async (_: unknown, one: OutgoingMail) => void sent.push(one) };
beforeAll(async () => {
  site = await createTestSite({ mail });
  await set({ 'human_check.kind': 'off' });
});
beforeEach(async () => {
  sent.length = 0;
  await site.services.db.deleteFrom('attempts').execute();
  await site.services.db.deleteFrom('mails').execute();
});
afterAll(() => site.close());

const set = async (values: Record<string, unknown>) => (await site.user()).settings.update({ values });
const message = { name: 'Grace Hopper', email: 'Grace@Example.com', message: 'Hello.\n\nIs <b>this</b> on?' };
const send = async (input: object = {}, ip = '192.0.2.1') =>
  (await site.browser({ ip }).caller()).contact.send({ ...message, ...input });

/** Sends what waits, as the job does. */
async function deliver() {
  const ctx = site.system();
  const waiting = await site.services.db
    .selectFrom('mails')
    .select('id')
    .where('state', '=', 'queued')
    .execute();
  for (const { id } of waiting)
    await sendQueuedMail(ctx, { id }, { signal: ctx.signal, attempt: 1, assertLease: async () => {} });
  return sent;
}

describe('the contact form', () => {
  it('mails a message to the first admin, who can answer it', async () => {
    await send();
    const [one] = await deliver();
    expect(one).toMatchObject({ to: 'admin@example.com', replyTo: 'grace@example.com' });
    expect(one?.subject).toBe('Message from Grace Hopper');
    expect(one?.text).toContain('Hello.\n\nIs <b>this</b> on?');
    expect(one?.html).toContain('Is &lt;b&gt;this&lt;/b&gt; on?');
  });

  it('mails it to the sender’s address, or to the one set for it', async () => {
    await set({ 'mail.from_address': 'site@example.com' });
    await send();
    await set({ 'mail.contact_page_address': 'desk@example.com' });
    await send();
    expect((await deliver()).map(({ to }) => to)).toEqual(['site@example.com', 'desk@example.com']);
    await set({ 'mail.from_address': null, 'mail.contact_page_address': null });
  });

  it('has queued the message when it is acknowledged, to be tried for days', async () => {
    await send();
    const { db } = site.services;
    const row = await db.selectFrom('mails').select(['id', 'state', 'params']).executeTakeFirstOrThrow();
    expect(row).toMatchObject({ state: 'queued', params: { message: message.message } });
    const { sql } = await import('kysely');
    const { rows } = await sql<{ max_attempts: number }>`
      select max_attempts from graphile_worker.jobs where key = ${`mail:${row.id}`}`.execute(db);
    expect(rows).toEqual([{ max_attempts: 20 }]);
  });

  it.each([
    ['name', ' \n '],
    ['name', 'x'.repeat(81)],
    ['name', 'Eve\r\nBcc: all@example.com'],
    ['name', 'Eve\nBcc'],
    ['email', 'nobody'],
    ['email', 'a@example.com, b@example.com'],
    ['email', 'a@example.com\r\nBcc: b@example.com'],
    ['message', '\u0000 '],
    ['message', 'x'.repeat(5_001)],
  ])('refuses the %s %j', async (field, value) => {
    expect((await refusal(send({ [field]: value }))).fields).toHaveProperty(field);
    expect(await deliver()).toEqual([]);
  });

  it('lets nothing of a visitor into the headers of a mail', async () => {
    await send({ name: 'Eve \u202eBcc: all@example.com\u2028x' });
    expect((await deliver())[0]?.subject).toBe('Message from Eve Bcc: all@example.com x');
  });

  it('asks for proof of a human where the site wants it', async () => {
    await set({ 'human_check.kind': 'altcha' });
    expect((await refusal(send())).fields).toHaveProperty('human_token');
    await set({ 'human_check.kind': 'off' });
    expect(await deliver()).toEqual([]);
  });

  it('takes ten messages an hour from one address, and a hundred in all', async () => {
    for (let count = 0; count < 10; count += 1) await send({}, '192.0.2.7');
    expect((await refusal(send({}, '192.0.2.7'))).code).toBe('rate_limited');
    for (let count = 0; count < 90; count += 1) await send({}, `198.51.100.${count}`);
    expect((await refusal(send({}, '203.0.113.1'))).code).toBe('rate_limited');
  });

  it('says so while mail has no way out', async () => {
    mail.hasInbox = false;
    expect((await refusal(send())).code).toBe('precondition');
    mail.hasInbox = true;
    expect(await deliver()).toEqual([]);
  });
});
