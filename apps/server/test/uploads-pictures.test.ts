import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { presigned } from '@kantele/api/contract/uploads';
import { armFailpoint } from '@kantele/api/server';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { s3Storage } from '../src/storage/s3.ts';
import { answerOf, startTestServer, type TestServer } from './harness.ts';
import { beginParts, entryOf, post, put, sendParts } from './s3-upload-client.ts';
import { sharedCeph } from './shared-ceph.ts';
import { patch, send, tus } from './upload-client.ts';
import { sha256 } from './uploads-world.ts';

const name = 'Me.jpg';
const secret = 'Secret Camera Works';
const picture = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#386' } })
    .withExif({ IFD0: { Make: secret }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 31/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

let server: TestServer;
let owner: string;

const entries = (path: string, body: object) => () => post(server, owner, path, body);
/** Ways a file comes: its bytes are sent, then what is asked for until it is a file. */
const ways = {
  'in one request': async (bytes: Buffer) => () =>
    send(server, owner, bytes, { name, fields: { disk: 'public' } }),
  'by tus': async (bytes: Buffer) => {
    const disk = `,disk ${Buffer.from('public').toString('base64')}`;
    const announced = await tus(server, owner, { name, size: bytes.length, extra: disk });
    const location = announced.headers.get('location') ?? '';
    await patch(server, owner, location, 0, bytes);
    return entries('tus/entries', { uploadKey: location.split('/').at(-1) });
  },
  'to the bucket': async (bytes: Buffer) => {
    const about = { filename: name, size: bytes.length, disk: 'public' };
    const { url, key, headers } = presigned.parse(
      await (await post(server, owner, 's3/simple/presign', about)).json(),
    );
    expect((await put(url, bytes, headers)).ok).toBe(true);
    return entries('s3/entries', { key });
  },
  'to the bucket in parts': async (bytes: Buffer) => {
    const begun = await beginParts(server, owner, bytes, { name, disk: 'public' });
    const parts = await sendParts(server, owner, begun, bytes, [1]);
    const { key, uploadId } = begun;
    await post(server, owner, 's3/multipart/complete', { key, uploadId, parts });
    return entries('s3/entries', { key });
  },
};
type Way = keyof typeof ways;

const places = [
  ['disk', ['in one request', 'by tus'] as Way[]],
  ['bucket', Object.keys(ways) as Way[]],
] as const;

describe.each(places)('a picture kept in a %s', (place, of) => {
  beforeAll(async () => {
    const bucket = place === 'bucket' ? await (await sharedCeph()).newBucket() : null;
    server = await startTestServer(bucket ? { storage: (tempDir) => s3Storage(bucket, tempDir) } : {});
    await server.addUser('owner@example.com', ['files.create']);
    owner = await server.signIn('owner@example.com');
  });
  afterEach(() => armFailpoint(null));
  afterAll(() => server.close());

  /** What a guest gets of a file tells nothing, and is what its row says. */
  const expectStripped = async (answer: Response, before: Buffer) => {
    const entry = await entryOf(answer);
    const content = await server.request(entry.url ?? '');
    const bytes = Buffer.from(await content.arrayBuffer());
    expect(bytes.includes(secret)).toBe(false);
    expect({ size: entry.size, sha256: entry.sha256 }).toEqual({ size: bytes.length, sha256: sha256(bytes) });
    expect((await sharp(bytes).raw().toBuffer()).equals(await sharp(before).raw().toBuffer())).toBe(true);
    expect((await sharp(bytes).metadata()).orientation).toBe(6);
    expect(await readdir(join(server.dataDir, 'tmp'))).toEqual([]);
    const { db, storage } = server.site.services;
    const row = await db
      .selectFrom('file_entries')
      .select('storage_key')
      .where('id', '=', entry.id)
      .executeTakeFirstOrThrow();
    const left = storage.withIncomplete(row.storage_key ?? '', (path) => stat(path));
    await expect(left).rejects.toMatchObject({ code: 'ENOENT' });
    return entry;
  };
  const uploaded = async () => {
    const keys: string[] = [];
    for await (const { key } of server.site.services.storage.list()) keys.push(key);
    return keys.filter((key) => key.startsWith('uploads/'));
  };

  it.each(of)('(%s) is served without what it says about itself', async (way) => {
    const before = await picture();
    const finish = await ways[way](before);
    const entry = await expectStripped(await finish(), before);
    if (way !== 'in one request') expect((await entryOf(await finish())).id).toBe(entry.id);
  });

  it.each(of.filter((way) => way !== 'in one request'))(
    '(%s) is so as well when the machine failed in the middle',
    async (way) => {
      const before = await picture();
      const finish = await ways[way](before);
      for (const point of ['upload.examined', 'picture.stripped', 'upload.entered'] as const) {
        armFailpoint(point, 1, () => {
          throw new Error('EIO: i/o error');
        });
        expect((await finish()).status).toBe(500);
        expect(await readdir(join(server.dataDir, 'tmp'))).toEqual([]);
      }
      await expectStripped(await finish(), before);
    },
  );

  it.each(of)('(%s) is refused when it is damaged, and nothing of it stays', async (way) => {
    const before = await uploaded();
    const damaged = (await picture()).subarray(0, 40);
    const answer = await (await ways[way](damaged))();
    expect(answer.status).toBe(422);
    expect((await answerOf(answer)).errors).toEqual({ file: ['The file is damaged.'] });
    expect(await uploaded()).toEqual(before);
  });

  it('by tus keeps the length it was announced with', async () => {
    const bytes = await picture();
    const announced = await tus(server, owner, { name, size: bytes.length });
    const location = announced.headers.get('location') ?? '';
    await patch(server, owner, location, 0, bytes);
    await post(server, owner, 'tus/entries', { uploadKey: location.split('/').at(-1) });
    const headers = { cookie: owner, 'tus-resumable': '1.0.0' };
    const head = await server.request(location, { method: 'HEAD', headers });
    const told = ['upload-length', 'upload-offset'].map((field) => Number(head.headers.get(field)));
    expect(told).toEqual([bytes.length, bytes.length]);
  });
});
