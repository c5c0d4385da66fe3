import { addMusic, type TestMusic } from '@kantele/api/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClient, KanteleError } from '../../../packages/sdk/src/index.ts';
import { startTestServer, type TestServer } from './harness.ts';
import { newPerson, newToken } from './http-accounts.ts';

let server: TestServer;
let music: TestMusic;
let token: string;
let readToken: string;
beforeAll(async () => {
  server = await startTestServer();
  music = await addMusic(server.site, { artist: 'Aino', album: 'Lamps', tracks: ['Wick', 'Oil'] });
  const person = await newPerson(server);
  token = (await newToken(server, person.cookie)).text;
  readToken = (await newToken(server, person.cookie, 'read')).text;
});
afterAll(() => server.close());

const client = (more: Partial<Parameters<typeof createClient>[0]> = {}) =>
  createClient({ baseUrl: server.url, token, ...more });
const failure = async (call: Promise<unknown>): Promise<KanteleError> => {
  const error = await call.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof KanteleError)) throw new Error(`Expected a refusal, not ${String(error)}.`);
  return error;
};

describe('a typed REST call', () => {
  it('fills paths, sends lists as commas and bodies as JSON', async () => {
    const { rest } = client();
    const { user } = await rest.put('users/{id}', { params: { id: 'me' }, body: { first_name: 'Ada' } });
    expect(user.first_name).toBe('Ada');
    const found = await rest.get('users/{id}', { params: { id: 'me' }, query: { with: ['roles'] } });
    expect(found.user).toMatchObject({ roles: [{ name: 'Users' }] });
    const { results } = await rest.get('search', { query: { query: 'lamps', types: ['albums'] } });
    expect(results.albums.map(({ name }) => name)).toEqual(['Lamps']);
  });

  it('takes a path with other signs in it as one segment', async () => {
    const error = await failure(client().rest.get('genres/{genre}', { params: { genre: '../users' } }));
    expect([error.status, error.code]).toEqual([404, 'not_found']);
    await expect(client().rest.get('genres/{genre}', { params: { genre: '' } })).rejects.toThrow(TypeError);
  });

  it('reads page after page to the end', async () => {
    const names: string[] = [];
    const pageFrom = (cursor: string | null) =>
      client().rest.get('tracks', { query: { per_page: 1, ...(cursor ? { cursor } : {}) } });
    let next: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof pageFrom>> = await pageFrom(next);
      names.push(...page.pagination.data.map((track) => track.name));
      next = page.pagination.next_cursor;
    } while (next);
    expect(names.sort()).toEqual(['Oil', 'Wick']);
  });

  it('is refused with what the site says', async () => {
    const unknown = await failure(client().rest.get('albums/{id}', { params: { id: 999_999 } }));
    expect(unknown).toMatchObject({ status: 404, code: 'not_found', retryAfter: null });
    expect(unknown.requestId).toMatch(/^[0-9a-f-]{36}$/);
    const wrong = await failure(client().rest.get('albums', { query: { per_page: 1_000 } }));
    expect([wrong.status, Object.keys(wrong.errors)]).toEqual([422, ['per_page']]);
    const bad = await failure(client({ token: 'ktl_pat_none' }).rest.get('albums'));
    expect([bad.status, bad.code]).toEqual([401, 'unauthenticated']);
    const { rest } = client({ token: readToken });
    const readOnly = await failure(
      rest.put('users/{id}', { params: { id: 'me' }, body: { first_name: 'x' } }),
    );
    expect([readOnly.status, readOnly.code]).toEqual([403, 'forbidden']);
  });

  it('without a token is a guest’s', async () => {
    const guest = createClient({ baseUrl: server.url });
    expect((await guest.rest.get('albums')).pagination.data).toHaveLength(1);
    expect((await failure(guest.rest.get('users/{id}', { params: { id: 'me' } }))).status).toBe(401);
  });
});

describe('every procedure', () => {
  it('can be called, several at a time in one request', async () => {
    let requests = 0;
    const { api } = client({
      fetch: (...sent) => {
        requests += 1;
        return fetch(...sent);
      },
    });
    const [{ album }, { results }] = await Promise.all([
      api.albums.get.query({ id: music.albumId }),
      api.search.query.query({ query: 'wick' }),
    ]);
    expect([album.name, results.tracks[0]?.name, requests]).toEqual(['Lamps', 'Wick', 1]);
  });
});

describe('a call the site asks to repeat later', () => {
  /** The real server behind a door that is busy a few times. */
  const busy = (times: number, status: number, wait = '0') => {
    let asked = 0;
    const door: typeof fetch = async (...sent) => {
      asked += 1;
      if (asked > times) return fetch(...sent);
      const body = JSON.stringify({ message: 'Too many attempts.', code: 'rate_limited', requestId: 'x' });
      return new Response(body, { status, headers: { 'retry-after': wait } });
    };
    return { door, asked: () => asked };
  };

  it.each([429, 503])('(%i) is tried twice more', async (status) => {
    const { door, asked } = busy(2, status);
    expect((await client({ fetch: door }).rest.get('albums')).pagination.data).toHaveLength(1);
    expect(asked()).toBe(3);
  });

  it('more than twice is refused with the seconds to wait', async () => {
    const { door, asked } = busy(9, 429);
    const error = await failure(client({ fetch: door }).rest.get('albums'));
    expect([error.status, error.code, error.retryAfter, asked()]).toEqual([429, 'rate_limited', 0, 3]);
  });

  it('in more than a minute, or with no retries, is not waited for', async () => {
    const late = busy(9, 429, '61');
    expect((await failure(client({ fetch: late.door }).rest.get('albums'))).retryAfter).toBe(61);
    const once = busy(9, 503);
    await failure(client({ fetch: once.door, retries: 0 }).rest.get('albums'));
    expect([late.asked(), once.asked()]).toEqual([1, 1]);
  });

  it('by the real limits of the site says how long', async () => {
    const body = { email: 'nobody@example.com', password: 'wrong' };
    const guest = createClient({ baseUrl: server.url, retries: 0 });
    const errors: KanteleError[] = [];
    for (let time = 0; time < 11; time += 1)
      errors.push(await failure(guest.rest.post('auth/login', { body })));
    expect(errors.map(({ status }) => status)).toEqual([...Array.from({ length: 10 }, () => 422), 429]);
    expect(errors.at(-1)?.retryAfter).toBeGreaterThan(0);
  });
});
