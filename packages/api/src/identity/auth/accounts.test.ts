import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forgetSite } from '../../platform/site-state/site.ts';
import { putSetting } from '../../site/settings/queries.ts';
import { createTestSite, refusal, type TestSite, testPassword } from '../../testing.ts';
import { mailVerification } from './addresses/mail-verification.ts';
import { mailReset } from './passwords/mail-reset.ts';

let site: TestSite;
let now = new Date();
beforeAll(async () => {
  site = await createTestSite({ mail: { hasInbox: true, send: async () => {} }, now: () => now });
  // The human check has tests of its own.
  await set('human_check.kind', 'off');
});
afterAll(() => site.close());

const fresh = 'a long enough phrase';
let serial = 0;
function account(more: Record<string, unknown> = {}) {
  serial += 1;
  return {
    email: `person${serial}@example.com`,
    password: fresh,
    password_confirmation: fresh,
    ...more,
  };
}
async function set(key: string, value: unknown) {
  await putSetting(site.services.db, key, value);
  forgetSite(site.services.db);
}
/** Parameters of the newest mail to an address. */
async function mailTo(address: string): Promise<{ template: string; link: string } | null> {
  const row = await site.services.db
    .selectFrom('mails')
    .select(['template', 'params'])
    .where('recipient', '=', address)
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
  return row ? { template: row.template, link: String(row.params?.link ?? '') } : null;
}

