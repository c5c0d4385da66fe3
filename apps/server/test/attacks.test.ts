import { connect } from 'node:net';
import { addMusic, type TestMusic } from '@kantele/api/testing';
import { sql } from '@kantele/db';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerOf, startTestServer, type TestServer } from './harness.ts';

let server: TestServer;
let music: TestMusic;
let admin: string;

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signIn();
  music = await addMusic(server.site, { artist: 'Target', album: 'Safe' });
});
afterAll(() => server.close());

/** Everything an attack could change, as one text. */
async function fingerprint(): Promise<string> {
  const { rows } = await sql<{
    sum: string;
  }>`select md5(string_agg(t::text, '|' order by t::text)) as sum from (
    select a::text as t from artists a union all select a::text from albums a union all select k::text from tracks k
    union all select g::text from genres g union all select u::text from users u union all select r::text from roles r
    union all select s::text from settings s union all select p::text from plays p) x`.execute(
    server.site.services.db,
  );
  return rows[0]?.sum ?? '';
}

interface Case {
  method?: string;
  path: string;
  headers?: Record<string, string>;
  body?: string;
  status: number | number[];
  code?: string;
  field?: string;
}

const json = { 'content-type': 'application/json' };
const same = { 'sec-fetch-site': 'same-origin' };
const create = JSON.stringify({ display_name: 'Intruder' });

/** Ids of reliability.md, section 3. Actor: the admin's browser cookie, the most powerful one there is. */
const cases: Record<string, Case> = {
  'M1 _method on GET is ignored': { path: '/api/v1/artists?_method=DELETE', status: 200 },
  'M2 _method=GET': {
    method: 'POST',
    path: '/api/v1/genres?_method=GET',
    headers: { ...same, ...json },
    body: create,
    status: 405,
  },
  'M2 _method=TRACE': {
    method: 'POST',
    path: '/api/v1/genres?_method=TRACE',
    headers: { ...same, ...json },
    body: create,
    status: 405,
  },
  'M2 _method=FOO': {
    method: 'POST',
    path: '/api/v1/genres?_method=FOO',
    headers: { ...same, ...json },
    body: create,
    status: 405,
  },
  'M3 query and header disagree': {
    method: 'POST',
    path: '/api/v1/artists/1?_method=DELETE',
    headers: { ...same, 'x-http-method-override': 'PUT' },
    status: 400,
  },
  'M5 cross-site form with _method': {
    method: 'POST',
    path: '/api/v1/artists/1?_method=DELETE',
    headers: { 'sec-fetch-site': 'cross-site' },
    status: 403,
    code: 'csrf',
  },
  'M6 _method only in the body': {
    method: 'POST',
    path: '/api/v1/artists/1',
    headers: { ...same, ...json },
    body: '{"_method":"DELETE"}',
    status: 405,
  },
  'C1 cross-site': {
    method: 'POST',
    path: '/api/v1/genres',
    headers: { ...json, 'sec-fetch-site': 'cross-site' },
    body: create,
    status: 403,
    code: 'csrf',
  },
  'C2 foreign origin': {
    method: 'POST',
    path: '/api/v1/genres',
    headers: { ...json, origin: 'https://evil.test' },
    body: create,
    status: 403,
    code: 'csrf',
  },
  'C2 null origin': {
    method: 'POST',
    path: '/api/v1/genres',
    headers: { ...json, origin: 'null' },
    body: create,
    status: 403,
    code: 'csrf',
  },
  'C2 neither': {
    method: 'POST',
    path: '/api/v1/genres',
    headers: json,
    body: create,
    status: 403,
    code: 'csrf',
  },
  'C3 sibling host': {
    method: 'POST',
    path: '/api/v1/genres',
    headers: { ...json, 'sec-fetch-site': 'same-site' },
    body: create,
    status: 403,
    code: 'csrf',
  },
  'C7 cross-site sign-in': {
    method: 'POST',
    path: '/auth/login',
    headers: { ...json, 'sec-fetch-site': 'cross-site' },
    body: '{}',
    status: 403,
    code: 'csrf',
  },
  'C8 JSON as text': {
    method: 'POST',
    path: '/api/v1/genres',
    headers: { ...same, 'content-type': 'text/plain' },
    body: create,
    status: [415, 422],
  },
  'C8 a form': {
    method: 'POST',
    path: '/api/v1/genres',
    headers: { ...same, 'content-type': 'application/x-www-form-urlencoded' },
    body: 'display_name=x',
    status: 415,
  },
  'I1 broken JSON': {
    method: 'POST',
    path: '/api/v1/genres',
    headers: { ...same, ...json },
    body: '{"a":',
    status: 400,
  },
  'I1 null': {
    method: 'POST',
    path: '/api/v1/genres',
    headers: { ...same, ...json },
    body: 'null',
    status: 422,
  },
  'I1 list': {
    method: 'POST',
    path: '/api/v1/genres',
    headers: { ...same, ...json },
    body: '[]',
    status: 422,
  },
  'I1 two MiB': {
    method: 'POST',
    path: '/api/v1/genres',
    headers: { ...same, ...json },
    body: JSON.stringify({ display_name: 'x'.repeat(2 ** 21) }),
    status: 413,
  },
  'I1 deep': {
    method: 'POST',
    path: '/api/v1/genres',
    headers: { ...same, ...json },
    body: '['.repeat(10_000) + ']'.repeat(10_000),
    status: [400, 422],
  },
  'A26 __proto__': {
    method: 'POST',
    path: '/api/v1/genres',
    headers: { ...same, ...json },
    body: '{"__proto__":{"admin":true},"display_name":"x"}',
    status: 400,
  },
  'I2 perPage 0': { path: '/api/v1/tracks?perPage=0', status: 422, field: 'perPage' },
  'I2 perPage 101': { path: '/api/v1/tracks?perPage=101', status: 422, field: 'perPage' },
  'I2 perPage -1': { path: '/api/v1/tracks?perPage=-1', status: 422, field: 'perPage' },
  'I2 perPage 1e9': { path: '/api/v1/tracks?perPage=1e9', status: 422, field: 'perPage' },
  'I2 perPage text': { path: '/api/v1/tracks?perPage=10%3Bx', status: 422, field: 'perPage' },
  'I3 damaged cursor': { path: '/api/v1/tracks?cursor=AAAA', status: 422, field: 'cursor' },
  'I3 endless cursor': { path: `/api/v1/tracks?cursor=${'A'.repeat(10_000)}`, status: 422, field: 'cursor' },
  'I4 orderBy password': { path: '/api/v1/artists?orderBy=password', status: 422, field: 'orderBy' },
  'I4 orderBy SQL': { path: '/api/v1/artists?orderBy=name%3B--', status: 422, field: 'orderBy' },
  'I4 orderBy constructor': { path: '/api/v1/artists?orderBy=constructor', status: 422, field: 'orderBy' },
  'I6 id quote': { path: "/api/v1/artists/1'", status: 404 },
  'I6 id SQL': { path: '/api/v1/artists/1%20OR%201=1', status: 404 },
  'I6 id hex': { path: '/api/v1/artists/0x1', status: 404 },
  'I6 id exponent': { path: '/api/v1/artists/1e3', status: 404 },
  'I6 id 2^63': { path: '/api/v1/artists/9223372036854775808', status: 404 },
  'I6 id space': { path: '/api/v1/artists/%201', status: 404 },
  'I6 id of another type': { path: '/api/v1/albums/999999', status: 404 },
  'I7 twice': { path: '/api/v1/tracks?perPage=5&perPage=6', status: 422, field: 'perPage' },
  'Z3 unknown filter': { path: '/api/v1/tracks?password=a', status: 422 },
  'I13 long address': { path: `/api/v1/artists/${'1'.repeat(6_000)}`, status: [404, 414] },
  'I17 bad percent': { path: '/api/v1/artists/%ff', status: [400, 404] },
  'I17 NUL': { path: '/api/v1/artists/%00', status: [400, 404] },
  'I19 image size': { path: `/images/${'a'.repeat(32)}/100000.webp`, status: 404 },
  'I19 image hash': { path: '/images/..%2f..%2fetc/64.webp', status: 404 },
  'H9 hidden file': { path: '/.env', status: 404 },
  'H9 source map': { path: '/assets/index.js.map', status: 404 },
  'Z18 OPTIONS': { method: 'OPTIONS', path: '/api/v1/artists', status: [404, 405, 204] },
  'Z19 double slash': { path: '//api/v1/imports', status: [404, 400] },
  'C6 preflight': {
    method: 'OPTIONS',
    path: '/api/v1/genres',
    headers: { origin: 'https://evil.test', 'access-control-request-method': 'POST' },
    status: [404, 405],
  },
};

