import { testPassword } from '@kantele/api/testing';
import { sql } from '@kantele/db';
import { describe, expect, it } from 'vitest';
import { type TestBrowser, testBrowser } from './browser.ts';
import { answerOf } from './harness.ts';
import {
  address,
  db,
  email,
  popup,
  profiles,
  provider,
  resultOf,
  serial,
  server,
  signedInByPassword,
  signIn,
  userOf,
  useSocialBench,
} from './social-bench.ts';

useSocialBench();

describe('connecting a service to an account', () => {
  it('needs somebody signed in', async () => {
    expect((await testBrowser().open(address('oidc', 'connect'))).status).toBe(401);
  });

  it('needs that person: no token, and nobody signed in as that user', async () => {
    const id = await server.site.addUser(email);
    const browser = await signedInByPassword('admin@example.com');
    const made = await browser.post(`${server.url}/api/v1/access-tokens`, {
      tokenName: 'Test',
      scope: 'write',
    });
    const { plainTextToken } = (await made.json()) as { plainTextToken: string };
    const headers = { 'sec-fetch-site': 'same-origin', authorization: `Bearer ${plainTextToken}` };
    expect((await testBrowser().open(address('oidc', 'connect'), { headers })).status).toBe(403);
    expect((await browser.post(`${server.url}/api/v1/users/${id}/sign-in-as`, {})).status).toBe(200);
    expect((await browser.open(address('oidc', 'connect'))).status).toBe(403);
    await sql`insert into social_profiles (user_id, service_name, subject, username)
      values (${id}, 'oidc', ${`o-${serial}`}, 'O')`.execute(db());
    expect((await browser.post(address('oidc', 'disconnect'), {})).status).toBe(403);
    expect(await profiles(id)).toHaveLength(1);
  });

  it('is begun by a page of this site only (S8)', async () => {
    await server.site.addUser(email);
    const browser = await signedInByPassword(email);
    const from = (headers: Record<string, string>) => browser.open(address('oidc', 'connect'), { headers });
    for (const headers of [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': 'same-origin, cross-site' },
      {},
      { referer: 'https://evil.test/' },
    ] as Record<string, string>[]) {
      const visit = await from(headers);
      expect([visit.status, JSON.parse(visit.text).code], JSON.stringify(headers)).toEqual([403, 'csrf']);
    }
    expect(resultOf(await from({ 'sec-fetch-site': 'none' })).message.status).toBe('SUCCESS');
  });

  it('works, whatever the address at the service; then one can sign in there', async () => {
    const id = await server.site.addUser(email);
    const browser = await signedInByPassword(email);
    provider.person = { sub: `sub-${serial}`, email: `elsewhere${serial}@example.com`, email_verified: true };
    const visit = await popup(browser, 'oidc', 'connect');
    expect(resultOf(visit).message.callbackData?.bootstrapData?.user?.email).toBe(email);
    expect(await profiles(id)).toMatchObject([{ service_name: 'oidc', subject: `sub-${serial}` }]);
    expect((await signIn(testBrowser())).message.callbackData?.bootstrapData?.user?.id).toBe(id);
  });

  it('does not take a profile from somebody else, nor a second one of the same service', async () => {
    await signIn(testBrowser());
    const other = `other${serial}@example.com`;
    const id = await server.site.addUser(other);
    const browser = await signedInByPassword(other);
    expect(resultOf(await popup(browser, 'oidc', 'connect')).message.callbackData?.errorMessage).toBe(
      'This account is connected to another user.',
    );
    browser.cookies.delete(provider.issuer);
    provider.person = { sub: `second-${serial}`, email: other, email_verified: true };
    expect(resultOf(await popup(browser, 'oidc', 'connect')).message.status).toBe('SUCCESS');
    provider.person = { sub: `third-${serial}`, email: other, email_verified: true };
    await db().deleteFrom('attempts').execute();
    const fresh = await signedInByPassword(other);
    expect(resultOf(await popup(fresh, 'oidc', 'connect')).message.status).toBe('ERROR');
    expect(await profiles(id)).toHaveLength(1);
  });

  it('belongs to who began it, not to who is signed in when it ends', async () => {
    await server.site.addUser(email);
    const browser = await signedInByPassword(email);
    const { url } = await browser.open(address('oidc', 'connect'), { stopAt: address('oidc', 'callback') });
    const other = `other${serial}@example.com`;
    const otherId = await server.site.addUser(other);
    await browser.post(`${server.url}/auth/login`, { email: other, password: testPassword });
    expect(resultOf(await browser.open(url)).message.status).toBe('ERROR');
    expect(await profiles(otherId)).toEqual([]);
  });

  it('can be undone, but not the last way to sign in (S9)', async () => {
    const undo = (browser: TestBrowser) => browser.post(address('oidc', 'disconnect'), {});
    const browser = testBrowser();
    await signIn(browser);
    const refused = await undo(browser);
    expect([refused.status, (await answerOf(refused)).code]).toEqual([409, 'conflict']);
    await server.site.services.db
      .updateTable('users')
      .set({ password_hash: 'something' })
      .where('email', '=', email)
      .execute();
    expect((await undo(browser)).status).toBe(200);
    expect((await undo(browser)).status).toBe(404);
    expect(await profiles((await userOf(email))?.id ?? 0)).toEqual([]);
  });

  it('is one’s own: it is listed and undone for nobody else', async () => {
    const browser = testBrowser();
    await signIn(browser);
    const first = (await userOf(email))?.id ?? 0;
    const other = `beside${serial}@example.com`;
    const second = await server.site.addUser(other);
    await sql`insert into social_profiles (user_id, service_name, subject, username)
      values (${second}, 'oidc', ${`b-${serial}`}, 'B'), (${second}, 'google', ${`g-${serial}`}, 'G')`.execute(
      db(),
    );
    const me = JSON.parse((await browser.open(`${server.url}/api/v1/users/me?with=social_profiles`)).text);
    expect(me.user.social_profiles).toHaveLength(1);
    // Only what is one's own counts as another way to sign in.
    expect((await browser.post(address('oidc', 'disconnect'), {})).status).toBe(409);
    const neighbour = await signedInByPassword(other);
    expect((await neighbour.post(address('oidc', 'disconnect'), {})).status).toBe(200);
    expect((await profiles(second)).map((row) => row.service_name)).toEqual(['google']);
    expect(await profiles(first)).toHaveLength(1);
  });

  it('can be undone while another service that is on is left, also by two at once', async () => {
    const browser = testBrowser();
    await signIn(browser);
    const id = (await userOf(email))?.id ?? 0;
    await sql`insert into social_profiles (user_id, service_name, subject, username)
      values (${id}, 'google', ${`g-${serial}`}, 'G')`.execute(db());
    const answers = await Promise.all(
      ['oidc', 'google'].map((service) => browser.post(address(service, 'disconnect'), {})),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await profiles(id)).toHaveLength(1);
  });
});
