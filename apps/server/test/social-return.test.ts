import { sql } from '@kantele/db';
import { beforeEach, describe, expect, it } from 'vitest';
import { freePort } from './bare-server.ts';
import { type TestBrowser, testBrowser } from './browser.ts';
import { startForgingProvider } from './identity-providers.ts';
import {
  address,
  db,
  forger,
  popup,
  provider,
  resultOf,
  server,
  sessionOf,
  settings,
  signIn,
  userOf,
  useSocialBench,
} from './social-bench.ts';

useSocialBench();

describe('the way back', () => {
  /** The address the provider would send the browser back to. */
  async function answer(browser: TestBrowser, service = 'oidc') {
    return (await browser.open(address(service, 'login'), { stopAt: address(service, 'callback') })).url;
  }
  const refusedAt = async (browser: TestBrowser, url: string) => {
    const before = await db().selectFrom('users').select(db().fn.countAll().as('count')).executeTakeFirst();
    const { message } = resultOf(await browser.open(url));
    expect(message.status).toBe('ERROR');
    expect(await sessionOf(browser)).toBeNull();
    expect(await db().selectFrom('users').select(db().fn.countAll().as('count')).executeTakeFirst()).toEqual(
      before,
    );
  };

  it('without a state leads nowhere (S1)', async () => {
    const browser = testBrowser();
    const url = new URL(await answer(browser));
    url.searchParams.delete('state');
    await refusedAt(browser, url.href);
    await refusedAt(testBrowser(), `${address('oidc', 'callback')}?code=x`);
  });

  it('with the state of another browser leads nowhere, and does not use it up (S2)', async () => {
    const browser = testBrowser();
    const url = await answer(browser);
    await refusedAt(testBrowser(), url);
    const stranger = testBrowser();
    await answer(stranger);
    await refusedAt(stranger, url);
    expect(resultOf(await browser.open(url)).message.status).toBe('SUCCESS');
  });

  it('can be gone once (S3)', async () => {
    const browser = testBrowser();
    const url = await answer(browser);
    expect(resultOf(await browser.open(url)).message.status).toBe('SUCCESS');
    await browser.post(`${server.url}/auth/logout`, {});
    await refusedAt(browser, url);
  });

  it('of one provider is not that of another (S4)', async () => {
    const browser = testBrowser();
    const url = (await answer(browser)).replace('/oidc/', '/google/');
    await refusedAt(browser, url);
    await refusedAt(browser, url.replace('/google/', '/oidc/'));
  });

  it('is closed after ten minutes', async () => {
    const browser = testBrowser();
    const url = await answer(browser);
    await sql`update social_attempts set expires_at = now() - interval '1 second'`.execute(db());
    await refusedAt(browser, url);
  });

  it('keeps only hashes of what it was opened with', async () => {
    const browser = testBrowser();
    const state = new URL(await answer(browser)).searchParams.get('state') ?? 'none';
    const mark = browser.cookies.get(server.url)?.get('social') ?? 'none';
    const { rows } = await sql<{ text: string }>`select a::text as text from social_attempts a`.execute(db());
    expect(rows.length).toBeGreaterThan(0);
    for (const secret of [state, mark]) expect(JSON.stringify(rows)).not.toContain(secret);
  });

  it('uses proof keys, a nonce and the right scopes', async () => {
    const { url } = await testBrowser().open(address('oidc', 'login'), { stopAt: provider.issuer });
    const params = Object.fromEntries(new URL(url).searchParams);
    expect(params).toMatchObject({
      client_id: 'kantele',
      response_type: 'code',
      scope: 'openid email profile',
      code_challenge_method: 'S256',
      redirect_uri: address('oidc', 'callback'),
    });
    expect(params.code_challenge).toMatch(/^[\w-]{43}$/);
    expect(params.nonce).toMatch(/^[\w-]{43}$/);
    expect(params.state).toMatch(/^[\w-]{43}$/);
  });
});

describe('an ID token', () => {
  beforeEach(async () => {
    forger.forgery = {};
    forger.asked.length = 0;
    await settings({ 'social.oidc.issuer': forger.issuer, 'social.oidc.client_secret': 'canary' });
    await db().deleteFrom('users').where('email', '=', 'mallory@example.com').execute();
  });

  it('is believed when all of it is right', async () => {
    expect((await signIn(testBrowser())).message.status).toBe('SUCCESS');
  });

  const past = Math.floor(Date.now() / 1_000) - 7_200;
  const unsigned = (token: string) => {
    const head = Buffer.from('{"alg":"none"}').toString('base64url');
    return `${head}.${token.split('.')[1]}.`;
  };
  it.each([
    ['without a signature', { token: unsigned }],
    ['signed by another key', { stranger: true }],
    ['signed by another key of the same name', { stranger: true, header: { alg: 'RS256', kid: 'own' } }],
    ['for somebody else', { claims: { aud: 'other' } }],
    ['for somebody else too', { claims: { aud: ['kantele', 'other'] } }],
    ['of another provider', { claims: { iss: 'https://accounts.google.com' } }],
    ['of another sign-in', { claims: { nonce: 'x' } }],
    ['of no sign-in', { claims: { nonce: undefined } }],
    ['that is over', { claims: { exp: past, iat: past - 300 } }],
    ['without an end', { claims: { exp: undefined } }],
    ['without a person', { claims: { sub: undefined } }],
    ['that is no token', { token: () => 'nonsense' }],
    ['cut short', { token: (token: string) => token.slice(0, -8) }],
  ])('%s is not (S5)', async (_name, forgery) => {
    forger.forgery = forgery;
    const browser = testBrowser();
    const visit = await popup(browser);
    expect(resultOf(visit).message.status).toBe('ERROR');
    expect(await sessionOf(browser)).toBeNull();
    expect(await userOf('mallory@example.com')).toBeUndefined();
  });

  it('that names keys elsewhere is checked by the provider’s own (S5)', async () => {
    const jku = `${forger.issuer}/foreign-keys`;
    forger.forgery = { stranger: true, header: { alg: 'RS256', kid: 'foreign', jku, x5u: jku } };
    expect((await signIn(testBrowser())).message.status).toBe('ERROR');
    expect(forger.asked).not.toContain('/foreign-keys');
  });

  it('is not read at all when the provider calls itself something else', async () => {
    const other = await startForgingProvider(await freePort(), 'kantele');
    other.forgery = { discovery: { issuer: 'https://accounts.google.com' } };
    await settings({ 'social.oidc.issuer': other.issuer, 'social.oidc.client_secret': 'canary' });
    expect((await signIn(testBrowser())).message.status).toBe('ERROR');
    expect(other.asked).not.toContain('/token');
    await other.close();
  });
});
