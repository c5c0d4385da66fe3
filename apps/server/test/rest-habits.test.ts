import { testPassword } from '@kantele/api/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerOf, startTestServer, type TestServer } from './harness.ts';
import { newPerson, send } from './http-accounts.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const phrase = 'a long enough phrase';

/** Somebody only a token or a bare script knows: no settings of the site were touched. */
describe('registering on a new site', () => {
  it('takes what is documented and nothing else', async () => {
    const body = { email: 'first@example.com', password: phrase, password_confirmation: phrase };
    const response = await send(server, 'POST', '/auth/register', { body });
    expect([response.status, (await answerOf(response)).status]).toEqual([200, 'success']);
  });
});

describe('a confirmation that differs', () => {
  it.each([
    ['auth/register', { email: 'x@example.com', password: phrase }, 'password_confirmation'],
    [
      'auth/reset-password',
      { email: 'x@example.com', token: 'x', password: phrase },
      'password_confirmation',
    ],
    [
      'users/me/password/change',
      { current_password: testPassword, new_password: phrase },
      'new_password_confirmation',
    ],
  ])('is refused on the confirmation by %s', async (path, body, field) => {
    const { cookie } = path.startsWith('users/') ? await newPerson(server) : { cookie: undefined };
    const sent = { cookie, body: { ...body, [field]: 'something else' } };
    const response = await send(server, 'POST', `/api/v1/${path}`, sent);
    expect([response.status, Object.keys((await answerOf(response)).errors ?? {})]).toEqual([422, [field]]);
  });
});

describe('the permissions of a user', () => {
  it('are the same list wherever they are answered', async () => {
    const { email, cookie, id } = await newPerson(server, { permissions: ['artists.manage'] });
    const names = (user: unknown) =>
      (user as { permissions: { name: string }[] }).permissions.map(({ name }) => name).sort();
    const userAt = async (path: string, by = cookie) =>
      (await answerOf(await send(server, 'GET', `/api/v1/${path}`, { cookie: by }))).user;
    const login = await send(server, 'POST', '/auth/login', { body: { email, password: testPassword } });
    const { bootstrapData } = (await login.json()) as { bootstrapData: { user: unknown } };
    const { data } = (await (await send(server, 'GET', '/api/v1/bootstrap-data', { cookie })).json()) as {
      data: string;
    };
    const expected = names(bootstrapData.user);
    expect(expected).toEqual(expect.arrayContaining(['artists.manage', 'music.view']));
    expect(names(JSON.parse(Buffer.from(data, 'base64').toString()).user)).toEqual(expected);
    expect(names(await userAt('users/me'))).toEqual(expected);
    expect(names(await userAt(`users/${id}`))).toEqual(expected);
    expect(names(await userAt(`users/${id}`, await server.signIn()))).toEqual(expected);
  });
});

describe('deleting one’s account', () => {
  it.each([
    ['in the query', 'DELETE', 'users/me?deleteCurrentUser=true', undefined],
    ['in the body', 'DELETE', 'users/me', { deleteCurrentUser: true }],
    ['in the body of a POST', 'POST', 'users/me?_method=DELETE', { deleteCurrentUser: true }],
  ])('is confirmed %s', async (_where, method, path, body) => {
    const { id, cookie } = await newPerson(server);
    const silent = await send(server, method, `/api/v1/${path.replace('deleteCurrentUser=true', '')}`, {
      cookie,
    });
    expect([silent.status, Object.keys((await answerOf(silent)).errors ?? {})]).toEqual([
      422,
      ['deleteCurrentUser'],
    ]);
    expect((await send(server, method, `/api/v1/${path}`, { cookie, body })).status).toBe(200);
    const { db } = server.site.services;
    expect(await db.selectFrom('users').select('id').where('id', '=', id).execute()).toEqual([]);
  });
});

describe('a query', () => {
  const get = (path: string, cookie?: string) => send(server, 'GET', `/api/v1/${path}`, { cookie });

  it.each(['per_page', 'perPage'])('asks for the size of a page by %s', async (name) => {
    expect(await (await get(`artists?${name}=7`)).json()).toMatchObject({ pagination: { per_page: 7 } });
    const wrong = await get(`artists?${name}=0`);
    expect([wrong.status, Object.keys((await answerOf(wrong)).errors ?? {})]).toEqual([422, ['per_page']]);
  });

  it('asks for relations with commas or one by one', async () => {
    const { cookie } = await newPerson(server);
    for (const query of ['with=roles,tokens', 'with=roles&with=tokens']) {
      const { user } = (await (await get(`users/me?${query}`, cookie)).json()) as { user: object };
      expect(Object.keys(user), query).toEqual(expect.arrayContaining(['roles', 'tokens']));
    }
  });
});

describe('files of the root', () => {
  it.each([
    ['/favicon.svg', 'image/svg+xml'],
    ['/default-artist.svg', 'image/svg+xml'],
    ['/robots.txt', 'text/plain; charset=utf-8'],
  ])('%s is there, and for HEAD too', async (path, type) => {
    const [whole, head] = [await server.request(path), await server.request(path, { method: 'HEAD' })];
    const bytes = (await whole.arrayBuffer()).byteLength;
    expect([whole.status, whole.headers.get('content-type')]).toEqual([200, type]);
    expect([head.status, head.headers.get('content-type'), await head.text()]).toEqual([200, type, '']);
    expect(head.headers.get('content-length')).toBe(String(bytes));
  });
});