describe('registering', () => {
  it('makes a user of the default role and signs him in', async () => {
    const browser = site.browser();
    const input = account({ email: ' Nora@Example.COM ' });
    const { status, bootstrapData } = await (await browser.caller()).auth.register(input);
    expect(status).toBe('success');
    expect(bootstrapData.user).toMatchObject({
      email: 'nora@example.com',
      display_name: expect.stringMatching(/^Listener \d{5}$/),
      roles: [{ name: 'Users' }],
      needs_verification: false,
    });
    expect(await browser.actor()).toMatchObject({ kind: 'user' });
    expect(JSON.stringify(bootstrapData)).not.toContain('argon2');
  });

  it('has a made-up name until there is another, or this one is kept', async () => {
    const named = async (display_name?: string) => {
      const browser = site.browser();
      const { bootstrapData } = await (await browser.caller()).auth.register(account());
      expect(bootstrapData.user?.needs_name).toBe(true);
      const caller = await browser.caller();
      // Other changes are no answer.
      await caller.users.update({ id: 'me', country: 'FI' });
      expect((await caller.settings.bootstrap({})).user?.needs_name).toBe(true);
      await caller.users.update({ id: 'me', display_name: display_name ?? bootstrapData.user?.display_name });
      const { user } = await caller.settings.bootstrap({});
      expect(user?.needs_name).toBe(false);
      return [user?.display_name, bootstrapData.user?.display_name];
    };
    expect((await named('Nora'))[0]).toBe('Nora');
    const [kept, madeUp] = await named();
    expect(kept).toBe(madeUp);
  });

  it.each([
    ['email', { email: 'nobody' }],
    ['email', { email: '"a@evil.test x"@victim.test' }],
    ['email', { email: 'group: a@b.test, c@d.test;' }],
    ['email', { email: `a(${'(x)'.repeat(3_000)})@b.test` }],
    ['email', { email: 'a@b.test\r\nbcc: c@d.test' }],
    ['email', { email: 'admin@example.com' }],
    ['password', { password: '1234567', password_confirmation: '1234567' }],
    ['password', { password: 'password1', password_confirmation: 'password1' }],
    ['password', { password: 'x'.repeat(10_000) }],
    ['password_confirmation', { password_confirmation: 'something else' }],
    ['input', { admin: true }],
  ])('is refused with the field %s', async (field, wrong) => {
    const before = await site.services.db.selectFrom('users').select('id').execute();
    const answer = await refusal((await site.browser().caller()).auth.register(account(wrong)));
    expect([answer.status, Object.keys(answer.fields ?? {})]).toEqual([422, [field]]);
    expect(await site.services.db.selectFrom('users').select('id').execute()).toHaveLength(before.length);
  });

  it('with unexpected fields is refused and leaves an event without their values', async () => {
    const wrong = account({ admin: true, role: 'Admins-secret' });
    await refusal((await site.browser().caller()).auth.register(wrong));
    const events = await site.services.db
      .selectFrom('audit_events')
      .select(['data', 'ip'])
      .where('action', '=', 'auth.unexpected_fields')
      .orderBy('id', 'desc')
      .execute();
    expect(events[0]).toMatchObject({
      data: { fields: ['admin', 'role'] },
      ip: expect.stringMatching(/\/24$/),
    });
    expect(JSON.stringify(events)).not.toContain('Admins-secret');
  });

  it.each([8, 64, 128])('takes a password of %i characters', async (length) => {
    const password = createHash('sha512').update('a phrase').digest('hex').slice(0, length);
    const { status } = await (await site.browser().caller()).auth.register(
      account({ password, password_confirmation: password }),
    );
    expect(status).toBe('success');
  });

  it('asks for every policy and keeps what was accepted', async () => {
    await set('registration.policies', [
      { id: 'terms', label: 'Terms', action: '/pages/terms' },
      { id: 'privacy', label: 'Privacy', action: '/pages/privacy' },
    ]);
    const caller = await site.browser().caller();
    const refused = await refusal(caller.auth.register(account({ terms: true, privacy: false })));
    expect(refused.fields).toEqual({ privacy: [expect.any(String)] });
    const browser = site.browser();
    await (await browser.caller()).auth.register(account({ terms: true, privacy: true }));
    const actor = await browser.actor();
    const id = actor.kind === 'user' ? actor.id : 0;
    const consents = await site.services.db
      .selectFrom('consents')
      .selectAll()
      .where('user_id', '=', id)
      .execute();
    expect(consents.map(({ policy_id }) => policy_id).sort()).toEqual(['privacy', 'terms']);
    await set('registration.policies', []);
  });

  it('is closed by setting', async () => {
    await set('registration.disable', true);
    const answer = await refusal((await site.browser().caller()).auth.register(account()));
    expect(answer.code).toBe('forbidden');
    await set('registration.disable', false);
  });

  it('twice at once with one address makes one account', async () => {
    const input = account();
    const results = await Promise.allSettled(
      [1, 2, 3].map(async () => (await site.browser().caller()).auth.register(input)),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});

describe('the gate of unconfirmed addresses', () => {
  it('lets nothing through but what leads through it', async () => {
    await set('require_email_confirmation', true);
    const browser = site.browser();
    const input = account();
    const { status, bootstrapData } = await (await browser.caller()).auth.register(input);
    expect([status, bootstrapData.user?.needs_verification]).toEqual(['needs_email_verification', true]);
    const gated = await browser.caller();
    for (const call of [
      () => gated.albums.list({}),
      () => gated.users.get({ id: 'me' }),
      () => gated.auth.sessions(),
      () => gated.search.query({ query: 'x' }),
    ]) {
      expect((await refusal(call())).code).toBe('email_unverified');
    }
    expect((await gated.settings.bootstrap({})).user?.email).toBe(input.email);

    const mail = await mailTo(input.email);
    const [, id, expires, signature] = /verify-email\/(\d+)\/(\d+)\/(.+)$/.exec(mail?.link ?? '') ?? [];
    const link = { id: Number(id), expires: Number(expires), signature: signature ?? '' };
    expect(mail?.template).toBe('verify-email');
    expect(mail?.link).toMatch(/^http:\/\/localhost:3000\/verify-email\//);
    expect((await refusal(gated.auth.verifyEmail({ ...link, signature: `${link.signature}x` }))).code).toBe(
      'forbidden',
    );
    expect((await refusal(gated.auth.verifyEmail({ ...link, expires: link.expires + 1 }))).code).toBe(
      'forbidden',
    );
    const other = await site.browser();
    await (await other.caller()).auth.login({ email: 'admin@example.com', password: testPassword });
    expect((await refusal((await other.caller()).auth.verifyEmail(link))).code).toBe('forbidden');
    const then = now;
    now = new Date(link.expires * 1_000 + 1_000);
    expect((await refusal(gated.auth.verifyEmail(link))).code).toBe('gone');
    now = then;
    const first = await gated.auth.verifyEmail(link);
    expect(first.bootstrapData.user).toMatchObject({ needs_verification: false });
    const again = await (await site.browser().caller()).auth.verifyEmail(link);
    expect(again.verified).toBe(true);
    await expect((await browser.caller()).albums.list({})).resolves.toHaveProperty('pagination');
  });

  it('sends the link again, three times an hour at most, and tells nobody who has an account', async () => {
    const browser = site.browser();
    const input = account();
    await (await browser.caller()).auth.register(input);
    const caller = await browser.caller();
    const known = await caller.auth.sendVerification({ email: input.email });
    const unknown = await caller.auth.sendVerification({ email: 'nobody@example.com' });
    expect(known).toEqual(unknown);
    for (let round = 0; round < 4; round += 1) await caller.auth.sendVerification({ email: input.email });
    const jobs = await queuedJobs('auth.send-verification', input.email);
    expect(jobs).toHaveLength(3);
    await mailVerification(site.system(), { email: input.email, language: 'en' });
    expect((await mailTo(input.email))?.template).toBe('verify-email');
    await set('require_email_confirmation', false);
  });
});

async function queuedJobs(name: string, email: string) {
  const { sql } = await import('kysely');
  const { rows } = await sql<{ id: string }>`
    select j.id from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    where t.identifier = ${name} and j.payload->>'email' = ${email}`.execute(site.services.db);
  return rows;
}

describe('a forgotten password', () => {
  it('is set anew by a link that works once and ends all sessions', async () => {
    const email = 'forgetful@example.com';
    const id = await site.addUser(email);
    const browser = site.browser();
    await (await browser.caller()).auth.login({ email, password: testPassword });
    const guest = await site.browser().caller();
    const { message } = await guest.auth.forgotPassword({ email });
    expect(await guest.auth.forgotPassword({ email: 'nobody@example.com' })).toEqual({ message });
    expect(await queuedJobs('auth.send-reset', 'nobody@example.com')).toHaveLength(1);
    await mailReset(site.system(), { email: 'nobody@example.com', language: 'en' });
    expect(await mailTo('nobody@example.com')).toBeNull();
    await mailReset(site.system(), { email, language: 'en' });
    const mail = await mailTo(email);
    const token = /reset\/([^?]+)\?/.exec(mail?.link ?? '')?.[1] ?? '';
    expect(
      JSON.stringify(await site.services.db.selectFrom('password_resets').selectAll().execute()),
    ).not.toContain(token);

    const next = {
      token,
      email,
      password: 'the next good phrase',
      password_confirmation: 'the next good phrase',
    };
    const wrong = await refusal(guest.auth.resetPassword({ ...next, email: 'admin@example.com' }));
    expect(Object.keys(wrong.fields ?? {})).toEqual(['token']);
    const both = await Promise.allSettled([guest.auth.resetPassword(next), guest.auth.resetPassword(next)]);
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await browser.actor()).toMatchObject({ kind: 'guest' });
    expect((await refusal(guest.auth.resetPassword(next))).fields).toHaveProperty('token');
    await (await browser.caller()).auth.login({ email, password: 'the next good phrase' });
    expect(await browser.actor()).toMatchObject({ kind: 'user', id });
    expect((await mailTo(email))?.template).toBe('password-changed');
  });

  it('mails at most three links an hour to one address, with the same answer', async () => {
    const email = 'flooded@example.com';
    await site.addUser(email);
    const caller = await site.browser().caller();
    const answers = new Set<string>();
    for (let round = 0; round < 6; round += 1) {
      answers.add(JSON.stringify(await caller.auth.forgotPassword({ email })));
    }
    expect(answers.size).toBe(1);
    expect(await queuedJobs('auth.send-reset', email)).toHaveLength(3);
  });
});

describe('changing the password', () => {
  it('asks for the current one, ends other sessions and gives this one a new id', async () => {
    const email = 'changer@example.com';
    await site.addUser(email);
    const [here, there] = [site.browser(), site.browser()];
    for (const browser of [here, there]) {
      await (await browser.caller()).auth.login({ email, password: testPassword });
    }
    const before = here.session?.id;
    const caller = await here.caller();
    const next = { new_password: 'another good phrase', new_password_confirmation: 'another good phrase' };
    const wrong = await refusal(caller.auth.changePassword({ current_password: 'no', ...next }));
    expect(Object.keys(wrong.fields ?? {})).toEqual(['current_password']);
    const differs = { ...next, new_password_confirmation: 'x', current_password: testPassword };
    expect(Object.keys((await refusal(caller.auth.changePassword(differs))).fields ?? {})).toEqual([
      'new_password_confirmation',
    ]);
    await caller.auth.changePassword({ current_password: testPassword, ...next });
    expect(await here.actor()).toMatchObject({ kind: 'user' });
    expect(here.session?.id).not.toBe(before);
    expect(await there.actor()).toMatchObject({ kind: 'guest' });
  });
});
