import { createHash } from 'node:crypto';
import { request as rawRequest } from 'node:http';
import { type Actor, writeUpload } from '@kantele/api/server';
import { sql } from '@kantele/db';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { answerOf, eventually, type TestServer } from './harness.ts';
import { patch, tus } from './upload-client.ts';
import { entryOf, openUploadsWorld, sha256 } from './uploads-world.ts';

let server: TestServer;
let song: Buffer;
let owner: string;
let other: string;

beforeAll(async () => {
  ({ server, song, owner, other } = await openUploadsWorld());
});
afterAll(() => server.close());

const userWith = (id: number): Actor => ({
  ...{ kind: 'user', id, permissions: [{ name: 'files.create', restrictions: [] }], verified: true },
  ...{
    sessionHash: null,
    sessionId: null,
    token: null,
    workspace: null,
    authenticatedAt: null,
    impersonatorId: null,
  },
});
const finish = (uploadKey: string, cookie = owner) =>
  server.request('/api/v1/tus/entries', {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ uploadKey }),
  });

describe('a resumable upload', () => {
  const begin = async (size = song.length, cookie = owner) => {
    const response = await tus(server, cookie, { size, name: 'Song.flac' });
    expect(response.status).toBe(201);
    return response.headers.get('location') ?? '';
  };
  const keyOf = (location: string) => location.split('/').at(-1) ?? '';
  const offsetOf = async (location: string, cookie = owner) => {
    const response = await server.request(location, {
      method: 'HEAD',
      headers: { cookie, 'tus-resumable': '1.0.0' },
    });
    return response.status === 200 ? Number(response.headers.get('upload-offset')) : response.status;
  };

  it('comes in pieces, tells how far it is, and becomes one file however often that is asked for', async () => {
    const location = await begin();
    expect(await offsetOf(location)).toBe(0);
    expect((await patch(server, owner, location, 0, song.subarray(0, 1_000))).status).toBe(204);
    expect(await offsetOf(location)).toBe(1_000);
    expect((await finish(keyOf(location))).status).toBe(409);
    const rest = await patch(server, owner, location, 1_000, song.subarray(1_000));
    expect(rest.headers.get('upload-offset')).toBe(String(song.length));
    const answers = await Promise.all(Array.from({ length: 20 }, () => finish(keyOf(location))));
    const ids = await Promise.all(answers.map(async (answer) => (await entryOf(answer)).id));
    expect(new Set(ids).size).toBe(1);
    const content = await server.request(`/api/v1/file-entries/${ids[0]}/content`, {
      headers: { cookie: owner },
    });
    expect(sha256(Buffer.from(await content.arrayBuffer()))).toBe(sha256(song));
  });

  it('keeps what came before its line was cut', async () => {
    const location = await begin();
    const half = Math.floor(song.length / 2);
    await new Promise<void>((done) => {
      const request = rawRequest(server.url + location, {
        method: 'PATCH',
        headers: {
          cookie: owner,
          'sec-fetch-site': 'same-origin',
          'tus-resumable': '1.0.0',
          'upload-offset': '0',
          'content-type': 'application/offset+octet-stream',
          'content-length': String(song.length),
        },
      });
      request.on('error', () => done());
      request.write(song.subarray(0, half), () => setImmediate(() => request.destroy()));
    });
    const offset = await eventually(async () => {
      const at = await offsetOf(location);
      const row = await server.site.services.db
        .selectFrom('upload_sessions')
        .select('writer')
        .where('id', '=', keyOf(location))
        .executeTakeFirstOrThrow();
      return at > 0 && row.writer === null ? at : null;
    });
    expect(offset).toBeLessThanOrEqual(half);
    expect((await patch(server, owner, location, offset, song.subarray(offset))).status).toBe(204);
    expect((await entryOf(await finish(keyOf(location)))).sha256).toBe(sha256(song));
  });

  it('goes to one of two who write at the same byte, also on two servers', async () => {
    const location = await begin();
    const answers = await Promise.all([0, 1].map(() => patch(server, owner, location, 0, song)));
    expect(answers.map(({ status }) => status).sort()).toEqual([
      204,
      expect.toSatisfy((status: number) => status === 409 || status === 423),
    ]);
    expect((await entryOf(await finish(keyOf(location)))).sha256).toBe(sha256(song));
    const held = await begin();
    await server.site.services.db
      .updateTable('upload_sessions')
      .set({ writer: 'another server', writer_until: new Date(Date.now() + 60_000), state: 'inProgress' })
      .where('id', '=', keyOf(held))
      .execute();
    expect((await patch(server, owner, held, 0, song)).status).toBe(423);
    expect(await offsetOf(held)).toBe(0);
  });

  it('stays where it is when bytes are wrong, too many, at another place or of another kind', async () => {
    const location = await begin(2_000);
    const bytes = song.subarray(0, 1_000);
    const wanted = createHash('sha1').update(bytes).digest('base64');
    const sent = (headers: Record<string, string>, data = bytes, offset = 0) =>
      patch(server, owner, location, offset, data, headers);
    expect(
      (await sent({ 'upload-checksum': `sha1 ${createHash('sha1').update('x').digest('base64')}` })).status,
    ).toBe(460);
    expect((await sent({}, song)).status).toBe(413);
    expect((await sent({}, bytes, 500)).status).toBe(409);
    expect((await sent({ 'content-type': 'application/octet-stream' })).status).toBe(415);
    expect((await sent({ 'tus-resumable': '0.2.2' })).status).toBe(412);
    expect((await sent({ 'upload-offset': '-1' })).status).toBe(400);
    expect(await offsetOf(location)).toBe(0);
    expect((await sent({ 'upload-checksum': `sha1 ${wanted}` })).status).toBe(204);
    expect(await offsetOf(location)).toBe(1_000);
  });

  it('goes on however slowly its sender is, as long as bytes come', async () => {
    const location = await begin();
    const actor = (
      await server.site.services.db
        .selectFrom('upload_sessions')
        .select('owner_id')
        .where('id', '=', keyOf(location))
        .executeTakeFirstOrThrow()
    ).owner_id;
    const ctx = server.site.context(userWith(actor));
    // To the microsecond: two may come within a millisecond.
    const claimedUntil = async () => {
      const { rows } = await sql<{ until: string }>`select writer_until::text as until from upload_sessions
        where id = ${keyOf(location)}`.execute(server.site.services.db);
      return rows[0]?.until;
    };
    vi.useFakeTimers({ toFake: ['performance', 'setInterval', 'clearInterval'] });
    try {
      const slowly = async function* () {
        for (let at = 0; at < song.length; at += Math.ceil(song.length / 5)) {
          for (let second = 0; second < 30; second += 5) {
            const before = await claimedUntil();
            vi.advanceTimersByTime(5_000);
            await eventually(async () => ((await claimedUntil()) !== before ? true : null));
          }
          yield song.subarray(at, at + Math.ceil(song.length / 5));
        }
      };
      const input = { id: keyOf(location), offset: 0, source: slowly(), stop: () => {} };
      expect(await writeUpload(ctx, input)).toBe(song.length);
    } finally {
      vi.useRealTimers();
    }
  });

  it('is over for a writer whose time ends between its question and its bytes', async () => {
    const location = await begin();
    const session = await server.site.services.db
      .updateTable('upload_sessions')
      .set({ expires_at: new Date(Date.now() - 1_000) })
      .where('id', '=', keyOf(location))
      .returning('owner_id')
      .executeTakeFirstOrThrow();
    const source = (async function* () {
      yield song;
    })();
    const input = { id: keyOf(location), offset: 0, source, stop: () => {} };
    const written = writeUpload(server.site.context(userWith(session.owner_id)), input);
    await expect(written).rejects.toMatchObject({ code: 'gone' });
  });

  it('takes no more bytes than were announced from a sender who does not say how many come', async () => {
    const location = await begin(1_000);
    const endless = new ReadableStream({
      start(controller) {
        controller.enqueue(new Uint8Array(song.subarray(0, 900)));
        controller.enqueue(new Uint8Array(song.subarray(900, 1_800)));
        controller.close();
      },
    });
    const response = await server.request(location, {
      method: 'PATCH',
      headers: {
        ...{ cookie: owner, 'sec-fetch-site': 'same-origin', 'tus-resumable': '1.0.0', 'upload-offset': '0' },
        'content-type': 'application/offset+octet-stream',
      },
      body: endless,
      duplex: 'half',
    } as RequestInit);
    expect(response.status).toBe(413);
    expect(await offsetOf(location)).toBeLessThanOrEqual(1_000);
  });

  it('is its owner’s alone', async () => {
    const location = await begin();
    expect(await offsetOf(location, other)).toBe(404);
    expect((await patch(server, other, location, 0, song)).status).toBe(404);
    const options = {
      method: 'DELETE',
      headers: { cookie: other, 'tus-resumable': '1.0.0', 'sec-fetch-site': 'same-origin' },
    };
    expect((await server.request(location, options)).status).toBe(404);
    expect((await finish(keyOf(location), other)).status).toBe(404);
    expect((await server.request(location, { headers: { cookie: owner } })).status).toBe(404);
    expect(await offsetOf(location)).toBe(0);
  });

  it.each(['..%2fx', '%2e%2e%2fx', '..%5cx', 'x%00', 'id.json', 'x'.repeat(1_024)])(
    'has no name such as %s',
    async (key) => {
      const path = `/api/v1/tus/upload/${key}`;
      expect(await offsetOf(path)).toSatisfy((status: number) => status === 404 || status === 400);
    },
  );

  it.each([
    [{ 'upload-length': '-1' }, 400],
    [{ 'upload-length': 'NaN' }, 400],
    [{ 'upload-length': '1000000000000000000' }, 400],
    [{ 'upload-metadata': 'filename %%%' }, 400],
    [{ 'upload-metadata': `filename ${'a'.repeat(8_192)}` }, 400],
    [{ 'upload-concat': 'final;../x' }, 400],
    [{ 'tus-resumable': '' }, 412],
  ] as const)('is not announced with %j', async (headers, status) => {
    const response = await tus(server, owner, { size: 10, name: 'a.flac', headers });
    expect(response.status).toBe(status);
  });

  it('believes nothing of what its metadata say of who sends it and what it is', async () => {
    const text = Buffer.from('no sound '.repeat(30));
    const extra = `,userId ${Buffer.from('1').toString('base64')},owner_id ${Buffer.from('1').toString('base64')}`;
    const response = await tus(server, owner, {
      size: text.length,
      name: 'a.flac',
      mime: 'audio/flac',
      extra,
    });
    const location = response.headers.get('location') ?? '';
    await patch(server, owner, location, 0, text);
    const refused = await finish(keyOf(location));
    expect((await answerOf(refused)).errors).toEqual({ file: ['This file type is not allowed'] });
    expect(await offsetOf(location)).toBe(410);
  });

  it('can be given up, which does nothing to one that was finished', async () => {
    const give = (location: string) =>
      server.request(location, {
        method: 'DELETE',
        headers: { cookie: owner, 'tus-resumable': '1.0.0', 'sec-fetch-site': 'same-origin' },
      });
    const location = await begin();
    await patch(server, owner, location, 0, song.subarray(0, 10));
    expect((await give(location)).status).toBe(204);
    expect((await patch(server, owner, location, 10, song.subarray(10))).status).toBe(410);
    expect((await finish(keyOf(location))).status).toBe(409);
    const done = await begin();
    await patch(server, owner, done, 0, song);
    const fileEntry = await entryOf(await finish(keyOf(done)));
    expect((await give(done)).status).toBe(204);
    expect((await server.request(fileEntry.url ?? '', { headers: { cookie: owner } })).status).toBe(200);
  });
});
