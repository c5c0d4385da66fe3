import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { importInto, writeSongs } from './fixtures.ts';
import { eventually, startTestServer, type TestServer } from './harness.ts';

let server: TestServer;
let folder: string;
let albumId: number;
/** More than the connection takes before anybody reads. */
let longId: number;
let trackIds: number[];
let cookie: string;

const path = (name: string) => join(folder, 'Trio/First', name);
const songs = ['01 a.flac', '02 b.flac', '03 c.flac'];
const titles = ['Opening: «Größe»', 'Second', 'Third'];

beforeAll(async () => {
  server = await startTestServer({ recheckStreamsMs: 0 });
  folder = join(server.dataDir, 'music');
  await writeSongs(
    folder,
    songs.map((file, at) => ({
      path: `Trio/First/${file}`,
      title: titles[at] ?? '',
      artist: 'Trio',
      album: 'First',
      number: at + 1,
      seconds: 2 + at,
    })),
  );
  const background = { r: 120, g: 30, b: 60 };
  const cover = sharp({ create: { width: 300, height: 300, channels: 3, background } }).jpeg();
  writeFileSync(path('cover.jpg'), await cover.toBuffer());
  await importInto(server, folder);
  await server.startWorker();
  const { db } = server.site.services;
  const rows = await db
    .selectFrom('tracks')
    .innerJoin('originals', 'originals.track_id', 'tracks.id')
    .select(['tracks.id', 'tracks.album_id'])
    .orderBy('originals.storage_key')
    .execute();
  trackIds = rows.map(({ id }) => id);
  albumId = rows[0]?.album_id ?? 0;
  const long = join(server.dataDir, 'long');
  await writeSongs(long, [
    { path: 'a.wav', title: 'Long', artist: 'Trio', album: 'Longest', number: 1, seconds: 240 },
  ]);
  await importInto(server, long);
  const album = await db.selectFrom('albums').select('id').where('name', '=', 'Longest').executeTakeFirst();
  longId = album?.id ?? 0;
  await server.addUser('keeper@example.com', [
    'music.view',
    'music.play',
    'music.download',
    'playlists.view',
    'playlists.create',
  ]);
  cookie = await server.signIn('keeper@example.com');
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.site.services.db.deleteFrom('file_checksums').execute();
});

const albumZip = () => `/api/v1/albums/${albumId}/download`;
const get = (url: string, init: RequestInit = {}) =>
  server.request(url, { ...init, headers: { cookie, ...init.headers } });
async function filesOf(url: string) {
  const answer = await get(url);
  expect(answer.status).toBe(200);
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(answer.headers.get('content-length')).toBe(String(bytes.length));
  expect(answer.headers.get('content-type')).toBe('application/zip');
  const files = unzipSync(bytes);
  return { answer, bytes, files, names: Object.keys(files) };
}
const textOf = (files: Record<string, Uint8Array>, name: string) => Buffer.from(files[name] ?? []).toString();

