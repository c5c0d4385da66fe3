import { sql } from '@kantele/db';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { send as sendJson } from './http-accounts.ts';
import { beginParts, entryOf, type Part, post, put, sendParts, signed } from './s3-upload-client.ts';
import { type BucketWorld, large, mb, openBucketWorld, sha256, sound, told } from './s3-uploads-world.ts';
import { patch } from './upload-client.ts';

let server: BucketWorld['server'];
let ownerId: BucketWorld['ownerId'];
let owner: BucketWorld['owner'];
let other: BucketWorld['other'];
let call: BucketWorld['call'];
let presign: BucketWorld['presign'];
let begin: BucketWorld['begin'];
let inBucket: BucketWorld['inBucket'];
let openMultiparts: BucketWorld['openMultiparts'];
let expire: BucketWorld['expire'];

beforeAll(async () => {
  ({ server, ownerId, owner, other, call, presign, begin, inBucket, openMultiparts, expire } =
    await openBucketWorld());
});
afterAll(() => server.close());

const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);

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

  it('is gone when the bucket has dropped its parts, or its file was deleted for good', async () => {
    const begun = await begin(large);
    const { key, uploadId } = begun;
    const parts = await sendParts(server, owner, begun, large, [1]);
    const { services } = server.site;
    const { storage_key } = await services.db
      .selectFrom('upload_sessions')
      .select('storage_key')
      .where('multipart_id', '=', uploadId)
      .executeTakeFirstOrThrow();
    await services.storage.discard(storage_key);
    expect(await told(await call('multipart/get-uploaded-parts', begun))).toEqual([410, 'gone']);
    expect(await told(await call('multipart/complete', { key, uploadId, parts }))).toEqual([410, 'gone']);
    await call('multipart/abort', begun);

    const whole = await presign(sound);
    await put(whole.url, sound, whole.headers);
    const { id } = await entryOf(await call('entries', { key: whole.key }));
    const { files } = await server.site.user(ownerId);
    await files.delete({ entryIds: [id], deleteForever: true });
    expect(await told(await call('entries', { key: whole.key }))).toEqual([410, 'gone']);
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
