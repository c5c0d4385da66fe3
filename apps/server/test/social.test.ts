import { sql } from '@kantele/db';
import { describe, expect, it } from 'vitest';
import { freePort } from './bare-server.ts';
import { testBrowser } from './browser.ts';
import {
  address,
  db,
  email,
  plain,
  popup,
  profiles,
  provider,
  resultOf,
  serial,
  server,
  sessionOf,
  settings,
  signIn,
  userOf,
  useSocialBench,
} from './social-bench.ts';

useSocialBench();

describe('signing in elsewhere', () => {
  it('makes an account at the first time and finds it again by who it is, not by its address', async () => {
    const browser = testBrowser();
    const { message } = await signIn(browser);
    expect(message.status).toBe('SUCCESS');
    expect(message.callbackData?.bootstrapData?.user?.email).toBe(email);
    expect((await sessionOf(browser))?.email).toBe(email);
    const user = await userOf(email);
    expect(user).toMatchObject({ password_hash: null, display_name: `Person ${serial}`, needs_name: false });
    expect(user?.email_verified_at).toBeInstanceOf(Date);
    // The address at the provider changes; the person stays the same.
    provider.person = { ...provider.person, sub: `sub-${serial}`, email: `moved${serial}@example.com` };
    const again = await signIn(testBrowser());
    expect(again.message.callbackData?.bootstrapData?.user?.id).toBe(user?.id);
    expect(await profiles(user?.id ?? 0)).toHaveLength(1);
  });

  it('works with a provider that wants the secret in the body, and with Google’s settings', async () => {
    expect((await signIn(testBrowser(), 'google')).message.status).toBe('SUCCESS');
    const [profile] = await profiles((await userOf(email))?.id ?? 0);
    expect(profile).toMatchObject({ service_name: 'google', subject: `sub-${serial}` });
  });

  it('says so to somebody who is signed in already', async () => {
    const browser = testBrowser();
    await signIn(browser);
    expect((await signIn(browser)).message).toEqual({ type: 'social-auth', status: 'ALREADY_LOGGED_IN' });
  });

  it('ends with a sentence when the person cancels', async () => {
    provider.person = null;
    const { message } = await signIn(testBrowser());
    expect(message).toMatchObject({
      status: 'ERROR',
      callbackData: { errorMessage: 'Sign-in was cancelled.' },
    });
  });

  it('makes no account while registration is off, but lets known people in', async () => {
    const known = testBrowser();
    await signIn(known);
    await settings({ 'registration.disable': true });
    expect((await signIn(testBrowser())).message.status).toBe('SUCCESS');
    provider.person = { sub: `new-${serial}`, email: `new${serial}@example.com`, email_verified: true };
    expect((await signIn(testBrowser())).message).toMatchObject({
      status: 'ERROR',
      callbackData: { errorMessage: 'Registration is closed.' },
    });
  });

  it('needs an address', async () => {
    provider.person = { sub: `quiet-${serial}` };
    expect((await signIn(testBrowser())).message.callbackData?.errorMessage).toContain(
      'did not share your email',
    );
  });

  it('lets nobody in who is suspended', async () => {
    await signIn(testBrowser());
    await sql`update users set suspended_at = now(), suspended_reason = 'Spam.' where email = ${email}`.execute(
      db(),
    );
    const browser = testBrowser();
    expect((await signIn(browser)).message.callbackData?.errorMessage).toBe(
      'This account is suspended. Spam.',
    );
    expect(await sessionOf(browser)).toBeNull();
  });

  it('says nothing about why a provider does not answer', async () => {
    await settings({
      'social.oidc.issuer': `http://127.0.0.1:${await freePort()}`,
      'social.oidc.client_secret': 'canary',
    });
    const visit = await popup(testBrowser());
    expect([visit.status, resultOf(visit).message.status]).toEqual([200, 'ERROR']);
    expect(visit.text).not.toMatch(/ECONNREFUSED|127\.0\.0\.1/);
  });
});

