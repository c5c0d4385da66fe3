import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestSite, type TestSite } from '../../testing.ts';
import { queueMail } from './queue-mail.ts';
import { sendQueuedMail } from './send-mail.ts';

let site: TestSite;
const sent: string[] = [];
beforeAll(async () => {
  const send = async (_: unknown, mail: { to: string }) => void sent.push(mail.to);
  site = await createTestSite({ mail: { hasInbox: true, send } });
});
afterAll(() => site.close());

it('a worker that has lost its job leaves the mail to the next one; what counts as sent is not sent again', async () => {
  const ctx = site.system();
  const { db } = site.services;
  const link = `${site.services.baseUrl}/verify-email/1`;
  await queueMail(ctx, db, {
    template: 'verify-email',
    to: 'ada@example.com',
    language: 'en',
    params: { link },
  });
  const mail = await db.selectFrom('mails').select('id').executeTakeFirstOrThrow();
  const run = { signal: ctx.signal, attempt: 1 };
  const lost = async () => {
    throw new Error('The lease is lost.');
  };
  await expect(sendQueuedMail(ctx, mail, { ...run, assertLease: lost })).rejects.toThrow('lease');
  const state = async () => (await db.selectFrom('mails').select('state').executeTakeFirst())?.state;
  expect(await state()).toBe('queued');
  await sendQueuedMail(ctx, mail, { ...run, assertLease: async () => {} });
  await sendQueuedMail(ctx, mail, { ...run, assertLease: async () => {} });
  expect([await state(), sent]).toEqual(['sent', ['ada@example.com', 'ada@example.com']]);
});
