import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { request as rawRequest } from 'node:http';
import { join } from 'node:path';
import { fileEntryResponse, filePage } from '@kantele/api/contract/files';
import { type Actor, writeUpload } from '@kantele/api/server';
import { sql } from '@kantele/db';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { writeSongs } from './fixtures.ts';
import { answerOf, eventually, startTestServer, type TestServer } from './harness.ts';
import { patch, send, tus } from './upload-client.ts';

let server: TestServer;
let song: Buffer;
let owner: string;
let other: string;

beforeAll(async () => {
  server = await startTestServer();
  const folder = join(server.dataDir, 'music');
  await writeSongs(folder, [
    { path: 'song.flac', title: 'Song', artist: 'A', album: 'B', number: 1, seconds: 20 },
  ]);
  song = readFileSync(join(folder, 'song.flac'));
  await server.addUser('owner@example.com', ['files.create']);
  await server.addUser('other@example.com', ['files.create']);
  owner = await server.signIn('owner@example.com');
  other = await server.signIn('other@example.com');
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
const entryOf = async (response: Response) => fileEntryResponse.parse(await response.json()).fileEntry;
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const finish = (uploadKey: string, cookie = owner) =>
  server.request('/api/v1/tus/entries', {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ uploadKey }),
  });
const stored = async () =>
  (await readdir(join(server.dataDir, 'files'), { recursive: true })).filter((name) =>
    /uploads\/.+\/./.test(name),
  );

