import { createHash } from 'node:crypto';
import { sql } from '@kantele/db';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { s3Storage } from '../src/storage/s3.ts';
import { createS3Client, elements, type S3Config } from '../src/storage/s3-client.ts';
import { answerOf, startTestServer, type TestServer } from './harness.ts';
import { send as sendJson } from './http-accounts.ts';
import { noiseWav } from './noise-wav.ts';
import {
  beginParts,
  entryOf,
  type Part,
  post,
  put,
  sendInParts,
  sendParts,
  sendWhole,
  signed,
} from './s3-upload-client.ts';
import { sharedCeph } from './shared-ceph.ts';
import { patch, send } from './upload-client.ts';

const mb = 1_024 * 1_024;
/** A short sound, and one of three parts. */
const sound = noiseWav(8_044);
const large = noiseWav(41 * mb);

let server: TestServer;
let bucket: S3Config;
let owner: string;
let other: string;
let ownerId: number;

beforeAll(async () => {
  bucket = await (await sharedCeph()).newBucket();
  server = await startTestServer({ storage: (tempDir) => s3Storage(bucket, tempDir) });
  ownerId = await server.addUser('owner@example.com', ['files.create']);
  await server.addUser('other@example.com', ['files.create']);
  owner = await server.signIn('owner@example.com');
  other = await server.signIn('other@example.com');
}, 90_000);
afterAll(() => server.close());

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const call = (path: string, body: unknown, cookie = owner) => post(server, cookie, `s3/${path}`, body);
const presign = async (bytes: Uint8Array, more: object = {}) =>
  (await (
    await call('simple/presign', { filename: 'Sound.wav', mime: 'audio/wav', size: bytes.length, ...more })
  ).json()) as { url: string; key: string; headers: Record<string, string> };
const begin = (bytes: Uint8Array) =>
  beginParts(server, owner, bytes, { name: 'Sound.wav', mime: 'audio/wav' });
const told = async (response: Response) => {
  const { code, errors } = await answerOf(response);
  return [response.status, code, ...Object.keys(errors ?? {})];
};
const inBucket = async () => {
  const found: string[] = [];
  for await (const { key } of server.site.services.storage.list()) found.push(key);
  return found.sort();
};
const openMultiparts = async () => {
  const { text } = await createS3Client(bucket).text({ method: 'GET', query: { uploads: '' } });
  return elements(text, 'Upload').length;
};
const expire = async () => {
  const { jobList } = await import('../../../packages/api/src/job-list.ts');
  const run = { signal: new AbortController().signal, attempt: 1, assertLease: async () => {} };
  await jobList.find(({ name }) => name === 'uploads.expire')?.start(server.site.system(), {}, run);
};
const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);

