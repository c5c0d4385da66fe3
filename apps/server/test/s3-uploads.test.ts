import { sql } from '@kantele/db';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { s3Storage } from '../src/storage/s3.ts';
import { createS3Client } from '../src/storage/s3-client.ts';
import { answerOf } from './harness.ts';
import { noiseWav } from './noise-wav.ts';
import { entryOf, put, sendInParts, sendWhole } from './s3-upload-client.ts';
import { type BucketWorld, openBucketWorld, sha256, sound, told } from './s3-uploads-world.ts';
import { send } from './upload-client.ts';

let server: BucketWorld['server'];
let bucket: BucketWorld['bucket'];
let ownerId: BucketWorld['ownerId'];
let owner: BucketWorld['owner'];
let other: BucketWorld['other'];
let call: BucketWorld['call'];
let presign: BucketWorld['presign'];
let inBucket: BucketWorld['inBucket'];
let expire: BucketWorld['expire'];

beforeAll(async () => {
  ({ server, bucket, ownerId, owner, other, call, presign, inBucket, expire } = await openBucketWorld());
});
afterAll(() => server.close());

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
    expect(statuses.filter((status) => status === 402)).toHaveLength(5);
    expect((await send(server, cookie, sound, file)).status).toBe(402);
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