describe('an album', () => {
  it('comes as one zip: songs as they came, named and in their order, with the cover and a list', async () => {
    const { answer, files, names } = await filesOf(albumZip());
    expect(names.slice(0, 3)).toEqual([
      'Trio - First/01 Opening_ «Größe».flac',
      'Trio - First/02 Second.flac',
      'Trio - First/03 Third.flac',
    ]);
    names.slice(0, 3).forEach((name, at) => {
      expect(Buffer.from(files[name] ?? []).equals(readFileSync(path(songs[at] ?? '')))).toBe(true);
    });
    expect((await sharp(files['Trio - First/cover.webp']).metadata()).format).toBe('webp');
    expect(textOf(files, 'Trio - First/Trio - First.m3u8')).toBe(
      [
        '#EXTM3U',
        '#EXTINF:2,Trio - Opening: «Größe»',
        '01 Opening_ «Größe».flac',
        '#EXTINF:3,Trio - Second',
        '02 Second.flac',
        '#EXTINF:4,Trio - Third',
        '03 Third.flac',
        '',
      ].join('\n'),
    );
    expect(names).toHaveLength(5);
    const disposition = answer.headers.get('content-disposition') ?? '';
    expect(disposition).toBe(
      `attachment; filename="Trio - First.zip"; filename*=UTF-8''Trio%20-%20First.zip`,
    );
  });

  it('says the checksum of each file before its bytes', async () => {
    const { bytes } = await filesOf(albumZip());
    const [name, extra, size] = [26, 28, 18].map((at) =>
      at === 18 ? bytes.readUInt32LE(at) : bytes.readUInt16LE(at),
    ) as [number, number, number];
    const start = 30 + name + extra;
    expect(bytes.readUInt32LE(14)).toBe(crc32(bytes.subarray(start, start + size)));
  });

  it('goes on where it broke off, as long as nothing has changed', async () => {
    const { answer, bytes } = await filesOf(albumZip());
    const etag = answer.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[0-9a-f]{32}"$/);
    await server.site.services.db.deleteFrom('file_checksums').execute();
    const half = Math.floor(bytes.length / 2);
    const rest = await get(albumZip(), { headers: { range: `bytes=${half}-`, 'if-range': etag } });
    expect(rest.status).toBe(206);
    expect(rest.headers.get('content-range')).toBe(`bytes ${half}-${bytes.length - 1}/${bytes.length}`);
    expect(Buffer.from(await rest.arrayBuffer()).equals(bytes.subarray(half))).toBe(true);
    const again = await get(albumZip(), { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);

    const editor = server.site.as('tracks.manage');
    await editor.tracks.update({ id: trackIds[0] ?? 0, name: 'Overture' });
    const other = await get(albumZip(), { headers: { range: 'bytes=5-', 'if-range': etag } });
    expect(other.status).toBe(200);
    expect(other.headers.get('etag')).not.toBe(etag);
    await other.arrayBuffer();
    await editor.tracks.update({ id: trackIds[0] ?? 0, name: titles[0] ?? '' });
  });

  it('says its length without reading a file', async () => {
    const { bytes } = await filesOf(albumZip());
    await server.site.services.db.deleteFrom('file_checksums').execute();
    const head = await get(albumZip(), { method: 'HEAD' });
    expect(head.headers.get('content-length')).toBe(String(bytes.length));
    const { count } = await server.site.services.db
      .selectFrom('file_checksums')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(0);
  });

  it('leaves out a song whose file is gone, and names it', async () => {
    const bytes = readFileSync(path('02 b.flac'));
    rmSync(path('02 b.flac'));
    const { files, names } = await filesOf(albumZip());
    writeFileSync(path('02 b.flac'), bytes);
    expect(names.filter((name) => name.endsWith('.flac'))).toEqual([
      'Trio - First/01 Opening_ «Größe».flac',
      'Trio - First/03 Third.flac',
    ]);
    expect(textOf(files, 'Trio - First/missing.txt')).toBe('Trio - Second\n');
  });

  it('without any file is gone', async () => {
    const kept = songs.map((name) => readFileSync(path(name)));
    for (const name of songs) rmSync(path(name));
    const answer = await get(albumZip());
    songs.forEach((name, at) => void writeFileSync(path(name), kept[at] ?? ''));
    expect(answer.status).toBe(410);
    expect(await answer.json()).toMatchObject({ message: 'None of these songs can be downloaded.' });
  });

  it.each([
    { what: 'to whom may not download any more', format: 'original' },
    { what: 'to whom may not download any more', format: 'flac' },
    { what: 'when its artist does not offer it any more', format: 'original' },
    { what: 'when its artist does not offer it any more', format: 'flac' },
  ] as const)('is not sent on $what: $format', async ({ what, format }) => {
    const email = `leaving-${what.length}-${format}@example.com`;
    const id = await server.addUser(email, ['music.view', 'music.play', 'music.download']);
    const own = { cookie: await server.signIn(email) };
    const answer = await eventually(async () => {
      const tried = await get(`/api/v1/albums/${longId}/download?format=${format}`, { headers: own });
      if (tried.status === 200) return tried;
      expect(tried.status).toBe(503);
      return null;
    });
    const reader = answer.body?.getReader();
    expect((await reader?.read())?.value?.length).toBeGreaterThan(0);
    const managers = server.site.as('albums.manage');
    if (what.startsWith('when')) await managers.albums.update({ id: longId, downloadable: false });
    else await (await server.site.user()).users.update({ id, direct_permissions: [] });
    const rest = async () => {
      for (let read = await reader?.read(); read && !read.done; read = await reader?.read());
    };
    await expect(rest()).rejects.toThrow();
    await managers.albums.update({ id: longId, downloadable: true });
  });
});

describe('a playlist', () => {
  it('comes in its order, with those songs everybody may see and its own cover', async () => {
    const caller = await server.site.user();
    const { playlist } = await caller.playlists.create({
      name: 'Mix/Tape.',
      visibility: 'public',
      track_ids: [...trackIds].reverse(),
    });
    await caller.playlists.setCover({ id: playlist.id, file: readFileSync(path('cover.jpg')) });
    await server.site.as('tracks.manage').tracks.update({ id: trackIds[1] ?? 0, visibility: 'private' });
    const { files, names } = await filesOf(`/api/v1/playlists/${playlist.id}/download`);
    await server.site.as('tracks.manage').tracks.update({ id: trackIds[1] ?? 0, visibility: 'public' });
    expect(names).toEqual([
      'Mix_Tape/01 Trio - Third.flac',
      'Mix_Tape/02 Trio - Opening_ «Größe».flac',
      'Mix_Tape/cover.webp',
      'Mix_Tape/Mix_Tape.m3u8',
    ]);
    expect(textOf(files, 'Mix_Tape/Mix_Tape.m3u8')).toContain('\n01 Trio - Third.flac\n');
  });
});

describe('an album its artist keeps to listening', () => {
  beforeAll(async () => {
    await server.site.as('albums.manage').albums.update({ id: albumId, downloadable: false });
  });
  afterAll(async () => {
    await server.site.as('albums.manage').albums.update({ id: albumId, downloadable: true });
  });
  const refused = { code: 'forbidden', message: 'The artist does not offer this as a download.' };

  it('is refused as a whole and song by song, with the reason', async () => {
    const id = trackIds[0] ?? 0;
    for (const url of [albumZip(), `/api/v1/tracks/${id}/download`]) {
      const answer = await get(url);
      expect(answer.status).toBe(403);
      expect(await answer.json()).toMatchObject(refused);
    }
    const { downloads } = server.site.as('music.view', 'music.play', 'music.download');
    await expect(downloads.locate({ type: 'album', id: albumId })).rejects.toThrow(refused.message);
    await expect(downloads.locate({ type: 'track', id })).rejects.toThrow(refused.message);
  });

  it('is named and not in the zip of a playlist', async () => {
    const [long] = await server.site.services.db
      .selectFrom('tracks')
      .select('id')
      .where('album_id', '=', longId)
      .execute();
    const { playlist } = await (await server.site.user()).playlists.create({
      name: 'Both',
      visibility: 'public',
      track_ids: [trackIds[0] ?? 0, long?.id ?? 0],
    });
    const { files, names } = await filesOf(`/api/v1/playlists/${playlist.id}/download`);
    expect(names.filter((name) => !name.endsWith('.m3u8'))).toEqual([
      'Both/02 Trio - Long.wav',
      'Both/missing.txt',
    ]);
    expect(textOf(files, 'Both/missing.txt')).toBe('Trio - Opening: «Größe»\n');
  });

  it('is there for who works on it', async () => {
    const admin = { cookie: await server.signIn() };
    expect((await get(albumZip(), { headers: admin })).status).toBe(200);
    const { downloads } = await server.site.user();
    const id = trackIds[0] ?? 0;
    expect(await downloads.locate({ type: 'track', id })).toEqual({
      ...{ url: `/api/v1/tracks/${id}/download`, songs: 1, ready: 1 },
    });
    expect((await get(`/api/v1/tracks/${trackIds[0]}/download`, { headers: admin })).status).toBe(200);
  });
});

describe('who may not', () => {
  it('is told why: guests, those without the right, those who do not see it', async () => {
    expect((await server.request(albumZip())).status).toBe(401);
    await server.addUser('plain@example.com', ['music.view', 'music.play', 'playlists.view']);
    const plain = { cookie: await server.signIn('plain@example.com') };
    expect((await get(albumZip(), { headers: plain })).status).toBe(403);

    const admin = await server.site.user();
    const { playlist } = await admin.playlists.create({ name: 'Mine', track_ids: trackIds });
    expect((await get(`/api/v1/playlists/${playlist.id}/download`)).status).toBe(404);
    await server.site.as('albums.manage').albums.update({ id: albumId, visibility: 'draft' });
    const hidden = await get(albumZip());
    await server.site.as('albums.manage').albums.update({ id: albumId, visibility: 'public' });
    expect(hidden.status).toBe(404);
    for (const id of ['0', '-1', '1.5', 'x', '9'.repeat(17)])
      expect((await get(`/api/v1/albums/${id}/download`)).status).toBe(404);
  });
});
