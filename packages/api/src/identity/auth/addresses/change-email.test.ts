import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forgetSite } from '../../../platform/site-state/site.ts';
import { putSetting } from '../../../site/settings/queries.ts';
import { createTestSite, refusal, type TestSite, testPassword } from '../../../testing.ts';
import type { TestBrowser } from '../../../testing-browser.ts';
import { mailEmailChange } from './mail-email-change.ts';

let site: TestSite;
let now = new Date();
beforeAll(async () => {
  site = await createTestSite({ mail: { hasInbox: true, send: async () => {} }, now: () => now });
  await set('human_check.kind', 'off');
});
afterAll(() => site.close());

async function set(key: string, value: unknown) {
  await putSetting(site.services.db, key, value);
  forgetSite(site.services.db);
}
const rowOf = (id: number) =>
  site.services.db
    .selectFrom('users')
    .select(['email', 'email_verified_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
/** Templates and links of the mails to an address, oldest first. */
async function mailsTo(address: string) {
  const rows = await site.services.db
    .selectFrom('mails')
    .select(['template', 'params'])
    .where('recipient', '=', address)
    .orderBy('created_at')
    .execute();
  return rows.map(({ template, params }) => ({ template, link: String(params?.link ?? '') }));
}
async function queued(email: string) {
  const { sql } = await import('kysely');
  const { rows } = await sql<{ payload: { id: number; email: string; language: string } }>`
    select j.payload from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id
    where t.identifier = 'auth.send-email-change' and j.payload->>'email' = ${email}`.execute(
    site.services.db,
  );
  return rows.map(({ payload }) => payload);
}
let serial = 0;
async function person(more: { verified?: boolean } = {}) {
  serial += 1;
  const email = `before${serial}@example.com`;
  const id = await site.addUser(email);
  if (more.verified === false) {
    await site.services.db
      .updateTable('users')
      .set({ email_verified_at: null })
      .where('id', '=', id)
      .execute();
  }
  const browser = site.browser();
  await (await browser.caller()).auth.login({ email, password: testPassword });
  return { id, email, browser, next: `after${serial}@example.com` };
}
/** Asks for another address; answers the parts of the link that is mailed there. */
async function ask(browser: TestBrowser, email: string) {
  await (await browser.caller()).auth.changeEmail({ email, password: testPassword });
  for (const payload of await queued(email)) await mailEmailChange(site.system(), payload);
  const link = (await mailsTo(email)).findLast(({ template }) => template === 'change-email')?.link ?? '';
  const [, id, expires, signature] = /verify-email\/(\d+)\/(\d+)\/([^?]+)\?email=/.exec(link) ?? [];
  return { id: Number(id), expires: Number(expires), signature: signature ?? '', email };
}

describe('changing one’s own email', () => {
  it('is done by the link to the new address; the old one is told and works until then', async () => {
    const { id, email, browser, next } = await person();
    const link = await ask(browser, ` ${next.toUpperCase()} `.trim().toLowerCase());
    expect(await rowOf(id)).toMatchObject({ email });
    expect((await mailsTo(email)).map(({ template }) => template)).toEqual(['email-change-requested']);
    await (await site.browser().caller()).auth.login({ email, password: testPassword });

    const { bootstrapData } = await (await browser.caller()).auth.verifyEmail(link);
    expect(bootstrapData.user?.email).toBe(next);
    expect(await rowOf(id)).toEqual({ email: next, email_verified_at: expect.any(Date) });
    expect((await mailsTo(email)).map(({ template }) => template)).toEqual([
      'email-change-requested',
      'email-changed',
    ]);
    await (await site.browser().caller()).auth.login({ email: next, password: testPassword });
    const old = (await site.browser().caller()).auth.login({ email, password: testPassword });
    expect((await refusal(old)).status).toBe(422);
    const events = await site.services.db
      .selectFrom('audit_events')
      .select('action')
      .where('actor_id', '=', id)
      .where('action', 'like', 'auth.%email%')
      .orderBy('id')
      .execute();
    expect(events.map(({ action }) => action)).toEqual(['auth.request_email_change', 'auth.change_email']);
  });

  it('asks for the password and for another address', async () => {
    const { id, email, browser, next } = await person();
    const caller = await browser.caller();
    const wrong = await refusal(caller.auth.changeEmail({ email: next, password: 'not it' }));
    expect([wrong.status, Object.keys(wrong.fields ?? {})]).toEqual([422, ['password']]);
    for (const bad of [email, 'nobody', '', 'a@b.test\r\nbcc: c@d.test']) {
      const refused = await refusal(caller.auth.changeEmail({ email: bad, password: testPassword }));
      expect([bad, refused.status, Object.keys(refused.fields ?? {})]).toEqual([bad, 422, ['email']]);
    }
    expect(await queued(next)).toEqual([]);
    expect(await rowOf(id)).toMatchObject({ email });
    const guest = await site.browser().caller();
    expect((await refusal(guest.auth.changeEmail({ email: next, password: testPassword }))).code).toBe(
      'unauthenticated',
    );
  });

  it('does not tell who has an account', async () => {
    const { id, email, browser } = await person();
    const caller = await browser.caller();
    const taken = await caller.auth.changeEmail({ email: 'admin@example.com', password: testPassword });
    const free = await caller.auth.changeEmail({ email: 'nobody@example.com', password: testPassword });
    expect(taken.message.replace('admin', 'nobody')).toBe(free.message);
    for (const payload of await queued('admin@example.com')) await mailEmailChange(site.system(), payload);
    expect((await mailsTo('admin@example.com')).map(({ template }) => template)).not.toContain(
      'change-email',
    );
    expect(await rowOf(id)).toMatchObject({ email });
  });

  it('lets through before the address is confirmed: a wrong one can be corrected', async () => {
    await set('require_email_confirmation', true);
    const { id, email, browser, next } = await person({ verified: false });
    const gated = await browser.caller();
    expect((await refusal(gated.users.get({ id: 'me' }))).code).toBe('email_unverified');
    const link = await ask(browser, next);
    // Nobody has said that the old address is this person's.
    expect(await mailsTo(email)).toEqual([]);
    const { bootstrapData } = await (await browser.caller()).auth.verifyEmail(link);
    expect(bootstrapData.user).toMatchObject({ email: next, needs_verification: false });
    expect(await rowOf(id)).toMatchObject({ email: next });
    await set('require_email_confirmation', false);
  });

  it('refuses links that were changed, are over, belong to another, or are older than the password', async () => {
    const { id, email, browser, next } = await person();
    const link = await ask(browser, next);
    const caller = await browser.caller();
    const codeOf = async (parts: Partial<typeof link>, by = caller) =>
      (await refusal(by.auth.verifyEmail({ ...link, ...parts }))).code;
    expect(await codeOf({ signature: `${link.signature}x` })).toBe('forbidden');
    expect(await codeOf({ email: 'elsewhere@example.com' })).toBe('forbidden');
    expect(await codeOf({ expires: link.expires + 1 })).toBe('forbidden');
    expect(await codeOf({}, await (await person()).browser.caller())).toBe('forbidden');
    const then = now;
    now = new Date(link.expires * 1_000 + 1_000);
    expect(await codeOf({})).toBe('gone');
    now = then;
    const fresh = 'another good phrase';
    await caller.auth.changePassword({
      current_password: testPassword,
      new_password: fresh,
      new_password_confirmation: fresh,
    });
    expect(await codeOf({}, await site.browser().caller())).toBe('forbidden');
    expect(await rowOf(id)).toMatchObject({ email });
  });

  it('is refused when somebody else has got the address in between, and changes nothing', async () => {
    const { id, email, browser, next } = await person();
    const link = await ask(browser, next);
    await site.addUser(next);
    const answer = await refusal((await browser.caller()).auth.verifyEmail(link));
    expect([answer.status, Object.keys(answer.fields ?? {})]).toEqual([422, ['email']]);
    expect(await rowOf(id)).toMatchObject({ email });
    expect((await mailsTo(email)).map(({ template }) => template)).not.toContain('email-changed');
  });

  it('takes links to a new password with it', async () => {
    const { id, browser, next } = await person();
    const link = await ask(browser, next);
    await site.services.db
      .insertInto('password_resets')
      .values({ token_hash: 'x'.repeat(64), user_id: id, expires_at: new Date(Date.now() + 60_000) })
      .execute();
    await (await browser.caller()).auth.verifyEmail(link);
    const left = await site.services.db
      .selectFrom('password_resets')
      .select('user_id')
      .where('user_id', '=', id)
      .execute();
    expect(left).toEqual([]);
  });

  it('can be asked for five times an hour, and three mails an hour go to one address', async () => {
    const { browser, next } = await person();
    const caller = await browser.caller();
    for (let round = 0; round < 5; round += 1) {
      await caller.auth.changeEmail({ email: next, password: testPassword });
    }
    expect(await queued(next)).toHaveLength(3);
    const more = await refusal(caller.auth.changeEmail({ email: next, password: testPassword }));
    expect(more.code).toBe('rate_limited');
  });

  it('needs a site that can send mail', async () => {
    const mute = await createTestSite();
    const id = await mute.addUser('quiet@example.com');
    const caller = await mute.user(id);
    const answer = await refusal(
      caller.auth.changeEmail({ email: 'new@example.com', password: testPassword }),
    );
    expect(answer.code).toBe('conflict');
    await mute.close();
  });
});

describe('an admin who is signed in as somebody', () => {
  it('cannot ask for another address', async () => {
    const { id, next } = await person();
    const caller = await site.user(id, { impersonatorId: 1 });
    const answer = await refusal(caller.auth.changeEmail({ email: next, password: testPassword }));
    expect(answer.code).toBe('forbidden');
    expect(await queued(next)).toEqual([]);
  });
});
