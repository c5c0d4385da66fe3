import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from './harness.ts';

let server: TestServer;
let admin: string;
beforeAll(async () => {
  server = await startTestServer({ cachedPages: false });
  admin = await server.signIn();
});
afterAll(() => server.close());

/** Every page of the application, as the router knows it. */
const tree = readFileSync(new URL('../../web/src/routeTree.gen.ts', import.meta.url), 'utf8');
const pages = [...new Set([...tree.matchAll(/fullPath: '([^']+)'/g)].map(([, path = '/']) => path))].sort();

const values = [
  '0',
  '-1',
  '1e9',
  '99999999999999999999',
  '%00',
  '%0d%0a',
  '..%2f..',
  '%E0%A4%A',
  '%ED%A0%80',
  '%F0%9F%8E%B5',
  '__proto__',
  '%3Cscript%3E',
  'a'.repeat(900),
];
const searches = [
  'cursor=x',
  'cursor=%00&sort=%00&type=%00&tab=%00&q=%00&dir=x&genre=-1&artist=x',
  'cursor[]=1&q=1&q=2',
];

const addresses = pages.flatMap((page) =>
  page.includes('$')
    ? values.map((value) => page.replace(/\$\w*/g, value))
    : searches.map((search) => `${page}?${search}`),
);

it.each([
  ['a guest', () => undefined],
  ['an admin', () => admin],
])('no address of a page breaks it for %s', async (_, cookieOf) => {
  expect(pages.length).toBeGreaterThan(90);
  const cookie = cookieOf();
  const broken: string[] = [];
  for (const address of cookie ? addresses.filter((_address, index) => index % 2 === 0) : addresses) {
    const response = await server.request(address, {
      headers: { accept: 'text/html', ...(cookie ? { cookie } : {}) },
    });
    const text = await response.text();
    const isPage = response.status < 300 || response.status === 404 || response.status === 403;
    if (response.status >= 500 || (isPage && !text.includes('<title>')))
      broken.push(`${response.status} ${address}`);
  }
  expect(broken).toEqual([]);
  expect(server.errors).toEqual([]);
});

it('an address that begins with two slashes, as that of another site, is no page', async () => {
  for (const address of ['//evil.example', '//evil.example/albums', '///albums']) {
    const { status, headers } = await server.request(address, { headers: { accept: 'text/html' } });
    expect([status, headers.get('location')]).toEqual([404, null]);
    expect(headers.get('content-type')).toContain('application/json');
  }
});
