import { sql } from '@kantele/db';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerOf, startTestServer, type TestServer } from './harness.ts';

const json = { 'content-type': 'application/json' };
const same = { 'sec-fetch-site': 'same-origin' };

let server: TestServer;
let admin: string;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signIn();
});
afterAll(() => server.close());

describe('sign-in', () => {
  const login = (body: unknown) =>
    server.request('/auth/login', { method: 'POST', headers: json, body: JSON.stringify(body) });

  it('says the same of unknown addresses, wildcards and wrong passwords', async () => {
    const answers = await Promise.all(
      ['admin@example.com', 'nobody@nowhere.test', '%', 'a%'].map(async (email) => {
        const response = await login({ email, password: 'wrong' });
        return JSON.stringify({ ...(await answerOf(response)), requestId: '' });
      }),
    );
    expect(new Set(answers).size).toBe(1);
    expect(answers[0]).toContain('These credentials do not match our records.');
  });

  it('gives a cookie scripts cannot read, and a new one each time', async () => {
    const response = await login({ email: 'admin@example.com', password: 'correct horse battery' });
    const [cookie = ''] = response.headers.getSetCookie();
    expect(cookie).toMatch(/^sid=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
    const short = await login({
      email: 'admin@example.com',
      password: 'correct horse battery',
      remember: false,
    });
    expect(short.headers.getSetCookie()[0]).not.toContain('Max-Age');
    expect(cookie.split(';')[0]).not.toBe(admin);
    const { rows } = await sql<{ id_hash: string }>`select id_hash from sessions`.execute(
      server.site.services.db,
    );
    for (const { id_hash } of rows) expect(cookie).not.toContain(id_hash);
  });

  it('out ends the session for good', async () => {
    const response = await login({ email: 'admin@example.com', password: 'correct horse battery' });
    const cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const imports = () => server.request('/api/v1/imports', { headers: { cookie } });
    expect((await imports()).status).toBe(200);
    await server.request('/auth/logout', { method: 'POST', headers: { cookie, ...same } });
    expect((await imports()).status).toBe(401);
  });

  it('is limited for one address', async () => {
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 12; attempt += 1) {
      statuses.push((await login({ email: `guess${attempt}@example.com`, password: 'x' })).status);
    }
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('trpc', () => {
  it('takes at most ten calls in a batch', async () => {
    const paths = Array.from({ length: 11 }, () => 'genres.list').join(',');
    const input = encodeURIComponent(
      JSON.stringify(Object.fromEntries(Array.from({ length: 11 }, (_, index) => [index, {}]))),
    );
    expect((await server.request(`/trpc/${paths}?batch=1&input=${input}`)).status).toBe(400);
  });

  it('shows no stack and no internal message', async () => {
    const response = await server.request('/trpc/artists.get?input=%7B%22id%22%3A999999%7D');
    const text = await response.text();
    expect(response.status).toBe(404);
    expect(text).not.toMatch(/stack|node_modules/);
    expect(JSON.parse(text).error.data.appCode).toBe('not_found');
  });
});