describe('an attack', () => {
  it.each(Object.entries(cases))('%s is refused and changes nothing', async (_name, attack) => {
    const before = await fingerprint();
    const path = attack.path
      .replace('/artists/1?', `/artists/${music.artistId}?`)
      .replace(/artists\/1$/, `artists/${music.artistId}`);
    const response = await server.request(path, {
      method: attack.method ?? 'GET',
      headers: { cookie: admin, ...attack.headers },
      ...(attack.body === undefined ? {} : { body: attack.body }),
    });
    const text = await response.text();
    expect([attack.status].flat()).toContain(response.status);
    expect(text).not.toMatch(/node_modules|\/work|at \w+ \(|select |password_hash/i);
    if (attack.code) expect(JSON.parse(text).code).toBe(attack.code);
    if (attack.field) expect(Object.keys(JSON.parse(text).errors)).toContain(attack.field);
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
    expect(response.headers.get('x-powered-by')).toBeNull();
    expect(await fingerprint()).toBe(before);
    expect(({} as Record<string, unknown>).admin).toBeUndefined();
  });

  it.each([
    [
      'two lengths',
      'POST /api/v1/genres HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\nContent-Length: 5\r\n\r\nabc',
    ],
    [
      'length and chunks',
      'POST /api/v1/genres HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    ],
    ['a space before the colon', 'GET /healthz HTTP/1.1\r\nHost : x\r\n\r\n'],
    [
      'a negative chunk',
      'POST /api/v1/genres HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n-1\r\n\r\n',
    ],
    ['headers without end', `GET /healthz HTTP/1.1\r\nHost: x\r\nX-A: ${'a'.repeat(100_000)}\r\n\r\n`],
  ])('on the protocol (%s) closes the connection', async (_name, bytes) => {
    const { port, hostname } = new URL(server.url);
    const answer = await new Promise<string>((done) => {
      let text = '';
      const socket = connect(Number(port), hostname, () => socket.write(bytes));
      socket.on('data', (chunk) => {
        text += chunk.toString();
      });
      socket.on('error', () => done(text));
      socket.on('close', () => done(text));
    });
    expect(answer).toMatch(/^HTTP\/1\.1 4(00|31)/);
  });
});

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
