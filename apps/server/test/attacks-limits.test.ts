import { createHash } from 'node:crypto';
import { testPassword } from '@kantele/api/testing';
import { sql } from '@kantele/db';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from './harness.ts';
import { cookiesOf, newPerson, putSettings, send } from './http-accounts.ts';
import { type Proxied, startProxied } from './http-accounts-proxy.ts';

let server: TestServer;
let proxied: Proxied;
beforeAll(async () => {
  server = await startTestServer({ inbox: true });
  proxied = await startProxied(server);
  await putSettings(server, {
    'human_check.kind': 'off',
    'social.google.enable': true,
    'social.google.client_id': 'client',
    'social.google.client_secret': 'secret',
  });
});
afterAll(async () => {
  await proxied.app.close();
  await server.close();
});
beforeEach(() => sql`truncate attempts`.execute(server.site.services.db));

/** Statuses of the same request sent again and again. */
async function repeated(times: number, ask: (time: number) => Promise<Response>): Promise<number[]> {
  const statuses: number[] = [];
  for (let time = 0; time < times; time += 1) {
    const response = await ask(time);
    statuses.push(response.status);
    if (response.status === 429) {
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(await response.json()).toMatchObject({ code: 'rate_limited' });
    }
  }
  return statuses;
}
const times = (count: number, status: number) => Array.from({ length: count }, () => status);
const wrong = 'not the password';
const queued = async (job: string) => {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = ${job}`.execute(
    server.site.services.db,
  );
  return rows[0]?.n ?? 0;
};

describe('guessing passwords', () => {
  it('from one address stops after ten a minute, for every account and the right password too', async () => {
    const ip = '203.0.113.7';
    const statuses = await repeated(11, (time) =>
      proxied.post('/auth/login', { email: `guess${time}@example.com`, password: wrong }, { ip }),
    );
    expect(statuses).toEqual([...times(10, 422), 429]);
    const right = { email: 'admin@example.com', password: testPassword };
    expect((await proxied.post('/auth/login', right, { ip })).status).toBe(429);
    expect((await proxied.post('/auth/login', right)).status).toBe(200);
  });

  it('of one account from many addresses stops after twenty, and does not lock its owner’s browser out', async () => {
    const { email } = await newPerson(server);
    const known = cookiesOf(await proxied.post('/auth/login', { email, password: testPassword }));
    const statuses = await repeated(21, () => proxied.post('/auth/login', { email, password: wrong }));
    expect(statuses).toEqual([...times(20, 422), 429]);
    const right = { email, password: testPassword };
    expect((await proxied.post('/auth/login', right)).status).toBe(429);
    const cookie = `be-device=${known['be-device']}`;
    expect((await proxied.post('/auth/login', right, { headers: { cookie } })).status).toBe(200);
    // The browser of somebody else is no better than a strange one.
    const other = await newPerson(server);
    const foreign = cookiesOf(
      await proxied.post('/auth/login', { email: other.email, password: testPassword }),
    );
    const headers = { cookie: `be-device=${foreign['be-device']}` };
    expect((await proxied.post('/auth/login', right, { headers })).status).toBe(429);
  });

  it('in spelling variants of one address counts as one', async () => {
    const { email } = await newPerson(server);
    const spellings = [email, email.toUpperCase(), ` ${email} `, email.replace('p', 'P')];
    const statuses = await repeated(21, (time) =>
      proxied.post('/auth/login', { email: spellings[time % 4], password: wrong }),
    );
    expect(statuses.at(-1)).toBe(429);
  });

  it('in one batch of procedures counts each', async () => {
    const calls = Array.from({ length: 10 }, (_, index) => index);
    const batch = Object.fromEntries(
      calls.map((index) => [index, { email: 'admin@example.com', password: wrong }]),
    );
    const path = `/trpc/${calls.map(() => 'auth.login').join(',')}?batch=1`;
    const ip = '203.0.113.8';
    expect((await proxied.post(path, batch, { ip })).status).toBe(422);
    expect(
      (await proxied.post('/auth/login', { email: 'x@example.com', password: wrong }, { ip })).status,
    ).toBe(429);
  });

  it('behind an address a stranger names himself is counted by the true one', async () => {
    // This server trusts no proxy: the header is what anybody may write.
    const statuses = await repeated(11, (time) =>
      send(server, 'POST', '/auth/login', {
        body: { email: `guess${time}@example.com`, password: wrong },
        headers: { 'x-forwarded-for': `198.18.0.${time}` },
      }),
    );
    expect(statuses.at(-1)).toBe(429);
  });

  it('of a session’s own account stops after five', async () => {
    const { cookie } = await newPerson(server);
    const body = { password: wrong };
    const statuses = await repeated(6, () =>
      send(server, 'POST', '/auth/confirm-password', { cookie, body }),
    );
    expect(statuses).toEqual([...times(5, 422), 429]);
  });

  it('to connect a profile from elsewhere stops after five', async () => {
    const { id, email } = await newPerson(server);
    const browser = 'c'.repeat(43);
    const browser_hash = createHash('sha256').update(browser).digest('hex');
    await server.site.services.db
      .insertInto('social_attempts')
      .values({
        state_hash: `pending ${browser_hash}`,
        service_name: 'google',
        intent: 'login',
        user_id: id,
        browser_hash,
        verifier: '',
        nonce: '',
        expires_at: new Date(Date.now() + 600_000),
        profile: JSON.stringify({ subject: '9', username: 'Ada', email }),
      })
      .execute();
    const sent = { cookie: `social=${browser}`, body: { password: wrong } };
    const statuses = await repeated(6, () => send(server, 'POST', '/secure/auth/social/connect', sent));
    expect(statuses).toEqual([...times(5, 422), 429]);
  });
});

describe('mails', () => {
  it.each([
    ['/auth/forgot-password', 'auth.send-reset'],
    ['/auth/email/verification-notification', 'auth.send-verification'],
  ])('of %s go to one address three times an hour, and the answer is always the same', async (path, job) => {
    const { email } = await newPerson(server);
    const before = await queued(job);
    const answers = new Set<string>();
    const statuses = await repeated(6, async () => {
      const response = await proxied.post(path, { email });
      answers.add(await response.clone().text());
      return response;
    });
    expect(statuses).toEqual(times(6, 200));
    expect(answers.size).toBe(1);
    expect(await queued(job)).toBe(before + 3);
  });

  it('are not a cannon: one visitor asks for twenty an hour at most', async () => {
    const ip = '203.0.113.9';
    const statuses = await repeated(21, (time) =>
      proxied.post('/auth/forgot-password', { email: `victim${time}@example.com` }, { ip }),
    );
    expect(statuses).toEqual([...times(20, 200), 429]);
  });
});

describe('accounts', () => {
  it('are made ten times an hour by one visitor at most', async () => {
    const ip = '203.0.113.10';
    const password = 'a long enough phrase';
    const statuses = await repeated(11, (time) =>
      proxied.post(
        '/auth/register',
        { email: `many${time}@example.com`, password, password_confirmation: password },
        { ip },
      ),
    );
    expect(statuses).toEqual([...times(10, 200), 429]);
  });

  it('cannot be opened by trying reset links: twenty in a quarter of an hour', async () => {
    const ip = '203.0.113.11';
    const password = 'a long enough phrase';
    const statuses = await repeated(21, (time) =>
      proxied.post(
        '/auth/reset-password',
        { token: `guess${time}`, email: 'admin@example.com', password, password_confirmation: password },
        { ip },
      ),
    );
    expect(statuses).toEqual([...times(20, 422), 429]);
  });
});
