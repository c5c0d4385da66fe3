import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OutgoingMail } from '../../core/services.ts';
import { sendQueuedMail } from '../../platform/mails/send-mail.ts';
import { createTestSite, type TestSite } from '../../testing.ts';
import { requestDecided } from './kinds/request-decided.ts';
import { mailDueMessages } from './mail-messages.ts';
import { notify } from './notify.ts';
import { unsubscribeToken } from './unsubscribe.ts';

let site: TestSite;
let ada: number;
let now = new Date();
const sent: OutgoingMail[] = [];
const run = { assertLease: async () => {}, signal: new AbortController().signal, attempt: 1 };
beforeAll(async () => {
  const send = async (_: unknown, mail: OutgoingMail) => void sent.push(mail);
  site = await createTestSite({ mail: { hasInbox: true, send }, now: () => now });
  ada = await site.addUser('ada@example.com');
  await site.services.db
    .updateTable('users')
    .set({ timezone: 'Europe/Berlin', language: 'de' })
    .where('id', '=', ada)
    .execute();
});
afterAll(() => site.close());

const tell = (artist: string, at: string) =>
  site.services.db.transaction().execute(async (trx) => {
    const data = { kind: 'become' as const, artist, approved: true, reason: null };
    await notify(site.system(), trx, { kind: requestDecided, receivers: [ada], actor: null, data });
    await trx
      .updateTable('notifications')
      .set({ created_at: at })
      .where('mail_due', '=', true)
      .where('created_at', '>', new Date(at))
      .execute();
  });
/** Mails that go out at a time. */
async function mailsAt(time: string): Promise<OutgoingMail[]> {
  now = new Date(time);
  sent.length = 0;
  await mailDueMessages(site.system(), {}, run);
  const { db } = site.services;
  for (const mail of await db.selectFrom('mails').select('id').where('state', '=', 'queued').execute()) {
    await sendQueuedMail(site.system(), mail, run);
  }
  return [...sent];
}

it('comes once, in the receiver’s morning and language, with the way to end it', async () => {
  await tell('Saltmarsh', '2026-01-05T05:00:00Z');
  expect(await mailsAt('2026-01-05T06:30:00Z')).toEqual([]);
  const [mail, ...others] = await mailsAt('2026-01-05T07:05:00Z');
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ to: 'ada@example.com', subject: 'Saltmarsh ist jetzt deine Künstlerseite' });
  const token = unsubscribeToken(site.services.secret, ada, 'request-decided');
  expect(mail?.unsubscribe).toBe(`http://localhost:3000/unsubscribe/${token}`);
  expect(mail?.text).toMatchSnapshot('text');
  expect(mail?.html).toMatchSnapshot('html');
  expect(await mailsAt('2026-01-05T07:15:00Z')).toEqual([]);
});

it('is not sent by a worker that has lost its job', async () => {
  await tell('Once', '2026-01-05T12:00:00Z');
  now = new Date('2026-01-06T07:05:00Z');
  const assertLease = () => Promise.reject(new Error('The lease is lost.'));
  const { length } = await site.services.db.selectFrom('mails').select('id').execute();
  await expect(mailDueMessages(site.system(), {}, { assertLease })).rejects.toThrow('lease');
  expect(await site.services.db.selectFrom('mails').select('id').execute()).toHaveLength(length);
  expect(await mailsAt('2026-01-06T07:05:00Z')).toHaveLength(1);
});

it('gathers several messages, leaves out what was read, and waits for the next morning', async () => {
  await tell('One', '2026-01-05T12:00:00Z');
  const caller = await site.user(ada);
  await caller.notifications.markAsRead({ markAllAsRead: true });
  await tell('Two', '2026-01-05T12:00:00Z');
  await tell('Three', '2026-01-05T12:00:00Z');
  expect(await mailsAt('2026-01-05T09:00:00Z')).toEqual([]);
  const [mail, ...others] = await mailsAt('2026-01-06T08:00:00Z');
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('2 neue Nachrichten');
  expect(mail?.text).toContain('Three');
  expect(mail?.text).not.toContain('One');
});

it('comes weekly on Mondays, at once, or never, as the receiver wants', async () => {
  const caller = await site.user(ada);
  const { user_selections: selections } = await caller.notifications.subscriptions();
  const often = (mail_frequency: 'at_once' | 'weekly') =>
    caller.notifications.updateSubscriptions({ selections, mail_frequency });
  await often('weekly');
  await tell('Weekly', '2026-01-06T12:00:00Z');
  expect(await mailsAt('2026-01-07T08:00:00Z')).toEqual([]);
  expect(await mailsAt('2026-01-12T08:00:00Z')).toHaveLength(1);
  await often('at_once');
  await tell('At once', '2026-01-12T20:00:00Z');
  expect(await mailsAt('2026-01-12T20:00:30Z')).toEqual([]);
  expect(await mailsAt('2026-01-12T20:02:00Z')).toHaveLength(1);
  const guest = await site.guest();
  await guest.notifications.unsubscribe({
    token: unsubscribeToken(site.services.secret, ada, 'request-decided'),
  });
  for (const scope of ['request-decided', '*']) {
    const token = unsubscribeToken(site.services.secret, 999_999, scope);
    await expect(guest.notifications.unsubscribe({ token })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  }
  await tell('Not wanted', '2026-01-13T20:00:00Z');
  expect(await mailsAt('2026-01-13T20:05:00Z')).toEqual([]);
  const { user_selections } = await caller.notifications.subscriptions();
  expect(user_selections.find(({ notif_id }) => notif_id === 'request-decided')?.channels).toMatchObject({
    in_app: true,
    email: false,
  });
});