describe('services that know no OpenID', () => {
  async function set(service: string, paths: Record<string, string>) {
    const endpoints = Object.fromEntries(
      Object.entries(paths).map(([name, path]) => [name, plain.url + path]),
    );
    await settings({
      [`social.${service}.enable`]: true,
      [`social.${service}.client_id`]: 'client',
      [`social.${service}.client_secret`]: 'canary-secret',
      [`social.${service}.endpoints`]: endpoints,
    });
    plain.requests.length = 0;
    plain.answers = { '/token': { access_token: 'access', token_type: 'bearer' } };
  }
  const basic = { authorize: '/authorize', token: '/token', userinfo: '/me' };

  it('X tells a confirmed address, and gets id and secret in the header', async () => {
    await set('twitter', basic);
    plain.answers['/me'] = { data: { id: `t${serial}`, username: 'tweeter', confirmed_email: email } };
    expect((await signIn(testBrowser(), 'twitter')).message.status).toBe('SUCCESS');
    expect((await userOf(email))?.email_verified_at).toBeInstanceOf(Date);
    const pair = Buffer.from('client:canary-secret').toString('base64');
    expect(plain.requests[0]).toMatchObject({ path: '/token', authorization: `Basic ${pair}` });
    expect(plain.requests[0]?.body).toContain('code_verifier=');
    expect(plain.requests[1]).toMatchObject({ path: '/me', authorization: 'Bearer access' });
  });

  it('leaves the name to the person where none is told', async () => {
    await set('facebook', basic);
    plain.answers['/me'] = { id: `f${serial}`, email };
    expect((await signIn(testBrowser(), 'facebook')).message.status).toBe('SUCCESS');
    const listener = { display_name: expect.stringMatching(/^Listener \d{5}$/), needs_name: true };
    expect(await userOf(email)).toMatchObject(listener);
  });

  it('Facebook’s address counts as not confirmed', async () => {
    await set('facebook', basic);
    plain.answers['/me'] = { id: `f${serial}`, name: 'Face', email };
    expect((await signIn(testBrowser(), 'facebook')).message.status).toBe('SUCCESS');
    expect(await userOf(email)).toMatchObject({ display_name: 'Face', email_verified_at: null });
    expect(plain.requests[0]?.body).toContain('client_secret=canary-secret');
  });

  it('Envato is asked for id, name and address', async () => {
    await set('envato', { ...basic, username: '/name', email: '/mail' });
    Object.assign(plain.answers, {
      '/me': { userId: 4_000 + serial },
      '/name': { username: 'author' },
      '/mail': { email },
    });
    expect((await signIn(testBrowser(), 'envato')).message.status).toBe('SUCCESS');
    expect((await profiles((await userOf(email))?.id ?? 0))[0]).toMatchObject({
      subject: String(4_000 + serial),
      username: 'author',
    });
  });

  it.each([
    [{}],
    [{ data: null }],
    [[]],
    [{ data: { id: 'x'.repeat(600), username: 'x' } }],
    [{ data: { id: 5 } }],
  ])('that answer nonsense sign nobody in: %j', async (nonsense) => {
    await set('twitter', basic);
    plain.answers['/me'] = nonsense;
    expect((await signIn(testBrowser(), 'twitter')).message.status).toBe('ERROR');
  });
});

describe('the list of services', () => {
  it('has those that are ready, with names for people', async () => {
    const visit = await testBrowser().open(`${server.url}/secure/auth/social`);
    expect(JSON.parse(visit.text)).toEqual({
      services: [
        { service_name: 'google', label: 'Google' },
        { service_name: 'oidc', label: 'Single sign-on' },
      ],
    });
  });

  it('is tried out by admins, who get the provider’s own failure', async () => {
    const admin = await server.site.user();
    const good = await admin.settings.testSocial({ service: 'oidc' });
    expect(good).toMatchObject({ ok: true, message: expect.stringContaining(address('oidc', 'callback')) });
    await settings({
      'social.oidc.issuer': `${provider.issuer}/other`,
      'social.oidc.client_secret': 'canary',
    });
    expect(await admin.settings.testSocial({ service: 'oidc' })).toMatchObject({ ok: false });
  });
});

describe('what is kept', () => {
  it('holds no token and no secret of a provider', async () => {
    await signIn(testBrowser());
    const tables = ['users', 'sessions', 'social_profiles', 'social_attempts', 'settings', 'audit_events'];
    for (const table of tables) {
      const { rows } = await sql<{ text: string }>`select t::text as text from ${sql.table(table)} t`.execute(
        db(),
      );
      expect(JSON.stringify(rows), table).not.toMatch(/canary|eyJ/);
    }
    const events = await db()
      .selectFrom('audit_events')
      .select(['action', 'data'])
      .orderBy('id', 'desc')
      .limit(2)
      .execute();
    expect(events).toEqual([
      { action: 'auth.login', data: { service: 'oidc' } },
      { action: 'auth.register', data: { service: 'oidc' } },
    ]);
  });
});
