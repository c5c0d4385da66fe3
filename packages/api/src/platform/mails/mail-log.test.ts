import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OutgoingMail } from '../../core/services.ts';
import { purgeExpiredRows } from '../../domains.ts';
import { createCaller } from '../../router.ts';
import { createTestSite, refusal, type TestSite, userActor } from '../../testing.ts';
import { exampleParams } from './examples.ts';
import { failMail } from './fail-mail.ts';
import { harmlessAgain, secretMails } from './lifetimes.ts';
import { queueMail } from './queue-mail.ts';
import { sendQueuedMail } from './send-mail.ts';
import { isTemplateName, type MailParams, type TemplateName } from './templates.ts';

let site: TestSite;
let isDown = false;
let later = 0;
const sent: OutgoingMail[] = [];
const run = { assertLease: async () => {}, signal: new AbortController().signal, attempt: 1 };
beforeAll(async () => {
  const send = async (_: unknown, mail: OutgoingMail) => {
    if (isDown) throw new Error('450 Mailbox busy');
    sent.push(mail);
  };
  site = await createTestSite({
    mail: { hasInbox: true, send },
    now: () => new Date(Date.now() + later),
  });
});
afterAll(() => site.close());
beforeEach(async () => {
  [isDown, later, sent.length] = [false, 0, 0];
  await site.services.db.deleteFrom('mails').execute();
  await sql`delete from graphile_worker._private_jobs`.execute(site.services.db);
});

const admin = () => site.as('settings.manage');
const secret = 'http://localhost:3000/path/canary';
/** A mail of a template, every address of which opens something. */
async function queued<Name extends TemplateName>(template: Name, to = 'ada@example.com'): Promise<number> {
  const params = Object.fromEntries(
    Object.entries(exampleParams[template]).map(([name, value]) => [
      name,
      name === 'body' || String(value).startsWith('https://') ? secret : value,
    ]),
  ) as MailParams[Name];
  await queueMail(site.system(), site.services.db, { template, to, language: 'en', params });
  const { number } = await site.services.db
    .selectFrom('mails')
    .select('number')
    .orderBy('number', 'desc')
    .executeTakeFirstOrThrow();
  return number;
}
const keyOf = (number: number) =>
  site.services.db.selectFrom('mails').select('id').where('number', '=', number).executeTakeFirstOrThrow();
/** Does the jobs of a mail that wait, as often as there are some. */
async function work(number: number): Promise<number> {
  const { id } = await keyOf(number);
  const { rows } = await sql<{ id: string }>`delete from graphile_worker._private_jobs
    where payload ->> 'id' = ${id} or payload::text like ${`%${id}%`} returning id`.execute(site.services.db);
  for (const _ of rows) await sendQueuedMail(site.system(), { id }, run);
  return rows.length;
}
async function failed(template: TemplateName): Promise<number> {
  const number = await queued(template);
  isDown = true;
  await expect(work(number)).rejects.toThrow('busy');
  await failMail(site.system(), await keyOf(number), '450 Mailbox busy');
  isDown = false;
  return number;
}

describe('the log of mails', () => {
  it('lists the newest first, by state and receiver, page by page', async () => {
    const first = await queued('test', 'Ada@example.com');
    await work(first);
    const second = await failed('contact-message');
    const third = await queued('contact-message', 'desk@example.com');
    const ids = async (input: Parameters<ReturnType<typeof admin>['mails']['list']>[0]) =>
      (await admin().mails.list(input)).pagination.data.map(({ id }) => id);
    expect(await ids({})).toEqual([third, second, first]);
    expect(await ids({ query: 'ADA@' })).toEqual([second, first]);
    expect(await ids({ query: '%' })).toEqual([]);
    expect(await ids({ state: 'failed' })).toEqual([second]);
    const page = (await admin().mails.list({ per_page: 2 })).pagination;
    expect(await ids({ per_page: 2, cursor: page.next_cursor })).toEqual([first]);
    const rows = (await admin().mails.list({})).pagination.data;
    expect(rows.map(({ state, tries, error, again }) => [state, tries, error, again])).toEqual([
      ['queued', 0, null, 'waiting'],
      ['failed', 1, '450 Mailbox busy', 'yes'],
      ['sent', 1, null, 'yes'],
    ]);
    await expect(site.as('audit.view').mails.list({})).rejects.toThrow();
  });

  it.each(Object.keys(exampleParams).filter(isTemplateName))(
    'shows no address of a mail %s to an admin, whatever state it is in',
    async (template) => {
      const waiting = await queued(template);
      const lost = await failed(template);
      const done = await queued(template);
      await work(done);
      for (const id of [waiting, lost, done]) {
        const { mail, words } = await admin().mails.get({ id });
        expect(JSON.stringify({ mail, words })).not.toContain('canary');
        expect(words?.html ?? '').not.toContain('href=');
        const isGone = id === done ? !harmlessAgain.has(template) : id === lost && secretMails.has(template);
        expect(words === null).toBe(isGone);
      }
      expect(JSON.stringify(await admin().mails.list({}))).not.toContain('canary');
      // The receiver gets what the admin does not see.
      const hasLink = JSON.stringify(exampleParams[template]).includes('https://');
      expect(sent[0]?.text.includes('canary')).toBe(hasLink);
    },
  );
});