describe('a file in one request', () => {
  it('is there, byte for byte, with what its content is, and is its owner’s alone', async () => {
    const response = await send(server, owner, song, { name: 'Song.flac', mime: 'text/plain' });
    expect(response.status).toBe(201);
    const fileEntry = await entryOf(response);
    expect(fileEntry).toMatchObject({
      ...{ name: 'Song.flac', mime: 'audio/flac', extension: 'flac', size: song.length, disk: 'uploads' },
      ...{ sha256: sha256(song), parent_id: null, deleted_at: null },
    });
    const content = await server.request(fileEntry.url ?? '', { headers: { cookie: owner } });
    expect(content.headers.get('content-type')).toBe('audio/flac');
    expect(content.headers.get('content-security-policy')).toContain('sandbox');
    expect(content.headers.get('x-content-type-options')).toBe('nosniff');
    expect(sha256(Buffer.from(await content.arrayBuffer()))).toBe(sha256(song));
    for (const headers of [{ cookie: other }, {}] as Record<string, string>[]) {
      expect((await server.request(fileEntry.url ?? '', { headers })).status).toBe(404);
      const row = await server.request(`/api/v1/file-entries/${fileEntry.id}`, { headers });
      expect(row.status).toBe('cookie' in headers ? 404 : 401);
    }
  });

  it('of the public disk is for everybody who has its address, until it is thrown away', async () => {
    const response = await send(server, owner, song, { name: 'Open.flac', fields: { disk: 'public' } });
    const fileEntry = await entryOf(response);
    expect((await server.request(fileEntry.url ?? '')).status).toBe(200);
    await server.request('/api/v1/file-entries/delete', {
      method: 'POST',
      headers: { cookie: owner, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify({ entryIds: [fileEntry.id] }),
    });
    expect((await server.request(fileEntry.url ?? '')).status).toBe(404);
  });

  it('makes the folders of its path once, however many files come at a time', async () => {
    const paths = Array.from({ length: 6 }, (_, n) => `Album/Disc ${(n % 2) + 1}/0${n} Song.flac`);
    const answers = await Promise.all(
      paths.map((relativePath) => send(server, owner, song, { name: 'Song.flac', fields: { relativePath } })),
    );
    const entries = await Promise.all(answers.map(async (answer) => entryOf(answer)));
    expect(new Set(entries.map(({ parent_id }) => parent_id)).size).toBe(2);
    const top = await server.request('/api/v1/file-entries?orderBy=name', { headers: { cookie: owner } });
    const names = filePage.parse(await top.json()).pagination.data.map(({ name }) => name);
    expect(names.filter((name) => name === 'Album')).toHaveLength(1);
  });

  it.each([
    ['text named as sound', 'x.mp3', Buffer.from('this is no sound at all '.repeat(50))],
    ['sound named as text', 'x.txt', null],
    ['sound of another ending', 'x.wav', null],
    ['an archive', 'x.zip', Buffer.from('PK\x03\x04 and so on'.repeat(20), 'latin1')],
    ['an archive named as sound', 'x.flac', Buffer.from('PK\x03\x04 and so on'.repeat(20), 'latin1')],
    ['a page named as a picture', 'x.jpg', Buffer.from('<html><script>alert(1)</script>')],
    ['a drawing that can run scripts', 'x.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['nothing', 'x.flac', Buffer.alloc(0)],
  ])('is refused when it is %s', async (_what, name, bytes) => {
    const before = await stored();
    const response = await send(server, owner, bytes ?? song, { name });
    expect(response.status).toBe(422);
    expect((await answerOf(response)).errors).toEqual({ file: ['This file type is not allowed'] });
    expect(await stored()).toEqual(before);
  });

  it('is refused beyond the largest size, in the words for it', async () => {
    const admin = await server.site.user();
    await admin.settings.update({ values: { 'uploads.max_bytes': 10_000 } });
    try {
      const response = await send(server, owner, song, { name: 'Song.flac' });
      expect(response.status).toBe(422);
      const text = '`Song.flac` exceeds maximum allowed size of 9.8 kB';
      expect((await answerOf(response)).errors).toEqual({ file: [text] });
      const announced = await tus(server, owner, { size: 10_001, name: 'Song.flac' });
      expect((await answerOf(announced)).errors).toEqual({ file: [text] });
    } finally {
      await admin.settings.update({ values: { 'uploads.max_bytes': 524_288_000 } });
    }
  });

  it.each([
    [{ disk: '../etc' }, 422, 'disk'],
    [{ diskPrefix: '../' }, 422, 'diskPrefix'],
    [{ relativePath: '../../x.flac' }, 422, 'relativePath'],
    [{ relativePath: '/etc/x.flac' }, 422, 'relativePath'],
    [{ parentId: '999999' }, 404, null],
    [{ parentId: 'x' }, 422, 'parentId'],
  ])('is refused with %j', async (fields, status, field) => {
    const response = await send(server, owner, song, {
      name: 'Song.flac',
      fields: fields as Record<string, string>,
    });
    expect(response.status).toBe(status);
    if (field) expect(Object.keys((await answerOf(response)).errors ?? {})).toEqual([field]);
  });

  it('leaves nothing when its sender goes away', async () => {
    const before = await stored();
    await Promise.all(
      [1, 0.5, 0.99].map(async (share) => {
        const boundary = 'xxx';
        const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a.flac"\r\n\r\n`;
        const request = rawRequest(`${server.url}/api/v1/file-entries`, {
          method: 'POST',
          headers: {
            cookie: owner,
            'sec-fetch-site': 'same-origin',
            'content-type': `multipart/form-data; boundary=${boundary}`,
            'content-length': String(head.length + song.length + 20),
          },
        });
        request.on('error', () => {});
        request.write(head);
        await new Promise<void>((done) => {
          request.write(song.subarray(0, Math.floor(song.length * share)), () => done());
        });
        request.destroy();
      }),
    );
    const open = async () =>
      server.site.services.db
        .selectFrom('upload_sessions')
        .select('id')
        .where('transport', '=', 'direct')
        .where('state', 'in', ['pending', 'inProgress'])
        .execute();
    await eventually(async () => ((await open()).length === 0 ? true : null));
    expect(await stored()).toEqual(before);
  });

  it('is not taken from guests, without the permission, by a foreign page, or as JSON', async () => {
    await server.addUser('listener@example.com', ['music.view']);
    const listener = await server.signIn('listener@example.com');
    expect((await send(server, '', song, { name: 'a.flac' })).status).toBe(401);
    expect((await send(server, listener, song, { name: 'a.flac' })).status).toBe(403);
    const foreign = await send(server, owner, song, { name: 'a.flac', site: 'cross-site' });
    expect(foreign.status).toBe(403);
    const json = await server.request('/api/v1/file-entries', {
      method: 'POST',
      headers: { cookie: owner, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      body: '{}',
    });
    expect(json.status).toBe(415);
  });
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

describe('room', () => {
  it('is never used twice, however many come at a time', async () => {
    const max_bytes = song.length * 3 + 2_000;
    const id = await server.addUser('small@example.com', []);
    await server.site.services.db
      .updateTable('users')
      .set({
        permissions: JSON.stringify([
          { name: 'files.create', restrictions: [{ name: 'max_bytes', value: max_bytes }] },
        ]),
      })
      .where('id', '=', id)
      .execute();
    const cookie = await server.signIn('small@example.com');
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, n) => send(server, cookie, song, { name: `${n}.flac` })),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(3);
    expect(statuses.filter((status) => status === 422)).toHaveLength(9);
    const { rows } = await import('@kantele/db').then(({ sql }) =>
      sql<{
        bytes: number;
      }>`select sum(size)::bigint as bytes from file_entries where owner_id = ${id}`.execute(
        server.site.services.db,
      ),
    );
    expect(rows[0]?.bytes).toBe(song.length * 3);
  });
});
