import { writeFileSync } from 'node:fs';
import { request as rawRequest } from 'node:http';
import { join } from 'node:path';
import { sourcesResponse } from '@kantele/api/contract/streaming';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { importInto, writeSongs } from './fixtures.ts';
import { answerOf, eventually, startTestServer, type TestServer } from './harness.ts';

let server: TestServer;
let id: number;
let path: string;
let serial = 0;
let userId: number;
let cookie: string;

beforeAll(async () => {
  // Decided anew with every piece, where it is every 30 seconds otherwise.
  server = await startTestServer({ recheckStreamsMs: 0 });
  const folder = join(server.dataDir, 'music');
  path = join(folder, 'Trio/First/01 Opening.flac');
  await writeSongs(folder, [
    { path: 'Trio/First/01 Opening.flac', title: 'Opening', artist: 'Trio', album: 'First', number: 1 },
  ]);
  await importInto(server, folder);
  const { db } = server.site.services;
  ({ id } = await db.selectFrom('tracks').select('id').executeTakeFirstOrThrow());
  // Guests hear nothing here: what they get, they get by an address that was signed for somebody else.
  const guests = await db
    .selectFrom('roles')
    .select('id')
    .where('guests', '=', true)
    .executeTakeFirstOrThrow();
  await (await server.site.user()).roles.update({ id: guests.id, permissions: [] });
});
afterAll(() => server.close());

beforeEach(async () => {
  serial += 1;
  const email = `listener${serial}@example.com`;
  userId = await server.addUser(email, ['music.view', 'music.play', 'api.access']);
  cookie = await server.signIn(email);
});

async function signedFor(headers: Record<string, string>): Promise<string> {
  const answer = await server.request(`/api/v1/tracks/${id}/sources?kinds=original`, { headers });
  const url = sourcesResponse.parse(await answer.json()).sources[0]?.url ?? '';
  expect(await status(url)).toBe(200);
  return url;
}
const status = async (url: string, headers: Record<string, string> = {}) => {
  const response = await server.request(url, { headers });
  await response.arrayBuffer();
  return response.status;
};
const call = (name: string, init?: RequestInit) => server.request(name, init);
type Admin = Awaited<ReturnType<TestServer['site']['user']>>;
const worse = { name: 'music.play', restrictions: [{ name: 'quality', value: 96 }] };
const own = { 'sec-fetch-site': 'same-origin' };
const json = { ...own, 'content-type': 'application/json' };