describe('sending again', () => {
  it('makes one more sending of a failed mail, however often it is pressed, and is in the log of activity', async () => {
    const id = await failed('notifications');
    const press = () => admin().mails.resend({ id, resends: 0 });
    const [{ mail }] = await Promise.all([press(), press(), press()]);
    expect(mail).toMatchObject({ state: 'queued', resends: 1, error: null, again: 'waiting' });
    expect(await work(id)).toBe(1);
    await press();
    expect(await work(id)).toBe(0);
    expect(sent).toHaveLength(1);
    expect(sent[0]?.text).toContain(secret);
    expect((await admin().mails.get({ id })).mail).toMatchObject({ state: 'sent', tries: 2, again: 'no' });
    const { pagination } = await site.as('audit.view').audit.list({ action: 'mails.resend' });
    expect(pagination.data.map(({ object_id, data }) => [object_id, data])).toEqual([
      [String(id), { template: 'notifications' }],
    ]);
  });

  it('sends a harmless one again under another Message-ID, also twice pressed fast', async () => {
    const id = await queued('test');
    await work(id);
    await admin().mails.resend({ id, resends: 0 });
    await work(id);
    await admin().mails.resend({ id, resends: 0 });
    expect(await work(id)).toBe(0);
    expect(new Set(sent.map((mail) => mail.id)).size).toBe(2);
  });

  it('refuses what waits, what was sent and what is unknown, and changes nothing', async () => {
    const waiting = await queued('test');
    const done = await queued('verify-email');
    await work(done);
    for (const id of [waiting, done]) {
      await expect(admin().mails.resend({ id, resends: 0 })).rejects.toMatchObject({ code: 'CONFLICT' });
    }
    const unknown = admin().mails.resend({ id: waiting + 999, resends: 0 });
    await expect(unknown).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const unread = admin().mails.get({ id: waiting + 999 });
    await expect(unread).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await work(done)).toBe(0);
    expect((await admin().mails.get({ id: waiting })).mail.resends).toBe(0);
  });

  it.each([...secretMails])('keeps nothing of a failed mail %s, and refuses it', async (template) => {
    const id = await failed(template);
    const row = await site.services.db.selectFrom('mails').select('params').executeTakeFirst();
    expect(row).toEqual({ params: null });
    await expect(admin().mails.resend({ id, resends: 0 })).rejects.toThrow('expired');
    expect((await admin().mails.get({ id })).mail).toMatchObject({ state: 'failed', again: 'expired' });
  });

  it('waits until the site can send mail', async () => {
    const id = await failed('contact-message');
    const silent = createCaller({
      ...site.context(userActor(1, { permissions: [{ name: 'settings.manage', restrictions: [] }] })),
      services: { ...site.services, mail: { hasInbox: false, send: site.services.mail.send } },
    });
    expect((await refusal(silent.mails.resend({ id, resends: 0 }))).code).toBe('precondition');
    expect((await admin().mails.get({ id })).mail.resends).toBe(0);
  });

  it('refuses what failed a week ago, and the nightly clean-up removes it', async () => {
    const id = await failed('contact-message');
    const week = 7 * 24 * 3_600_000;
    later = week - 60_000;
    expect((await admin().mails.get({ id })).mail.again).toBe('yes');
    later = week;
    await expect(admin().mails.resend({ id, resends: 0 })).rejects.toThrow('expired');
    const { db } = site.services;
    const params = async () => (await db.selectFrom('mails').select('params').executeTakeFirst())?.params;
    const age = (interval: string) =>
      sql`update mails set created_at = now() - ${interval}::interval`.execute(db);
    for (const [interval, is] of [
      ['6 days 23 hours', expect.anything()],
      ['7 days', null],
      ['29 days 23 hours', null],
      ['30 days 1 minute', undefined],
    ] as const) {
      await age(interval);
      await purgeExpiredRows(site.system());
      expect(await params()).toEqual(is);
    }
  });
});
