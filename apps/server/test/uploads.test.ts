import { request as rawRequest } from 'node:http';
import { filePage } from '@kantele/api/contract/files';
import { sql } from '@kantele/db';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerOf, eventually, type TestServer } from './harness.ts';
import { send, tus } from './upload-client.ts';
import { entryOf, openUploadsWorld, sha256, type UploadsWorld } from './uploads-world.ts';

let server: TestServer;
let song: Buffer;
let owner: string;
let other: string;
let stored: UploadsWorld['stored'];

beforeAll(async () => {
  ({ server, song, owner, other, stored } = await openUploadsWorld());
});
afterAll(() => server.close());

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
    ['nothing', 'x.flac', Buffer.alloc(0), 'This file is empty.'],
  ])('is refused when it is %s', async (_what, name, bytes, words = 'This file type is not allowed') => {
    const before = await stored();
    const response = await send(server, owner, bytes ?? song, { name });
    expect(response.status).toBe(422);
    expect((await answerOf(response)).errors).toEqual({ file: [words] });
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
    [{ relativePath: `${'deep/'.repeat(17)}x.flac` }, 422, 'relativePath'],
  ])('is refused with %j', async (fields, status, field) => {
    const response = await send(server, owner, song, {
      name: 'Song.flac',
      fields: fields as Record<string, string>,
    });
    expect(response.status).toBe(status);
    if (field) expect(Object.keys((await answerOf(response)).errors ?? {})).toEqual([field]);
  });

  it('goes where fields say that come after it', async () => {
    const boundary = 'xxx';
    const part = (head: string, body: string | Buffer) =>
      Buffer.concat([
        Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; ${head}\r\n\r\n`),
        Buffer.from(body),
        Buffer.from('\r\n'),
      ]);
    const file = part('name="file"; filename="Late.flac"', song);
    const end = Buffer.from(`--${boundary}--\r\n`);
    const post = (body: Buffer, type = `multipart/form-data; boundary=${boundary}`) =>
      server.request('/api/v1/file-entries', {
        method: 'POST',
        headers: { cookie: owner, 'sec-fetch-site': 'same-origin', 'content-type': type },
        body: new Uint8Array(body),
      });
    const late = await post(Buffer.concat([file, part('name="relativePath"', 'Later/Late.flac'), end]));
    expect(late.status).toBe(201);
    const { fileEntry } = (await late.json()) as { fileEntry: { parent_id: number | null } };
    expect(fileEntry.parent_id).toEqual(expect.any(Number));
    const before = await stored();
    for (const [body, status] of [
      [Buffer.concat([file, part('name="disk"', '../etc'), end]), 422],
      [Buffer.concat([file, part('name="parentId"', '999999'), end]), 404],
      [Buffer.concat([file, file, end]), 422],
      [Buffer.concat([part('name="disk"', 'uploads'), end]), 422],
      [Buffer.concat([part('name="song"; filename="a.flac"', song), end]), 422],
      // Cut inside the file, behind it and inside a field; without a boundary; not multipart at all.
      [file.subarray(0, file.length - 100), 400],
      [file, 400],
      [Buffer.concat([file, part('name="disk"', 'uploads').subarray(0, 30)]), 400],
      [Buffer.from('nothing'), 400],
    ] as const) {
      expect((await post(body)).status).toBe(status);
    }
    expect((await post(Buffer.concat([file, end]), 'multipart/form-data')).status).toBe(400);
    expect(await stored()).toEqual(before);
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
    // Given up first, then its bytes are dropped.
    await expect.poll(stored).toEqual(before);
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
    for (const [cookie, status] of [
      ['', 401],
      [listener, 403],
    ] as const) {
      const headers = { cookie, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
      const sent = await server.request('/api/v1/file-entries', { method: 'POST', headers, body: '{}' });
      expect(sent.status).toBe(status);
    }
  });
});

it('a token that only reads announces, writes and ends no upload', async () => {
  const id = await server.addUser('reader@example.com', ['files.create', 'api.access']);
  const { accessTokens } = await server.site.user(id);
  const { plainTextToken } = await accessTokens.create({ tokenName: 'Reader', scope: 'read' });
  const writer = await accessTokens.create({ tokenName: 'Writer' });
  const ask = (method: string, path: string, token: string, more: Record<string, string> = {}) =>
    server.request(`/api/v1/tus/upload${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'tus-resumable': '1.0.0', ...more },
    });
  const length = { 'upload-length': '100', 'upload-metadata': 'name YS5mbGFj' };
  expect((await ask('POST', '', plainTextToken, length)).status).toBe(403);
  const begun = await ask('POST', '', writer.plainTextToken, length);
  const path = `/${begun.headers.get('location')?.split('/').at(-1)}`;
  const offset = { 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' };
  expect((await ask('HEAD', path, plainTextToken)).status).toBe(200);
  expect((await ask('PATCH', path, plainTextToken, offset)).status).toBe(403);
  expect((await ask('DELETE', path, plainTextToken)).status).toBe(403);
  expect((await ask('HEAD', path, writer.plainTextToken)).headers.get('upload-offset')).toBe('0');
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
    // They wait for each other. A busy server refuses for now (503) whoever has waited for too long, who comes again.
    const upload = async (name: string): Promise<number> => {
      const { status } = await send(server, cookie, song, { name });
      return status === 503 ? upload(name) : status;
    };
    const statuses = await Promise.all(Array.from({ length: 12 }, (_, n) => upload(`${n}.flac`)));
    expect(statuses.sort()).toEqual([...Array(3).fill(201), ...Array(9).fill(402)]);
    const { rows } = await sql<{ bytes: number }>`
      select sum(size)::bigint as bytes from file_entries where owner_id = ${id}`.execute(
      server.site.services.db,
    );
    expect(rows[0]?.bytes).toBe(song.length * 3);
  });
});
