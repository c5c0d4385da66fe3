import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileEntryResponse } from '@kantele/api/contract/files';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { s3Storage } from '../src/storage/s3.ts';
import type { S3Config } from '../src/storage/s3-client.ts';
import { freePort } from './ceph.ts';
import { ffmpeg, writeSongs } from './fixtures.ts';
import { answerOf, eventually, startTestServer, type TestServer } from './harness.ts';
import { sharedCeph } from './shared-ceph.ts';
import { patch, send, tus } from './upload-client.ts';

describe('the server with its files in a bucket', () => {
  let server: TestServer;
  let bucket: S3Config;
  let song: Buffer;
  let folder: string;
  let owner: string;
  let userId: number;
  let albumId: number;

  beforeAll(async () => {
    bucket = await (await sharedCeph()).newBucket();
    server = await startTestServer({ storage: (tempDir) => s3Storage(bucket, tempDir) });
    folder = join(server.dataDir, 'music');
    const tagged = { artist: 'A', album: 'B', number: 1 };
    await writeSongs(folder, [
      { ...tagged, path: 'song.flac', title: 'Song', seconds: 60 },
      { ...tagged, path: 'song.mp3', title: 'Short', seconds: 8, encode: ['-c:a', 'libmp3lame'] },
    ]);
    await ffmpeg('-f', 'lavfi', '-i', 'color=c=red:s=800x800', '-frames:v', '1', join(folder, 'cover.png'));
    song = readFileSync(join(folder, 'song.flac'));
    userId = await server.site.addUser('owner@example.com', { permissions: ['music.download'] });
    owner = await server.signIn('owner@example.com');
  });
  afterAll(async () => {
    const left = await readdir(join(server.dataDir, 'tmp'));
    const onDisk = await readdir(join(server.dataDir, 'files'));
    await server.close();
    expect({ left, onDisk }).toEqual({ left: [], onDisk: [] });
  });

  const get = (path: string, headers: Record<string, string> = {}) =>
    server.request(path, { headers: { cookie: owner, ...headers } });
  const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());
  const entryOf = async (response: Response) => fileEntryResponse.parse(await response.json()).fileEntry;
  const keys = async (below: string) => {
    const found: string[] = [];
    for await (const { key } of server.site.services.storage.list()) {
      if (key.startsWith(below)) found.push(key);
    }
    return found;
  };
  const finish = (uploadKey: string) =>
    server.request('/api/v1/tus/entries', {
      method: 'POST',
      headers: { cookie: owner, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify({ uploadKey }),
    });

  it('answers a file whole and in ranges, from the bucket alone, to those who may have it', async () => {
    const { url } = await entryOf(await send(server, owner, song, { name: 'Song.flac' }));
    expect(song.length).toBeGreaterThan(600_000);
    expect((await bytesOf(await get(url ?? ''))).equals(song)).toBe(true);
    for (const [from, to] of [
      [0, 0],
      [100_000, 599_999],
      [song.length - 500, song.length - 1],
    ] as const) {
      const part = await get(url ?? '', { range: `bytes=${from}-${to}` });
      expect(part.status).toBe(206);
      expect(part.headers.get('content-range')).toBe(`bytes ${from}-${to}/${song.length}`);
      expect((await bytesOf(part)).equals(song.subarray(from, to + 1))).toBe(true);
    }
    const parts = (await bytesOf(await get(url ?? '', { range: 'bytes=500000-500009,3-9' }))).toString(
      'latin1',
    );
    expect(parts).toContain(song.subarray(500_000, 500_010).toString('latin1'));
    expect(parts).toContain(song.subarray(3, 10).toString('latin1'));
    expect((await server.request(url ?? '')).status).toBe(404);
    expect(await keys('uploads/')).toHaveLength(1);
  });

  it('goes on with an upload after its line was lost, and has every byte', async () => {
    const created = await tus(server, owner, { size: song.length, name: 'Again.flac' });
    const location = created.headers.get('location') ?? '';
    const half = Math.floor(song.length / 2);
    expect((await patch(server, owner, location, 0, song.subarray(0, half))).status).toBe(204);
    expect((await patch(server, owner, location, half + 1, song.subarray(half + 1))).status).toBe(409);
    const done = await patch(server, owner, location, half, song.subarray(half));
    expect(done.headers.get('upload-offset')).toBe(String(song.length));
    const uploadKey = location.split('/').at(-1) ?? '';
    const [first, second] = await Promise.all([finish(uploadKey), finish(uploadKey)]);
    const entry = await entryOf(first);
    expect((await entryOf(second)).id).toBe(entry.id);
    expect((await bytesOf(await get(entry.url ?? ''))).equals(song)).toBe(true);
    expect((await keys('uploads/')).filter((key) => key.includes('.incomplete'))).toEqual([]);
  });

  it('keeps nothing of a file it refuses', async () => {
    const before = await keys('uploads/');
    const refused = await send(server, owner, Buffer.from('<script>alert(1)</script>'), {
      name: 'Song.flac',
    });
    expect(refused.status).toBe(422);
    expect(await keys('uploads/')).toEqual(before);
  });

  it('makes a release of uploads: tags, analysis, packets, renditions and pictures', async () => {
    const asked = await server.site.user(userId);
    const { request } = await asked.backstage.createRequest({
      kind: 'become',
      artist_name: 'Maker',
      message: 'Hello',
    });
    const admin = await server.site.user(1);
    await admin.backstage.decideRequest({ id: request.id, approve: true });
    const user = await server.site.user(userId);
    const [artist] = (await user.backstage.artists()).artists;
    const upload = async (name: string) => {
      const response = await send(server, owner, readFileSync(join(folder, name)), { name });
      return (await entryOf(response)).id;
    };
    const entry_ids = [await upload('song.flac'), await upload('song.mp3')];
    await server.startWorker();
    const { release } = await user.backstage.createRelease({ artist_id: artist?.id ?? 0, entry_ids });
    const { id, tracks } = release.album;
    albumId = id;
    await eventually(async () =>
      (await user.backstage.release({ id })).release.files.every(({ status }) => status === 'ready')
        ? true
        : null,
    );
    expect(tracks.map(({ name }) => name).sort()).toEqual(['Short', 'Song']);
    for (const track of tracks) {
      const original = await get(`/api/v1/tracks/${track.id}/stream?rendition=original`);
      const file = readFileSync(join(folder, track.name === 'Song' ? 'song.flac' : 'song.mp3'));
      expect((await bytesOf(original)).equals(file)).toBe(true);
      const { sources } = await user.streaming.sources({ track_id: track.id });
      const packed = sources.find(({ kind }) => kind.startsWith('original_'));
      expect(packed).toBeDefined();
      const stream = await bytesOf(await get(`/api/v1/tracks/${track.id}/stream?rendition=${packed?.kind}`));
      expect(stream.length).toBe(packed?.size);
      const tail = await get(`/api/v1/tracks/${track.id}/stream?rendition=${packed?.kind}`, {
        range: 'bytes=5000-',
      });
      expect((await bytesOf(tail)).equals(stream.subarray(5_000))).toBe(true);
    }
    const picture = await upload('cover.png');
    const covered = await user.backstage.setCover({ id, entry_id: picture });
    const image = covered.release.album.image ?? '';
    const shown = await server.request(image);
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect((await bytesOf(shown)).subarray(8, 12).toString()).toBe('WEBP');
  });

  it('sends a release as a zip, whole and from its middle, without what is not in the bucket any more', async () => {
    const url = `/api/v1/albums/${albumId}/download`;
    const answer = await get(url);
    expect(answer.status).toBe(200);
    const zip = await bytesOf(answer);
    expect(answer.headers.get('content-length')).toBe(String(zip.length));
    const files = unzipSync(zip);
    const named = (ending: string) => Object.keys(files).filter((name) => name.endsWith(ending));
    expect(
      [named('.flac'), named('.mp3'), named('cover.webp'), named('.m3u8')].map((of) => of.length),
    ).toEqual([1, 1, 1, 1]);
    const middle = zip.length - 100_000;
    const rest = await get(url, {
      range: `bytes=${middle}-`,
      'if-range': answer.headers.get('etag') ?? '',
    });
    expect(rest.status).toBe(206);
    expect((await bytesOf(rest)).equals(zip.subarray(middle))).toBe(true);
    const { storage_key } = await server.site.services.db
      .selectFrom('originals')
      .innerJoin('tracks', 'tracks.id', 'originals.track_id')
      .select('originals.storage_key')
      .where('tracks.album_id', '=', albumId)
      .where('tracks.name', '=', 'Short')
      .executeTakeFirstOrThrow();
    await server.site.services.storage.remove(storage_key);
    const without = unzipSync(await bytesOf(await get(url)));
    const [missing] = Object.keys(without).filter((name) => name.endsWith('missing.txt'));
    expect(Buffer.from(without[missing ?? ''] ?? []).toString()).toBe('Maker - Short\n');
    expect(Object.keys(without).some((name) => name.endsWith('.mp3'))).toBe(false);
  });

  it('says that a file is gone when its object is', async () => {
    const entry = await entryOf(await send(server, owner, song, { name: 'Lost.flac' }));
    const row = await server.site.services.db
      .selectFrom('file_entries')
      .select('storage_key')
      .where('id', '=', entry.id)
      .executeTakeFirstOrThrow();
    await server.site.services.storage.remove(row.storage_key ?? '');
    const gone = await get(entry.url ?? '');
    expect([gone.status, (await answerOf(gone)).code]).toEqual([410, 'gone']);
  });

  it('tells an admin what the bucket says, without its keys', async () => {
    const admin = await server.site.user(1);
    expect(await admin.settings.testStorage({})).toMatchObject({ ok: true });
    const { settings } = await admin.settings.list({ group: 'uploads' });
    expect(settings.find(({ key }) => key === 'storage.driver')).toMatchObject({ value: 's3', fixed: true });
    const { storage } = server.site.services;
    const secretAccessKey = 'not-the-secret-of-this-bucket';
    for (const wrong of [
      { secretAccessKey },
      { bucket: 'kantele-nowhere' },
      { endpoint: `http://127.0.0.1:${await freePort()}` },
    ]) {
      server.site.services.storage = s3Storage({ ...bucket, ...wrong }, server.dataDir);
      const { ok, message } = await admin.settings.testStorage({});
      server.site.services.storage = storage;
      expect(ok).toBe(false);
      expect(message).toMatch(/SignatureDoesNotMatch|NoSuchBucket|ECONNREFUSED/);
      expect(message).not.toContain(secretAccessKey);
      expect(message).not.toContain(bucket.accessKeyId);
    }
  });
});