describe('a file sent to the bucket in one request', () => {
  it('is there with every byte, its hash and its place; asked for again it is the same', async () => {
    const fields = {
      name: 'Sound.wav',
      mime: 'audio/wav',
      relativePath: 'Takes/Sound.wav',
      diskPrefix: 'demo',
    };
    const response = await sendWhole(server, owner, sound, fields);
    const entry = await entryOf(response);
    expect(entry).toMatchObject({
      ...{ name: 'Sound.wav', mime: 'audio/wav', size: sound.length, sha256: sha256(sound), disk: 'uploads' },
      ...{ disk_prefix: 'demo', parent_id: expect.any(Number) },
    });
    const content = await server.request(entry.url ?? '', { headers: { cookie: owner } });
    expect(Buffer.from(await content.arrayBuffer()).equals(sound)).toBe(true);
    expect((await inBucket()).filter((key) => key.includes('.sent'))).toEqual([]);
  });

  it('becomes one file when many ask at a time, and again later, by its key or the last part of it', async () => {
    const { url, key, headers } = await presign(sound);
    await put(url, sound, headers);
    const asked = Array.from({ length: 20 }, () => call('entries', { key }));
    const ids = await Promise.all(
      (await Promise.all(asked)).map(async (answer) => (await entryOf(answer)).id),
    );
    expect(new Set(ids).size).toBe(1);
    const last = await entryOf(await call('entries', { filename: key.split('/').at(-1) }));
    expect(last.id).toBe(ids[0]);
  });

  it('lies where the server says, whatever its sender wants (U20)', async () => {
    const { key, url } = await presign(sound, { key: 'uploads/mine', filename: '../../etc/Sound.wav' });
    expect(key).toMatch(/^uploads\/[\w-]{2}\/[\w-]{22}\.sent$/);
    expect(new URL(url).pathname).toBe(`/${bucket.bucket}/${key}`);
    expect(Number(new URL(url).searchParams.get('X-Amz-Expires'))).toBeLessThanOrEqual(900);
  });

  it('is refused when it is announced: by its ending, its type and its size (U20)', async () => {
    const asked = { filename: 'a.wav', mime: 'audio/wav', size: 10 };
    expect(await told(await call('simple/presign', { ...asked, extension: 'html' }))).toEqual([
      ...[422, 'invalid', 'extension'],
    ]);
    for (const path of ['simple/presign', 'multipart/create']) {
      for (const wrong of [{ filename: 'a.html', mime: 'text/html' }, { size: 524_288_001 }]) {
        expect(await told(await call(path, { ...asked, ...wrong }))).toEqual([422, 'invalid', 'file']);
      }
      expect(await told(await call(path, { ...asked, size: -1 }))).toEqual([422, 'invalid', 'size']);
      expect(await told(await call(path, { ...asked, disk: '../etc' }))).toEqual([422, 'invalid', 'disk']);
      expect(await told(await call(path, { ...asked, parentId: 999_999 }))).toEqual([404, 'not_found']);
    }
  });

  it('is taken by the bucket with the length and the type that were announced, and no others', async () => {
    const { url, headers } = await presign(sound);
    for (const bytes of [Buffer.concat([sound, Buffer.from('x')]), sound.subarray(1)]) {
      expect((await put(url, bytes, headers)).status).toBe(403);
    }
    expect((await put(url, sound, { 'content-type': 'text/html' })).status).toBe(403);
    expect((await put(url.replace('.sent', '.else'), sound, headers)).status).toBe(403);
    expect((await fetch(url)).status).toBe(403);
    expect((await put(url, sound, headers)).status).toBe(200);
  });

  it('is not there when nothing came, and refused when it is not what was announced (U23)', async () => {
    const absent = await presign(sound);
    expect(await told(await call('entries', { key: absent.key }))).toEqual([404, 'not_found']);
    expect(await told(await call('entries', { key: 'uploads/ab/abcdefghijklmnopqrstuv.sent' }))).toEqual([
      ...[404, 'not_found'],
    ]);
    const whole = await presign(sound);
    await put(whole.url, sound, whole.headers);
    expect(await told(await call('entries', { key: whole.key, size: 7 }))).toEqual([422, 'invalid', 'size']);
    expect(await told(await call('entries', { key: whole.key }, other))).toEqual([404, 'not_found']);
    expect(await told(await call('entries', { key: whole.key.replace('uploads/', 'images/') }))).toEqual([
      ...[404, 'not_found'],
    ]);
    // What is claimed at the end counts for nothing.
    const claims = { clientName: 'Other.html', clientMime: 'text/html', clientExtension: 'html' };
    const entry = await entryOf(await call('entries', { key: whole.key, ...claims }));
    expect([entry.name, entry.mime]).toEqual(['Sound.wav', 'audio/wav']);
    // Somebody who has the keys of the bucket, or a service that does not mind the length.
    const shorter = await presign(sound);
    await createS3Client(bucket).text({
      method: 'PUT',
      key: shorter.key,
      body: new Uint8Array(noiseWav(6_044)),
    });
    expect(await told(await call('entries', { key: shorter.key }))).toEqual([422, 'invalid', 'file']);
    const text = Buffer.alloc(sound.length, 'no sound ');
    const lying = await presign(text);
    await put(lying.url, text, lying.headers);
    expect((await answerOf(await call('entries', { key: lying.key }))).errors).toEqual({
      file: ['This file type is not allowed'],
    });
    expect((await answerOf(await call('entries', { key: lying.key }))).errors).toEqual({
      file: ['This file type is not allowed'],
    });
    expect((await inBucket()).filter((key) => key.includes(lying.key.replace('.sent', '')))).toEqual([]);
  });

  it('is taken by one server at a time', async () => {
    const { url, key, headers } = await presign(sound);
    await put(url, sound, headers);
    const held = (until: string | null) =>
      server.site.services.db
        .updateTable('upload_sessions')
        .set({ writer: until && 'another server', writer_until: until, state: 'inProgress' })
        .where('id', '=', key.split('/').at(-1)?.split('.')[0] ?? '')
        .execute();
    await held(new Date(Date.now() + 60_000).toISOString());
    expect(await told(await call('entries', { key }))).toEqual([423, 'upload_busy']);
    // It has died.
    await held(new Date(Date.now() - 1_000).toISOString());
    expect((await entryOf(await call('entries', { key }))).sha256).toBe(sha256(sound));
  });

  it('stays as it was judged, though its address still holds', async () => {
    const { url, key, headers } = await presign(sound);
    await put(url, sound, headers);
    const entry = await entryOf(await call('entries', { key }));
    const page = Buffer.alloc(sound.length, '<script>');
    expect((await put(url, page, headers)).status).toBe(200);
    expect((await entryOf(await call('entries', { key }))).sha256).toBe(sha256(sound));
    const content = await server.request(entry.url ?? '', { headers: { cookie: owner } });
    expect(Buffer.from(await content.arrayBuffer()).equals(sound)).toBe(true);
    // And goes when its address has ended.
    await sql`update upload_sessions set writable_until = now() - interval '1 second'
      where state = 'completed'`.execute(server.site.services.db);
    expect(await inBucket()).toContain(key);
    await expire();
    expect(await inBucket()).not.toContain(key);
    expect(await inBucket()).toContain(key.replace('.sent', ''));
  });

  it('is somebody’s who may upload, for a while and so many a minute (U20)', async () => {
    await server.addUser('listener@example.com', ['music.view']);
    const listener = await server.signIn('listener@example.com');
    const asked = { filename: 'a.wav', mime: 'audio/wav', size: 10 };
    expect((await call('simple/presign', asked, '')).status).toBe(401);
    expect((await call('simple/presign', asked, listener)).status).toBe(403);
    await server.addUser('hasty@example.com', ['files.create']);
    const hasty = await server.signIn('hasty@example.com');
    const statuses: number[] = [];
    for (let sent = 0; sent < 1_000 && statuses.at(-1) !== 429; sent += 20) {
      const some = Array.from({ length: 20 }, () => call('simple/presign', asked, hasty));
      statuses.push(...(await Promise.all(some)).map(({ status }) => status).sort((a, b) => a - b));
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(200);
    expect(statuses.at(-1)).toBe(429);
    // Giving each one up makes room, but not for more in a minute.
    await sql`update upload_sessions set state = 'aborted' where owner_id in
      (select id from users where email = 'hasty@example.com')`.execute(server.site.services.db);
    await sql`update attempts set count = 500`.execute(server.site.services.db);
    expect(await told(await call('simple/presign', asked, hasty))).toEqual([429, 'rate_limited']);
    await sql`delete from attempts`.execute(server.site.services.db);
    expect((await call('simple/presign', asked, hasty)).status).toBe(200);
  });
});

describe('a file sent to the bucket in parts', () => {
  it('is there with every byte; parts that came before a reload are not sent again', async () => {
    const begun = await begin(large);
    expect(begun.partSize).toBe(20 * mb);
    const { key, uploadId } = begun;
    const first = await sendParts(server, owner, begun, large, [1, 3]);
    const listed = (await (await call('multipart/get-uploaded-parts', { key, uploadId })).json()) as {
      parts: (Part & { Size: number })[];
      complete: boolean;
    };
    expect(listed).toEqual({
      complete: false,
      parts: first.map((part) => ({ ...part, Size: part.PartNumber === 3 ? mb : 20 * mb })),
    });
    const second = await sendParts(server, owner, begun, large, [2]);
    const parts = [...first, ...second].sort((a, b) => a.PartNumber - b.PartNumber);
    expect(await (await call('multipart/complete', { key, uploadId, parts })).json()).toEqual({
      location: key,
    });
    // Once more, as after an answer that was lost; and what a reload finds then.
    expect((await call('multipart/complete', { key, uploadId, parts })).status).toBe(200);
    expect(await (await call('multipart/get-uploaded-parts', { key, uploadId })).json()).toEqual({
      ...{ parts: [], complete: true },
    });
    const entry = await entryOf(await call('entries', { key }));
    expect([entry.size, entry.sha256]).toEqual([large.length, sha256(large)]);
    expect((await call('multipart/complete', { key, uploadId, parts })).status).toBe(200);
    expect(await openMultiparts()).toBe(0);
  });

  it('is not put together of parts that are missing, shuffled, doubled or others (U21)', async () => {
    const begun = await begin(large);
    const { key, uploadId } = begun;
    const parts = await sendParts(server, owner, begun, large, [1, 2, 3]);
    const [one, two, three] = parts as [Part, Part, Part];
    const complete = (named: unknown, cookie = owner) =>
      call('multipart/complete', { key, uploadId, parts: named }, cookie);
    for (const wrong of [
      [one, two],
      [two, one, three],
      [one, one, two, three],
      [one, two, { ...three, ETag: one.ETag }],
      [one, two, three, { ...three, PartNumber: 4 }],
      [],
      numbers(1, 10_001).map((PartNumber) => ({ PartNumber, ETag: 'x' })),
    ]) {
      expect(await told(await complete(wrong))).toEqual([422, 'invalid', 'parts']);
    }
    expect(await told(await complete(parts, other))).toEqual([404, 'not_found']);
    expect(await told(await call('multipart/complete', { key, uploadId: 'other', parts }))).toEqual([
      ...[404, 'not_found'],
    ]);
    expect(
      (await complete(parts.map((part) => ({ ...part, ETag: part.ETag.replaceAll('"', '') })))).status,
    ).toBe(200);
    await call('multipart/abort', { key, uploadId });
    const some = await begin(large);
    const halves = await sendParts(server, owner, some, large, [1]);
    for (const wrong of [halves, [...halves, two, three]]) {
      const asked = { key: some.key, uploadId: some.uploadId, parts: wrong };
      expect(await told(await call('multipart/complete', asked))).toEqual([422, 'invalid', 'parts']);
    }
    await call('multipart/abort', { key: some.key, uploadId: some.uploadId });
  });

  it('gets addresses for ten of its parts at a time, and for none that it has not (U22)', async () => {
    const { key, uploadId, partSize } = await beginParts(server, owner, large, {
      ...{ name: 'Sound.wav', mime: 'audio/wav', size: 300 * mb },
    });
    expect((await signed(server, owner, { key, uploadId, partSize }, numbers(1, 10))).size).toBe(10);
    const sign = (partNumbers: unknown[], cookie = owner) =>
      call('multipart/batch-sign-part-urls', { key, uploadId, partNumbers }, cookie);
    for (const wrong of [numbers(1, 11), [0], [10_001], [-1], ['1;'], [16], [], [1, 1], [1.5]]) {
      const [status, code, field] = await told(await sign(wrong));
      expect([status, code, String(field)]).toEqual([422, 'invalid', expect.stringMatching(/^partNumbers/)]);
    }
    expect(await told(await sign([1], other))).toEqual([404, 'not_found']);
    await call('multipart/abort', { key, uploadId });
    expect(await told(await sign([1]))).toEqual([409, 'conflict']);
  });

  it('takes parts of their length alone', async () => {
    const begun = await begin(large);
    const urls = await signed(server, owner, begun, [3]);
    expect((await put(urls.get(3) ?? '', large.subarray(0, mb + 1))).status).toBe(403);
    expect((await put(urls.get(3) ?? '', large.subarray(0, mb - 1))).status).toBe(403);
    await call('multipart/abort', begun);
  });

  it('is given up by its owner: what is finished stays, what was given up does not come back (U24)', async () => {
    const begun = await begin(sound);
    const { key, uploadId } = begun;
    const abort = (cookie = owner) => call('multipart/abort', { key, uploadId }, cookie);
    const parts = await sendParts(server, owner, begun, sound, [1]);
    expect(await told(await abort(other))).toEqual([404, 'not_found']);
    expect(await (await abort()).json()).toEqual({ aborted: true });
    expect(await openMultiparts()).toBe(0);
    expect(await told(await call('multipart/complete', { key, uploadId, parts }))).toEqual([409, 'conflict']);
    expect(await told(await call('multipart/get-uploaded-parts', { key, uploadId }))).toEqual([
      409,
      'conflict',
    ]);
    expect(await told(await call('entries', { key }))).toEqual([409, 'conflict']);
    const done = await begin(sound);
    const all = await sendParts(server, owner, done, sound, [1]);
    await call('multipart/complete', { ...done, parts: all });
    const entry = await entryOf(await call('entries', { key: done.key }));
    expect(await (await call('multipart/abort', done)).json()).toEqual({ aborted: false });
    const content = await server.request(entry.url ?? '', { headers: { cookie: owner } });
    expect(content.status).toBe(200);
  });

  it('is swept when its sender does not come back, in the bucket as well, and its room is free again', async () => {
    const begun = await begin(large);
    await sendParts(server, owner, begun, large, [1]);
    const whole = await presign(sound);
    await put(whole.url, sound, whole.headers);
    const { rules } = await (await server.site.user(ownerId)).uploads.rules();
    await sql`update upload_sessions set expires_at = now() - interval '1 second'
      where state in ('pending', 'inProgress')`.execute(server.site.services.db);
    await expire();
    expect(await openMultiparts()).toBe(0);
    expect((await inBucket()).filter((key) => key.endsWith('.sent'))).toEqual([]);
    const after = await (await server.site.user(ownerId)).uploads.rules();
    expect(rules.used_bytes - after.rules.used_bytes).toBeGreaterThan(large.length);
    expect(await told(await call('multipart/get-uploaded-parts', begun))).toEqual([409, 'conflict']);
  });

  it('is an upload to the bucket and nothing else', async () => {
    const begun = await begin(sound);
    const id = begun.key.split('/').at(-1)?.split('.')[0] ?? '';
    const headers = { cookie: owner, 'tus-resumable': '1.0.0' };
    expect((await server.request(`/api/v1/tus/upload/${id}`, { method: 'HEAD', headers })).status).toBe(404);
    expect((await patch(server, owner, `/api/v1/tus/upload/${id}`, 0, sound)).status).toBe(404);
    const finished = await post(server, owner, 'tus/entries', { uploadKey: id });
    expect(finished.status).toBe(404);
    await call('multipart/abort', begun);
  });
});

describe('room in the bucket', () => {
  it('is reserved when a file is announced, so that no more than there is can come in', async () => {
    const id = await server.addUser('small@example.com', []);
    const permissions = [
      { name: 'files.create', restrictions: [{ name: 'max_bytes', value: sound.length * 3 + 100 }] },
    ];
    await server.site.services.db
      .updateTable('users')
      .set({ permissions: JSON.stringify(permissions) })
      .where('id', '=', id)
      .execute();
    const cookie = await server.signIn('small@example.com');
    const file = { name: 'Sound.wav', mime: 'audio/wav' };
    const answers = await Promise.all([
      ...Array.from({ length: 4 }, () => sendWhole(server, cookie, sound, file)),
      ...Array.from({ length: 4 }, () => sendInParts(server, cookie, sound, file)),
    ]);
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(3);
    expect(statuses.filter((status) => status === 422)).toHaveLength(5);
    expect((await send(server, cookie, sound, file)).status).toBe(422);
  });
});

describe('what browsers are told', () => {
  it('is that they may send to the bucket, and where that is', async () => {
    const { rules } = await (await server.site.user(ownerId)).uploads.rules();
    expect(rules.transports).toEqual(['direct', 'tus', 's3']);
    const page = await server.request('/');
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(new RegExp(`connect-src 'self'[^;]* ${new URL(bucket.endpoint).origin}[ ;]`));
  });

  it('is that there is no bucket for them, on a site that keeps files itself or keeps the bucket to itself', async () => {
    const { storage } = server.site.services;
    server.site.services.storage = s3Storage({ ...bucket, publicEndpoint: null }, server.dataDir);
    try {
      const { rules } = await (await server.site.user(ownerId)).uploads.rules();
      expect(rules.transports).toEqual(['direct', 'tus']);
      const named = { key: 'uploads/ab/abcdefghijklmnopqrstuv.sent', uploadId: 'x' };
      for (const [path, body] of Object.entries({
        'simple/presign': { filename: 'a.wav', mime: 'audio/wav', size: 10 },
        entries: named,
        'multipart/create': { filename: 'a.wav', mime: 'audio/wav', size: 10 },
        'multipart/get-uploaded-parts': named,
        'multipart/batch-sign-part-urls': { ...named, partNumbers: [1] },
        'multipart/complete': { ...named, parts: [{ PartNumber: 1, ETag: 'x' }] },
        'multipart/abort': named,
      })) {
        const { code, message } = await answerOf(await call(path, body));
        expect([path, code, message]).toEqual([path, 'not_found', expect.stringContaining('bucket')]);
      }
      const page = await server.request('/search');
      expect(page.headers.get('content-security-policy')).not.toContain(new URL(bucket.endpoint).origin);
    } finally {
      server.site.services.storage = storage;
    }
  });

  it('is to send to the address browsers know the service by', async () => {
    const publicEndpoint = 'https://files.example.com:9000';
    const { presigned } = s3Storage({ ...bucket, publicEndpoint }, server.dataDir);
    const sent = { size: 10, mime: 'audio/wav', seconds: 900 };
    const { url } = (await presigned?.signPut('uploads/ab/abc', sent)) ?? { url: '' };
    expect(url).toMatch(`${publicEndpoint}/${bucket.bucket}/uploads/ab/abc.sent?`);
    expect(presigned?.origin).toBe(publicEndpoint);
  });
});

describe('what reads or copies a whole file', () => {
  it.each(['/api/v1/s3/entries', '/trpc/uploads.finishS3'])('has the time for it at %s', async (path) => {
    const { url, key, headers } = await presign(sound);
    await put(url, sound, headers);
    const { storage } = server.site.services;
    const { presigned } = storage;
    if (!presigned) throw new Error('There is no bucket.');
    let goOn = () => {};
    const waits = new Promise<void>((done) => {
      goOn = done;
    });
    const reached = new Promise<void>((done) => {
      const stat: typeof presigned.stat = async (name) => {
        done();
        await waits;
        return presigned.stat(name);
      };
      server.site.services.storage = { ...storage, presigned: { ...presigned, stat } };
    });
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    try {
      const answer = sendJson(server, 'POST', path, { cookie: owner, body: { key } });
      await reached;
      vi.advanceTimersByTime(60_000);
      goOn();
      expect((await answer).status).toBe(200);
    } finally {
      vi.useRealTimers();
      server.site.services.storage = storage;
    }
  });
});
