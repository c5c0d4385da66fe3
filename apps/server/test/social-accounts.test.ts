import { testPassword } from '@kantele/api/testing';
import { sql } from '@kantele/db';
import { describe, expect, it } from 'vitest';
import { testBrowser } from './browser.ts';
import { answerOf } from './harness.ts';
import {
  connect,
  db,
  email,
  profiles,
  provider,
  serial,
  server,
  sessionOf,
  signedInByPassword,
  signIn,
  userOf,
  useSocialBench,
} from './social-bench.ts';

useSocialBench();

describe('an account of the same address', () => {
  it('is asked for its password, never joined in silence, and then signs in either way', async () => {
    const id = await server.site.addUser(email);
    const browser = testBrowser();
    const { message } = await signIn(browser);
    expect(message).toEqual({ type: 'social-auth', status: 'REQUEST_PASSWORD' });
    expect([await profiles(id), await sessionOf(browser)]).toEqual([[], null]);
    const response = await connect(browser, testPassword);
    expect([response.status, await answerOf(response)]).toMatchObject([
      200,
      { status: 'SUCCESS', bootstrapData: { user: { email } } },
    ]);
    expect((await sessionOf(browser))?.email).toBe(email);
    expect(browser.cookies.get(server.url)?.has('social')).toBe(false);
    expect((await signIn(testBrowser())).message.status).toBe('SUCCESS');
    await signedInByPassword(email);
  });

  it('that was suspended meanwhile lets nobody in, not even with its password', async () => {
    const id = await server.site.addUser(email);
    const browser = testBrowser();
    await signIn(browser);
    await sql`update users set suspended_at = now(), suspended_reason = 'Spam.' where id = ${id}`.execute(
      db(),
    );
    const refused = await connect(browser, testPassword);
    expect([refused.status, (await answerOf(refused)).message]).toEqual([
      403,
      'This account is suspended. Spam.',
    ]);
    expect([await profiles(id), await sessionOf(browser)]).toEqual([[], null]);
  });

  it('is connected with what the popup posted sent along, and with nothing else', async () => {
    await server.site.addUser(email);
    const browser = testBrowser();
    const { message } = await signIn(browser);
    for (const strange of [{ ...message, email }, { status: 'SUCCESS' }, { callbackData: { userId: 1 } }]) {
      expect((await connect(browser, testPassword, strange)).status).toBe(422);
    }
    expect((await connect(browser, testPassword, { ...message, callbackData: null })).status).toBe(200);
    expect((await sessionOf(browser))?.email).toBe(email);
  });

  it('is asked for its password also when the provider has not confirmed the address (S6)', async () => {
    const id = await server.site.addUser(email);
    provider.person = { sub: `sub-${serial}`, email, email_verified: false };
    expect((await signIn(testBrowser())).message.status).toBe('REQUEST_PASSWORD');
    expect(await profiles(id)).toEqual([]);
  });

  it('is not confirmed by a provider that has not confirmed the address itself (S6)', async () => {
    provider.person = { sub: `sub-${serial}`, email, email_verified: false };
    expect((await signIn(testBrowser())).message.status).toBe('SUCCESS');
    expect((await userOf(email))?.email_verified_at).toBeNull();
  });

  it('that nobody confirmed is the owner’s once the provider proves the address; its maker loses it (S7)', async () => {
    const id = await server.site.addUser(email, { verified: false });
    const attacker = await signedInByPassword(email);
    await sql`insert into access_tokens (user_id, name, token_hash, scope) values (${id}, 'x', ${`x${id}`}, 'read')`.execute(
      db(),
    );
    await sql`insert into social_profiles (user_id, service_name, subject, username)
      values (${id}, 'google', ${`attacker-${serial}`}, 'Attacker')`.execute(db());
    const victim = testBrowser();
    expect((await signIn(victim)).message.callbackData?.bootstrapData?.user?.id).toBe(id);
    expect(await sessionOf(attacker)).toBeNull();
    const login = await testBrowser().post(`${server.url}/auth/login`, { email, password: testPassword });
    expect(login.status).toBe(422);
    expect((await userOf(email))?.email_verified_at).toBeInstanceOf(Date);
    expect((await profiles(id)).map(({ service_name }) => service_name)).toEqual(['oidc']);
    const tokens = await db().selectFrom('access_tokens').select('id').where('user_id', '=', id).execute();
    expect(tokens).toEqual([]);
  });

  it('that nobody confirmed and that is suspended stays as it is', async () => {
    const id = await server.site.addUser(email, { verified: false });
    await sql`update users set suspended_at = now(), suspended_reason = 'Spam.' where id = ${id}`.execute(
      db(),
    );
    const { message } = await signIn(testBrowser());
    expect(message.callbackData?.errorMessage).toBe('This account is suspended. Spam.');
    expect((await userOf(email))?.password_hash).not.toBeNull();
    expect(await profiles(id)).toEqual([]);
  });

  it('takes nothing from anybody else when its maker loses it', async () => {
    await server.site.addUser(email, { verified: false });
    const other = await server.site.addUser(`beside${serial}@example.com`);
    await sql`insert into social_profiles (user_id, service_name, subject, username)
      values (${other}, 'oidc', ${`b-${serial}`}, 'B')`.execute(db());
    await sql`insert into social_attempts (state_hash, service_name, intent, verifier, nonce, user_id, browser_hash, expires_at)
      values (${`s-${serial}`}, 'oidc', 'connect', 'v', 'n', ${other}, 'b', now() + interval '1 minute')`.execute(
      db(),
    );
    expect((await signIn(testBrowser())).message.status).toBe('SUCCESS');
    expect(await profiles(other)).toHaveLength(1);
    const attempts = await db()
      .selectFrom('social_attempts')
      .select('user_id')
      .where('user_id', '=', other)
      .execute();
    expect(attempts).toHaveLength(1);
  });

  it('that has no password is not taken over by another provider', async () => {
    await signIn(testBrowser(), 'google');
    const { message } = await signIn(testBrowser());
    expect(message.status).toBe('ERROR');
    expect(message.callbackData?.errorMessage).toContain('Sign in the way you did before');
  });

  it('can be guessed at five times (S12)', async () => {
    await server.site.addUser(email);
    const browser = testBrowser();
    await signIn(browser);
    const statuses: number[] = [];
    for (let index = 0; index < 6; index += 1) {
      const response = await connect(browser, index === 5 ? testPassword : 'wrong');
      statuses.push(response.status);
      const answer = await answerOf(response);
      if (index < 5) expect(Object.keys(answer.errors ?? {})).toEqual(['password']);
      else expect(response.headers.get('retry-after')).toMatch(/^\d+$/);
    }
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
  });

  it('waits in the browser that began, for ten minutes, once', async () => {
    await server.site.addUser(email);
    const browser = testBrowser();
    await signIn(browser);
    expect((await connect(testBrowser(), testPassword)).status).toBe(410);
    await sql`update social_attempts set expires_at = now() - interval '1 second'`.execute(db());
    expect((await connect(browser, testPassword)).status).toBe(410);
    await signIn(browser);
    const [one, two] = await Promise.all([connect(browser, testPassword), connect(browser, testPassword)]);
    expect([one.status, two.status].sort()).toEqual([200, 410]);
  });
});
