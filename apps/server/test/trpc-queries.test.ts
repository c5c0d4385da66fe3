import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from './harness.ts';
import { newPerson } from './http-accounts.ts';

let server: TestServer;
let cookie: string;
beforeAll(async () => {
  server = await startTestServer();
  ({ cookie } = await newPerson(server));
});
afterAll(() => server.close());

const input = (value: unknown) => `input=${encodeURIComponent(JSON.stringify(value))}`;
const cases: Record<string, string> = {
  'one query': `albums.list?${input({ per_page: 2 })}`,
  'one without input': 'genres.list',
  'a batch': `albums.list,tracks.list?batch=1&${input({ 0: { per_page: 1 }, 1: {} })}`,
  'a batch without input': 'settings.bootstrap?batch=1',
  'what is not there': `albums.get?${input({ id: 99_999 })}`,
  'input that is refused': `albums.list?${input({ per_page: 'many' })}`,
  'no input where one is needed': 'albums.get',
  'what one may not': 'users.list',
  'a batch of which some fails': `albums.list,users.list,albums.get?batch=1&${input({ 2: { id: 99_999 } })}`,
  'a batch of which all fails': 'users.list,roles.list?batch=1',
};

/** Status, headers and body; the id of the request is another each time. */
async function answerOf(path: string, own?: string) {
  const response = await server.request(`/trpc/${path}`, { headers: own ? { cookie: own } : {} });
  const headers = ['content-type', 'cache-control', 'vary', 'allow', 'retry-after'].map((name) => [
    name,
    response.headers.get(name)?.split(';')[0],
  ]);
  const text = (await response.text()).replaceAll(/"requestId":"[^"]+"/g, '');
  return { status: response.status, headers, body: JSON.parse(text.replaceAll(',}', '}')) };
}

describe('queries of the web application', () => {
  // A parameter that means nothing sends a request the long way.
  const byAdapter = (path: string) => `${path}${path.includes('?') ? '&' : '?'}other=1`;

  it.each(Object.entries(cases))('are answered as by tRPC’s adapter: %s', async (_, path) => {
    for (const own of [undefined, cookie])
      expect(await answerOf(path, own)).toEqual(await answerOf(byAdapter(path), own));
  });

  it.each([
    ['an unknown name', 'albums.none', 404],
    ['a name of every object', 'constructor', 404],
    ['a mutation', 'auth.logout', 405],
    ['input that is no JSON', 'albums.list?input={', 400],
    ['more than ten', `${Array(11).fill('genres.list').join(',')}?batch=1`, 400],
  ])('leave to the adapter %s', async (_, path, status) => {
    expect((await server.request(`/trpc/${path}`)).status).toBe(status);
  });
});
