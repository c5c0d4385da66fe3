import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createTestDatabase, type TestDatabase } from '@kantele/db/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readInbox } from '../src/mail/inbox.ts';
import { answerOf, eventually } from './harness.ts';
import { cookiesOf } from './http-accounts.ts';

/** What the server is given to keep to itself. */
const given = {
  adminPassword: 'canary admin password',
  secretKey: 'canary-secret-key-of-more-than-32-letters',
  metricsToken: 'canary-metrics-token',
  smtpPassword: 'canary-smtp-password',
  socialSecret: 'canary-social-secret',
  wrongPassword: 'canary wrong password',
  firstPassword: 'canary first password',
  nextPassword: 'canary next password',
  email: 'canary.person@example.com',
  code: 'canary-code-of-a-provider',
  state: 'canary-state-of-a-provider',
  madeUpToken: 'ktl_pat_canary',
};

const dataDir = mkdtempSync(join(tmpdir(), 'kantele-canary-'));
let database: TestDatabase;
let child: ChildProcess;
let output = '';
let url = '';
beforeAll(async () => {
  database = await createTestDatabase();
  const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));
  child = spawn(process.execPath, ['--import', 'tsx', main], {
    cwd: fileURLToPath(new URL('../../..', import.meta.url)),
    env: {
      PATH: process.env.PATH ?? '',
      NODE_ENV: 'production',
      LOG_LEVEL: 'trace',
      SEED: 'none',
      PORT: '0',
      HOST: '127.0.0.1',
      DATABASE_URL: database.url,
      DATA_DIR: dataDir,
      MAIL_INBOX: 'true',
      ADMIN_PASSWORD: given.adminPassword,
      SECRET_KEY: given.secretKey,
      METRICS_TOKEN: given.metricsToken,
    },
  });
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
  url = await eventually(async () => /Kantele is at (http:\/\/\S+)/.exec(output)?.[1] ?? null, 60_000);
});
afterAll(async () => {
  child.kill('SIGKILL');
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Everything that was answered, apart from the one answer that shows a new token. */
let answered = '';
async function ask(method: string, path: string, headers: Record<string, string> = {}, body?: unknown) {
  const response = await fetch(url + path, {
    method,
    redirect: 'manual',
    headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json', ...headers },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  if (path !== '/api/v1/access-tokens') answered += await response.clone().text();
  return response;
}

/** Signs in and out, registers, makes a token, resets a password, and does all of it wrong too. */
async function live(): Promise<Record<string, string>> {
  const { email, firstPassword, nextPassword, wrongPassword } = given;
  const admin = 'admin@example.com';
  await ask('POST', '/auth/login', {}, { email: admin, password: wrongPassword });
  await ask('POST', '/auth/login', {}, `{"email":"${admin}","password":"${wrongPassword}"`);
  const login = cookiesOf(
    await ask('POST', '/auth/login', {}, { email: admin, password: given.adminPassword }),
  );
  const { sid = '', 'XSRF-TOKEN': xsrf = '', 'be-device': device = '' } = login;
  const session = { cookie: `sid=${sid}; XSRF-TOKEN=${xsrf}; be-device=${device}`, 'x-xsrf-token': xsrf };
  const values = {
    'human_check.kind': 'off',
    'social.google.enable': true,
    'social.google.client_id': 'client',
    'social.google.client_secret': given.socialSecret,
  };
  await ask('PUT', '/api/v1/settings', session, { values });
  const account = { email, password: firstPassword, password_confirmation: firstPassword };
  const person = cookiesOf(await ask('POST', '/auth/register', {}, account));
  const own = { cookie: `sid=${person.sid}` };
  await ask('POST', '/auth/register', {}, account);
  const made = await answerOf(await ask('POST', '/api/v1/access-tokens', own, { tokenName: 'canary' }));
  const token = String(made.plainTextToken);
  await ask('GET', '/api/v1/users/me', { authorization: `Bearer ${token}` });
  await ask('GET', '/api/v1/users/me', { authorization: `Bearer ${given.madeUpToken}` });
  await ask('GET', `/api/v1/users/me?access_token=${token}`);
  await ask('GET', `/trpc/users.get?input=${encodeURIComponent(JSON.stringify({ id: 'me', token }))}`);
  await ask('GET', `/secure/auth/social/google/callback?code=${given.code}&state=${given.state}`);
  await ask('POST', '/auth/forgot-password', {}, { email });
  const link = await eventually(async () => {
    const mails = await readInbox(join(dataDir, 'inbox'));
    return /password\/reset\/([\w-]+)/.exec(mails[0]?.mail.text ?? '')?.[1] ?? null;
  });
  await ask('GET', `/password/reset/${link}?email=${encodeURIComponent(email)}`, { accept: 'text/html' });
  const reset = { token: link, email, password: nextPassword, password_confirmation: nextPassword };
  await ask('POST', '/auth/reset-password', {}, { ...reset, password_confirmation: wrongPassword });
  await ask('POST', '/auth/reset-password', {}, reset);
  await ask('POST', '/auth/login', {}, { email, password: nextPassword });
  await ask('GET', '/metrics', { authorization: `Bearer ${given.metricsToken}` });
  // A mail server that is not there: jobs and trials fail with all they know.
  const smtp = { 'mail.smtp.host': '127.0.0.1', 'mail.smtp.port': 1, 'mail.from_address': 'a@example.com' };
  const login2 = { 'mail.smtp.username': 'mailer', 'mail.smtp.password': given.smtpPassword };
  await ask('PUT', '/api/v1/settings', session, { values: { ...smtp, ...login2 } });
  await ask('POST', '/api/v1/settings/test-mail', session, { to: email });
  await ask('POST', '/auth/forgot-password', {}, { email });
  await eventually(async () => (/ECONNREFUSED/.test(output) ? true : null));
  await ask('GET', '/', session);
  await ask('POST', '/auth/logout', session, {});
  return { session: sid, pair: xsrf, device, person: person.sid ?? '', token, link };
}

describe('the log of a server', () => {
  it('and what it answers hold none of the secrets that went through it', async () => {
    const learned = await live();
    const ended = new Promise((done) => child.once('exit', done));
    child.kill('SIGTERM');
    await ended;
    expect(output).toContain('"route":"/auth/login"');
    expect(output.split('\n').length).toBeGreaterThan(20);
    const secrets = { ...given, ...learned };
    for (const [name, secret] of Object.entries(secrets)) expect(secret.length, name).toBeGreaterThan(10);
    const found = (text: string) =>
      Object.entries(secrets).flatMap(([name, secret]) =>
        [secret, encodeURIComponent(secret), Buffer.from(secret).toString('base64')].some((form) =>
          text.includes(form),
        )
          ? [name]
          : [],
      );
    expect(found(output)).toEqual([]);
    // A person sees his own address.
    expect(found(answered)).toEqual(['email']);
  });
});
