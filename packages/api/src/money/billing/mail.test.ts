import { sql } from '@kantele/db';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { OutgoingMail } from '../../core/services.ts';
import { mailDueMessages } from '../../identity/notifications/mail-messages.ts';
import { sendQueuedMail } from '../../platform/mails/send-mail.ts';
import { type BillingSite, createBillingSite } from './testing.ts';

let site: BillingSite;
const sent: OutgoingMail[] = [];
const run = { assertLease: async () => {}, signal: new AbortController().signal, attempt: 1 };
beforeAll(async () => {
  const send = async (_: unknown, mail: OutgoingMail) => void sent.push(mail);
  site = await createBillingSite({ mail: { hasInbox: true, send } });
});
afterAll(() => site.close());
beforeEach(() => {
  sent.length = 0;
});

/** Somebody who has bought a plan, whose address was never confirmed. */
async function unconfirmed(email: string, card?: string) {
  const id = await site.addUser(email, { verified: false });
  const user = await site.user(id);
  await site.pay((await user.billing.checkout(await site.addPlan())).url, card);
  await site.deliver();
  return { id, user };
}
/** Mails that go out once what was told has waited for its minute */
async function mailsTo(email: string) {
  const { db } = site.services;
  await sql`update notifications set created_at = now() - interval '2 minutes'`.execute(db);
  await mailDueMessages(site.system(), {}, run);
  for (const mail of await db.selectFrom('mails').select('id').where('state', '=', 'queued').execute()) {
    await sendQueuedMail(site.system(), mail, run);
  }
  return sent.filter(({ to }) => to === email);
}
const aMonthOn = async () => {
  site.stripe.advance(new Date(site.stripe.now().getTime() + 32 * 86_400_000));
  await site.deliver();
};

it('a payment that failed is mailed to an address that was never confirmed, and nothing else is', async () => {
  const email = 'failed@example.com';
  const { user } = await unconfirmed(email, 'fails_later');
  expect(await mailsTo(email)).toEqual([]);
  await aMonthOn();
  const [mail, ...others] = await mailsTo(email);
  expect(others).toEqual([]);
  expect(mail?.subject).toContain('A payment for Plus failed');
  // Nobody can choose to be without it, so nothing in it says so.
  expect(mail?.unsubscribe).toBeUndefined();
  expect(mail?.text).not.toContain('has begun');
  const kinds = (await user.notifications.subscriptions()).user_selections.map(({ notif_id }) => notif_id);
  expect(kinds).not.toContain('payment-trouble');
  sent.length = 0;
  expect(await mailsTo(email)).toEqual([]);
});

it('a plan that has ended is mailed also to who wants no mails at all', async () => {
  const email = 'never@example.com';
  const { user } = await unconfirmed(email);
  const { user_selections: selections } = await user.notifications.subscriptions();
  await user.notifications.updateSubscriptions({
    selections: selections.map((one) => ({ ...one, channels: { ...one.channels, email: false } })),
    mail_frequency: 'never',
  });
  await user.billing.cancel({});
  await aMonthOn();
  const [mail, ...others] = await mailsTo(email);
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('Your plan Plus has ended');
});

it('a plan that will end is told of with the day on which it does', async () => {
  const { user } = await unconfirmed('leaving@example.com');
  await user.billing.cancel({});
  await site.deliver();
  const { subscription } = await user.billing.overview();
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
  const { pagination } = await user.notifications.list({});
  const said = pagination.data.flatMap(({ data }) => data.lines.map(({ content }) => content));
  const ends = day.format(new Date(subscription?.ends_at ?? 0));
  expect(said.filter((words) => words.endsWith(`Plus\u2069 ends on ${ends}`))).toHaveLength(1);
});

it('what is not about a payment keeps waiting for the morning of a confirmed address', async () => {
  const email = 'confirmed@example.com';
  const { id } = await unconfirmed(email, 'fails_later');
  // Where it is the afternoon.
  const ahead = 14 - new Date().getUTCHours();
  const zone = `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
  await sql`update users set email_verified_at = now(), timezone = ${zone} where id = ${id}`.execute(
    site.services.db,
  );
  await aMonthOn();
  const [mail] = await mailsTo(email);
  expect(mail?.subject).toContain('A payment for Plus failed');
  const { rows } = await sql<{ kind: string }>`select kind from notifications
    where user_id = ${id} and mail_due`.execute(site.services.db);
  expect(new Set(rows.map(({ kind }) => kind))).toEqual(new Set(['subscription-changed']));
});
