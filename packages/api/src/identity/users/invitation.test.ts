import { afterAll, beforeAll, expect, it } from 'vitest';
import { forgetSite } from '../../platform/site-state/site.ts';
import { putSetting } from '../../site/settings/queries.ts';
import { createTestSite, refusal, type TestSite } from '../../testing.ts';
import { mailReset } from '../auth/passwords/mail-reset.ts';

let site: TestSite;
beforeAll(async () => {
  site = await createTestSite({ mail: { hasInbox: true, send: async () => {} } });
  await putSetting(site.services.db, 'human_check.kind', 'off');
  forgetSite(site.services.db);
});
afterAll(() => site.close());

it('asks an invited person to choose a password, by a link that works for a week and once', async () => {
  const email = 'invited@example.com';
  const admin = await site.user();
  const { roles } = await admin.roles.list();
  const role_ids = roles.filter(({ guests }) => !guests).map(({ id }) => id);
  const { user } = await admin.users.create({ email, display_name: 'Ida', role_ids });
  expect(user).toMatchObject({ has_password: false, email_verified_at: null });
  const { sql } = await import('kysely');
  const { rows } = await sql<{ payload: { email: string; language: string; invited?: boolean } }>`
    select j.payload from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id
    where t.identifier = 'auth.send-reset' and j.payload->>'email' = ${email}`.execute(site.services.db);
  expect(rows).toHaveLength(1);
  for (const { payload } of rows) await mailReset(site.system(), payload);
  const mail = await site.services.db
    .selectFrom('mails')
    .select(['template', 'params'])
    .where('recipient', '=', email)
    .executeTakeFirstOrThrow();
  expect(mail.template).toBe('invitation');
  const { expires_at } = await site.services.db
    .selectFrom('password_resets')
    .select('expires_at')
    .where('user_id', '=', user.id)
    .executeTakeFirstOrThrow();
  const days = (expires_at.getTime() - Date.now()) / 86_400_000;
  expect([Math.round(days), days <= 7]).toEqual([7, true]);

  const token = /reset\/([^?]+)\?/.exec(String(mail.params?.link))?.[1] ?? '';
  const password = 'a phrase of my own';
  const browser = site.browser();
  const chosen = { token, email, password, password_confirmation: password };
  await (await browser.caller()).auth.resetPassword(chosen);
  await (await browser.caller()).auth.login({ email, password });
  expect(await browser.actor()).toMatchObject({ kind: 'user', id: user.id });
  const again = await refusal((await site.browser().caller()).auth.resetPassword(chosen));
  expect(again.fields).toHaveProperty('token');
});