describe('a signed address', () => {
  it('ends with the session it was made in', async () => {
    const url = await signedFor({ cookie });
    await call('/api/v1/auth/logout', { method: 'POST', headers: { ...own, cookie } });
    expect(await status(url)).toBe(401);
  });

  it('ends when the one it was made for may not play any more, and when suspended', async () => {
    const url = await signedFor({ cookie });
    const admin = await server.site.user();
    await admin.users.update({ id: userId, direct_permissions: [] });
    expect(await status(url)).toBe(403);
    await admin.users.update({ id: userId, direct_permissions: [{ name: 'music.play', restrictions: [] }] });
    expect(await status(url)).toBe(200);
    await admin.users.suspend({ ids: [userId], reason: 'Too loud' });
    expect(await status(url)).toBe(401);
  });

  it('ends when the track is made private', async () => {
    const url = await signedFor({ cookie });
    const admin = await server.site.user();
    await admin.tracks.update({ id, visibility: 'private' });
    expect(await status(url)).toBe(404);
    await admin.tracks.update({ id, visibility: 'public' });
    expect(await status(url)).toBe(200);
  });

  it('ends with the access token it was made with', async () => {
    const made = await call('/api/v1/access-tokens', {
      method: 'POST',
      headers: { ...json, cookie },
      body: JSON.stringify({ tokenName: 'Player' }),
    });
    const { plainTextToken, token } = (await made.json()) as {
      plainTextToken: string;
      token: { id: number };
    };
    const url = await signedFor({ authorization: `Bearer ${plainTextToken}` });
    await call(`/api/v1/access-tokens/${token.id}`, { method: 'DELETE', headers: { ...own, cookie } });
    expect(await status(url)).toBe(401);
  });

  it('gives nothing to somebody else who is signed in, nor with another name in it', async () => {
    const url = await signedFor({ cookie });
    await server.addUser(`mute${serial}@example.com`, []);
    const other = await server.signIn(`mute${serial}@example.com`);
    expect(await status(url, { cookie: other })).toBe(403);
    await server.signIn();
    for (const viewer of ['session-1', 'guest', 'system', 'token-1', 'session-0', "session-1' or 1=1"]) {
      const forged = url.replace(/viewer=[^&]+/, `viewer=${encodeURIComponent(viewer)}`);
      expect(await status(forged)).toBe(401);
    }
  });

  it.each<[string, (admin: Admin) => Promise<unknown>]>([
    ['the track is made private', (admin: Admin) => admin.tracks.update({ id, visibility: 'private' })],
    [
      'the plan leaves worse sound only',
      (admin: Admin) => admin.users.update({ id: userId, direct_permissions: [worse] }),
    ],
  ])('is over for what is still being sent when %s', async (_, change) => {
    const url = await signedFor({ cookie });
    const size = 64 * 1_048_576;
    writeFileSync(path, Buffer.alloc(size, 1));
    // What is known of an open file is up to a second old.
    await eventually(async () => {
      const { headers } = await server.request(url, { method: 'HEAD' });
      return Number(headers.get('content-length')) === size || null;
    });
    const received = await new Promise<number>((done, fail) => {
      let bytes = 0;
      const request = rawRequest(server.url + url, (response) => {
        response.once('readable', () => {
          // Enough has been asked for; the rest is read only after the change.
          void server.site
            .user()
            .then(change)
            .then(() => {
              response.on('data', (chunk: Buffer) => (bytes += chunk.length));
              response.on('close', () => done(bytes));
              response.on('error', () => {});
            }, fail);
        });
      });
      request.on('error', fail);
      request.end();
    });
    expect(received).toBeLessThan(size);
    await (await server.site.user()).tracks.update({ id, visibility: 'public' });
  });
});

describe('the calls of an access token', () => {
  it('are counted a minute, told in headers and refused beyond with a time to wait', async () => {
    await (await server.site.user()).settings.update({ values: { 'api.calls_per_minute': 12 } });
    const made = await call('/api/v1/access-tokens', {
      method: 'POST',
      headers: { ...json, cookie },
      body: JSON.stringify({ tokenName: 'Script' }),
    });
    const { plainTextToken } = (await made.json()) as { plainTextToken: string };
    const headers = { authorization: `Bearer ${plainTextToken}` };
    const first = await call('/api/v1/albums', { headers });
    expect(first.status).toBe(200);
    expect(first.headers.get('ratelimit-limit')).toBe('12');
    expect(first.headers.get('ratelimit-remaining')).toBe('11');
    expect(Number(first.headers.get('ratelimit-reset'))).toBeLessThanOrEqual(60);
    // A batch counts by its procedures.
    const batch = await call(`/trpc/${Array(10).fill('settings.bootstrap').join(',')}?batch=1`, { headers });
    expect(batch.headers.get('ratelimit-remaining')).toBe('1');
    expect((await call(`/api/v1/tracks/${id}`, { headers })).status).toBe(200);
    const over = await call('/api/v1/albums', { headers });
    expect([over.status, (await answerOf(over)).code]).toEqual([429, 'rate_limited']);
    expect(Number(over.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(over.headers.get('ratelimit-remaining')).toBe('0');
    const stream = await call(`/api/v1/tracks/${id}/stream`, { headers });
    expect(stream.status).toBe(429);
    const trpc = await call('/trpc/settings.bootstrap', { headers });
    expect([trpc.status, trpc.headers.get('retry-after') !== null]).toEqual([429, true]);
    // The session of the same person is not meant, nor another token.
    expect((await call('/api/v1/albums', { headers: { cookie } })).status).toBe(200);
  });
});
