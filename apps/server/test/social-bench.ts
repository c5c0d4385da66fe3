import { forgetSite } from '@kantele/api/server';
import { testPassword } from '@kantele/api/testing';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { type BareServer, freePort, startBareServer } from './bare-server.ts';
import { type TestBrowser, testBrowser, type Visit } from './browser.ts';
import {
  type ForgingProvider,
  type PlainTestProvider,
  startForgingProvider,
  startOpenIdProvider,
  startPlainProvider,
  type TestProvider,
} from './identity-providers.ts';

/** A server and three providers for the tests of one file, and what people do with them. */

export let server: BareServer;
/** A real OpenID provider. */
export let provider: TestProvider;
/** One that signs whatever it is told to. */
export let forger: ForgingProvider;
/** One that knows no OpenID. */
export let plain: PlainTestProvider;
/** Of the person of this test, who is about to sign in at the real one. */
export let email: string;
export let serial = 0;

const secrets = { oidc: 'canary-secret-of-the-client', google: 'canary-secret-of-google' };

/** Starts everything before the tests of a file, and makes a new person before each of them. */
export function useSocialBench(): void {
  beforeAll(async () => {
    server = await startBareServer();
    const callback = (service: string) => address(service, 'callback');
    provider = await startOpenIdProvider(await freePort(), [
      { client_id: 'kantele', client_secret: secrets.oidc, redirect_uris: [callback('oidc')] },
      {
        client_id: 'kantele-google',
        client_secret: secrets.google,
        redirect_uris: [callback('google')],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ]);
    forger = await startForgingProvider(await freePort(), 'kantele');
    plain = await startPlainProvider(await freePort());
  });
  afterAll(async () => {
    await Promise.all([provider.close(), forger.close(), plain.close()]);
    await server.close();
  });
  beforeEach(newPerson);
}

async function newPerson() {
  serial += 1;
  email = `person${serial}@example.com`;
  provider.person = {
    sub: `sub-${serial}`,
    email,
    email_verified: true,
    preferred_username: `Person ${serial}`,
  };
  await db().deleteFrom('settings').execute();
  await db().deleteFrom('attempts').execute();
  forgetSite(db());
  await settings({
    'social.oidc.enable': true,
    'social.oidc.issuer': provider.issuer,
    'social.oidc.client_id': 'kantele',
    'social.oidc.client_secret': secrets.oidc,
    'social.google.enable': true,
    'social.google.client_id': 'kantele-google',
    'social.google.client_secret': secrets.google,
    'social.google.endpoints': { issuer: provider.issuer },
  });
}

export const db = () => server.site.services.db;
export const settings = async (values: Record<string, unknown>) =>
  (await server.site.user()).settings.update({ values });

/** What the popup holds for the page that opened it. */
export interface Result {
  message: {
    type: string;
    status: string;
    callbackData?: { errorMessage?: string; bootstrapData?: { user: { email: string; id: number } | null } };
  };
  origin: string;
  next: string;
}

export function resultOf({ text }: Visit): Result {
  const found = /<script type="application\/json" id="result">(.*?)<\/script>/s.exec(text)?.[1];
  if (!found) throw new Error(`This page has no result: ${text.slice(0, 300)}`);
  return JSON.parse(found);
}

export const address = (service: string, step: string) =>
  `${server.url}/secure/auth/social/${service}/${step}`;
export const popup = (browser: TestBrowser, service = 'oidc', step = 'login') =>
  browser.open(address(service, step));
export const signIn = async (browser: TestBrowser, service = 'oidc') =>
  resultOf(await popup(browser, service));
export const connect = (browser: TestBrowser, password: string, data: object = {}) =>
  browser.post(`${server.url}/secure/auth/social/connect`, { password, ...data });

export const userOf = (mail: string) =>
  db().selectFrom('users').selectAll().where('email', '=', mail).executeTakeFirst();
export const profiles = (userId: number) =>
  db().selectFrom('social_profiles').selectAll().where('user_id', '=', userId).execute();

/** Who a browser is signed in as. */
export async function sessionOf(browser: TestBrowser): Promise<{ email: string } | null> {
  const response = await browser.open(`${server.url}/api/v1/bootstrap-data`);
  const { data } = JSON.parse(response.text);
  return JSON.parse(Buffer.from(data, 'base64').toString()).user;
}

export async function signedInByPassword(mail: string): Promise<TestBrowser> {
  const browser = testBrowser();
  const response = await browser.post(`${server.url}/auth/login`, { email: mail, password: testPassword });
  expect(response.status).toBe(200);
  return browser;
}
