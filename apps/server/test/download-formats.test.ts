import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { unzipSync } from 'fflate';
import { sql } from 'kysely';
import { parseFile } from 'music-metadata';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importInto, writeSongs } from './fixtures.ts';
import { eventually, startTestServer, type TestServer } from './harness.ts';

const exec = promisify(execFile);

let server: TestServer;
let folder: string;
let albumId: number;
let cookie: string;
/** Ids by the ending of their files. */
const songs = { flac: 0, wav: 0, mp3: 0, opus: 0, m4a: 0 };
type Kind = keyof typeof songs;
const kinds = Object.keys(songs) as Kind[];
const path = (kind: Kind) => join(folder, `Trio/First/${kinds.indexOf(kind) + 1} ${kind}.${kind}`);

beforeAll(async () => {
  server = await startTestServer({ recheckStreamsMs: 0 });
  folder = join(server.dataDir, 'music');
  await writeSongs(
    folder,
    kinds.map((kind, at) => ({
      path: `Trio/First/${at + 1} ${kind}.${kind}`,
      title: `Song ${kind}`,
      artist: 'Trio',
      album: 'First',
      number: at + 1,
      seconds: 2 + at / 7,
    })),
  );
  const background = { r: 120, g: 30, b: 60 };
  const cover = sharp({ create: { width: 1_500, height: 1_500, channels: 3, background } }).jpeg();
  writeFileSync(join(folder, 'Trio/First/cover.jpg'), await cover.toBuffer());
  await importInto(server, folder);
  await server.startWorker();
  const { db } = server.site.services;
  await eventually(async () => {
    const waiting = await db
      .selectFrom('originals')
      .select('track_id')
      .where('analysis', '<>', 'done')
      .execute();
    const covered = await db.selectFrom('albums').select('id').where('image_hash', 'is not', null).execute();
    return waiting.length === 0 && covered.length > 0 ? true : null;
  });
  const rows = await db
    .selectFrom('originals')
    .innerJoin('tracks', 'tracks.id', 'originals.track_id')
    .select(['tracks.id', 'tracks.album_id', 'originals.storage_key'])
    .execute();
  for (const { id, storage_key } of rows) {
    const kind = kinds.find((ending) => storage_key.endsWith(`.${ending}`));
    if (kind) songs[kind] = id;
  }
  albumId = rows[0]?.album_id ?? 0;
  const rights = [
    'music.view',
    'music.play',
    'music.download',
    'playlists.view',
    'playlists.create',
  ] as const;
  await server.addUser('keeper@example.com', [...rights]);
  cookie = await server.signIn('keeper@example.com');
});
afterAll(() => server.close());

const get = (url: string, init: RequestInit = {}) =>
  server.request(url, { ...init, headers: { cookie, ...init.headers } });
const addressOf = (kind: Kind, format: string) => `/api/v1/tracks/${songs[kind]}/download?format=${format}`;

/** Asks until the file is made. */
async function wait(url: string): Promise<Response> {
  return eventually(async () => {
    const answer = await get(url);
    if (answer.status !== 503) return answer;
    expect(answer.headers.get('retry-after')).toBe('3');
    await answer.arrayBuffer();
    return null;
  });
}

let saved = 0;
async function save(bytes: Uint8Array, ending: string): Promise<string> {
  saved += 1;
  const file = join(server.dataDir, `saved-${saved}.${ending}`);
  writeFileSync(file, bytes);
  return file;
}

async function downloaded(kind: Kind, format: string) {
  const answer = await wait(addressOf(kind, format));
  expect(answer.status).toBe(200);
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(answer.headers.get('content-length')).toBe(String(bytes.length));
  const name = decodeURIComponent(/''(.+)$/.exec(answer.headers.get('content-disposition') ?? '')?.[1] ?? '');
  const file = await save(bytes, format);
  return { answer, bytes, name, file, etag: answer.headers.get('etag') ?? '' };
}

/** The sound as ffmpeg decodes it, without a complaint. */
async function pcm(file: string): Promise<Buffer> {
  const { stdout, stderr } = await exec(
    'ffmpeg',
    ['-v', 'error', '-xerror', '-i', file, '-map', '0:a', '-ar', '44100', '-f', 's16le', '-'],
    { encoding: 'buffer', maxBuffer: 1e9 },
  );
  expect(stderr.toString()).toBe('');
  return stdout;
}

const countOf = async (table: 'renditions' | 'awaited_downloads' | 'sound_frames') => {
  const { rows } = await sql<{
    count: number;
  }>`select count(*)::int as count from ${sql.table(table)}`.execute(server.site.services.db);
  return rows[0]?.count ?? 0;
};

describe('a song', () => {
  it('comes as it came when nothing else is asked for', async () => {
    for (const kind of kinds) {
      const { bytes } = await downloaded(kind, 'original');
      expect(bytes.equals(readFileSync(path(kind)))).toBe(true);
    }
  });

  it.each([
    ['wav', 'flac', 'audio/flac'],
    ['wav', 'mp3', 'audio/mpeg'],
    ['flac', 'mp3', 'audio/mpeg'],
    ['m4a', 'mp3', 'audio/mpeg'],
    ['wav', 'opus', 'audio/ogg; codecs=opus'],
    ['opus', 'opus', 'audio/ogg; codecs=opus'],
    ['flac', 'flac', 'audio/flac'],
    ['mp3', 'mp3', 'audio/mpeg'],
  ] as const)(
    'of %s comes as %s with the tags and the cover of the catalogue',
    async (kind, format, mime) => {
      const { answer, name, file } = await downloaded(kind, format);
      expect(answer.headers.get('content-type')).toBe(mime);
      expect(name).toBe(`Trio - Song ${kind}.${format}`);
      const { common } = await parseFile(file);
      const number = kinds.indexOf(kind) + 1;
      expect(common).toMatchObject({
        title: `Song ${kind}`,
        artist: 'Trio',
        album: 'First',
        albumartist: 'Trio',
        track: { no: number, of: 5 },
        disk: { no: 1, of: 1 },
      });
      const { format: type, width } = await sharp(common.picture?.[0]?.data).metadata();
      expect([type, width]).toEqual(['jpeg', 1_200]);
      const [made, source] = await Promise.all([pcm(file), pcm(path(kind))]);
      if (kind === format || format === 'flac') expect(made.equals(source)).toBe(true);
      // Of Opus the end falls between two samples; ffmpeg keeps the padding of AAC that it was not told of.
      else expect(Math.abs(made.length - source.length) / 4).toBeLessThanOrEqual(kind === 'm4a' ? 2_048 : 1);
    },
  );

  it.each([
    ['mp3', 'flac'],
    ['m4a', 'flac'],
    ['mp3', 'opus'],
    ['m4a', 'opus'],
  ] as const)('of %s is not made %s: it comes as it came', async (kind, format) => {
    const before = await countOf('renditions');
    const { bytes, name } = await downloaded(kind, format);
    expect(bytes.equals(readFileSync(path(kind)))).toBe(true);
    expect(name).toMatch(new RegExp(`\\.${kind}$`));
    expect(await countOf('renditions')).toBe(before);
  });

  it.each(['flac', 'mp3', 'opus'])('as %s goes on where it broke off', async (format) => {
    const { bytes, etag } = await downloaded('wav', format);
    expect(etag).toMatch(/^"[0-9a-f]{32}"$/);
    const url = addressOf('wav', format);
    const { size } = await sql<{
      size: number;
    }>`select size from renditions where kind = ${`download_${format}`}`
      .execute(server.site.services.db)
      .then(({ rows }) => rows[0] ?? { size: 0 });
    const head = Math.max(1, bytes.length - size);
    for (const [start, end] of [
      [0, 9],
      [head - 5, head + 5],
      [head, bytes.length - 1],
      [bytes.length - 7, bytes.length - 1],
    ] as const) {
      const part = await get(url, { headers: { range: `bytes=${start}-${end}`, 'if-range': etag } });
      expect(part.status).toBe(206);
      expect(part.headers.get('content-range')).toBe(`bytes ${start}-${end}/${bytes.length}`);
      expect(Buffer.from(await part.arrayBuffer()).equals(bytes.subarray(start, end + 1))).toBe(true);
    }
    expect((await get(url, { headers: { 'if-none-match': etag } })).status).toBe(304);
    const asked = await get(url, { method: 'HEAD' });
    expect(asked.headers.get('content-length')).toBe(String(bytes.length));
  });

  it('tagged anew has another validator and another head, and no new file', async () => {
    const before = await Promise.all(['flac', 'mp3', 'opus'].map((format) => downloaded('wav', format)));
    const files = await countOf('renditions');
    const title = `${'😀'.repeat(60)}\u202e مرحبا /\\:`;
    await server.site.as('tracks.manage').tracks.update({ id: songs.wav, name: title });
    for (const [at, format] of (['flac', 'mp3', 'opus'] as const).entries()) {
      const range = { range: 'bytes=5-', 'if-range': before[at]?.etag ?? '' };
      const whole = await get(addressOf('wav', format), { headers: range });
      expect(whole.status).toBe(200);
      expect(whole.headers.get('etag')).not.toBe(before[at]?.etag);
      const file = await save(Buffer.from(await whole.arrayBuffer()), format);
      const { common } = await parseFile(file);
      expect(common.title).toContain('مرحبا');
      expect((await pcm(file)).equals(await pcm(before[at]?.file ?? ''))).toBe(true);
    }
    await server.site.as('tracks.manage').tracks.update({ id: songs.wav, name: 'Song wav' });
    expect(await countOf('renditions')).toBe(files);
  });

  it('says its loudness', async () => {
    const { file } = await downloaded('flac', 'flac');
    const { loudness_integrated: loudness } = await server.site.services.db
      .selectFrom('tracks')
      .select('loudness_integrated')
      .where('id', '=', songs.flac)
      .executeTakeFirstOrThrow();
    const { common } = await parseFile(file);
    expect(common.replaygain_track_gain?.dB).toBeCloseTo(-18 - (loudness ?? 0), 1);
    expect(common.replaygain_album_gain?.dB).toBeDefined();
  });

  it('whose made file is gone from the store is made again', async () => {
    await downloaded('wav', 'mp3');
    const { storage, db } = server.site.services;
    const rows = await db
      .selectFrom('renditions')
      .select('storage_key')
      .where('kind', '=', 'download_mp3')
      .execute();
    for (const { storage_key } of rows) await storage.remove(storage_key);
    // A file that is open is seen to be gone within a second.
    const status = await eventually(async () => {
      const answer = await get(addressOf('wav', 'mp3'));
      await answer.arrayBuffer();
      return answer.status === 200 ? null : answer.status;
    });
    expect(status).toBe(410);
    expect((await parseFile((await downloaded('wav', 'mp3')).file)).common.title).toBe('Song wav');
  });

  it('is not played from what was made to be kept', async () => {
    await downloaded('wav', 'mp3');
    const { sources } = await (await server.site.user()).streaming.sources({ track_id: songs.wav });
    expect(sources.map(({ kind }) => kind)).not.toContain('download_mp3');
    const asked = await get(`/api/v1/tracks/${songs.wav}/stream?rendition=download_mp3`);
    expect(asked.status).toBe(422);
  });

  it('of a format that is none is refused', async () => {
    for (const format of ['aac', '', 'FLAC', 'mp3&format=flac']) {
      const answer = await get(addressOf('wav', format));
      expect(answer.status).toBe(422);
      expect(await answer.json()).toMatchObject({ errors: { format: [expect.any(String)] } });
    }
  });
});

describe('an album', () => {
  it('comes as one zip of a format, with what the format makes no sense for as it came', async () => {
    const url = `/api/v1/albums/${albumId}/download?format=flac`;
    const answer = await wait(url);
    expect(answer.status).toBe(200);
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(answer.headers.get('content-length')).toBe(String(bytes.length));
    const files = unzipSync(bytes);
    expect(Object.keys(files)).toEqual([
      'Trio - First/01 Song flac.flac',
      'Trio - First/02 Song wav.flac',
      'Trio - First/03 Song mp3.mp3',
      'Trio - First/04 Song opus.ogg',
      'Trio - First/05 Song m4a.m4a',
      'Trio - First/cover.jpg',
      'Trio - First/Trio - First.m3u8',
    ]);
    const file = await save(files['Trio - First/02 Song wav.flac'] ?? new Uint8Array(), 'flac');
    expect((await parseFile(file)).common).toMatchObject({ title: 'Song wav', track: { no: 2, of: 5 } });
    expect((await pcm(file)).equals(await pcm(path('wav')))).toBe(true);
    const half = Math.floor(bytes.length / 2);
    const etag = answer.headers.get('etag') ?? '';
    const rest = await get(url, { headers: { range: `bytes=${half}-`, 'if-range': etag } });
    expect(rest.status).toBe(206);
    expect(Buffer.from(await rest.arrayBuffer()).equals(bytes.subarray(half))).toBe(true);
  });

  it('says how much of it is ready, and how large it is in each format', async () => {
    const caller = await server.site.user();
    await server.site.services.db.deleteFrom('renditions').where('kind', '=', 'download_mp3').execute();
    const wish = { type: 'album', id: albumId, format: 'mp3' } as const;
    const first = await caller.downloads.locate(wish);
    expect(first).toMatchObject({ url: `/api/v1/albums/${albumId}/download?format=mp3`, songs: 5 });
    expect(first.ready).toBeLessThan(5);
    await eventually(async () => ((await caller.downloads.locate(wish)).ready === 5 ? true : null));
    expect((await get(`/api/v1/albums/${albumId}/download?format=mp3`)).status).toBe(200);
    expect(await eventually(async () => ((await countOf('awaited_downloads')) === 0 ? 'none' : null))).toBe(
      'none',
    );
    const { formats } = await caller.downloads.sizes({ type: 'album', id: albumId });
    expect(formats.map(({ format, as_they_came }) => [format, as_they_came])).toEqual([
      ['original', 5],
      ['flac', 3],
      ['mp3', 0],
      ['opus', 2],
    ]);
    expect(Math.min(...formats.map(({ bytes }) => bytes))).toBeGreaterThan(50_000);
    const own = await caller.downloads.sizes({ type: 'track', id: songs.mp3 });
    expect(own.formats.map(({ format }) => format)).toEqual(['original', 'mp3']);
  });

  it('larger than what the site keeps of made files is refused', async () => {
    const caller = await server.site.user();
    await caller.settings.update({ values: { 'player.renditions_max_bytes': 1_000 } });
    const answer = await get(`/api/v1/albums/${albumId}/download?format=opus`);
    const { formats } = await caller.downloads.sizes({ type: 'album', id: albumId });
    await caller.settings.update({ values: { 'player.renditions_max_bytes': 10_737_418_240 } });
    expect(answer.status).toBe(413);
    expect(formats.map(({ format }) => format)).toEqual(['original']);
  });
});

describe('who may not download', () => {
  it('has nothing made', async () => {
    const { db } = server.site.services;
    await db.deleteFrom('renditions').where('kind', 'in', ['download_mp3', 'download_opus']).execute();
    await server.addUser('plain@example.com', ['music.view', 'music.play']);
    const plain = { cookie: await server.signIn('plain@example.com') };
    const urls = [addressOf('wav', 'mp3'), `/api/v1/albums/${albumId}/download?format=mp3`];
    for (const url of urls) {
      expect((await server.request(url)).status).toBe(401);
      expect((await get(url, { headers: plain })).status).toBe(403);
    }
    await server.site.as('albums.manage').albums.update({ id: albumId, downloadable: false });
    for (const url of urls) expect((await get(url)).status).toBe(403);
    const { downloads } = server.site.as('music.view', 'music.play', 'music.download');
    for (const wish of [
      { type: 'album', id: albumId },
      { type: 'track', id: songs.wav },
    ] as const) {
      await expect(downloads.locate({ ...wish, format: 'mp3' })).rejects.toThrow(
        'The artist does not offer this',
      );
      await expect(downloads.sizes(wish)).rejects.toThrow('The artist does not offer this');
    }
    await server.site.as('albums.manage').albums.update({ id: albumId, downloadable: true });
    expect([await countOf('awaited_downloads')]).toEqual([0]);
    const { rows } = await sql`select 1 from graphile_worker.jobs where key like 'rendition:%'`.execute(db);
    expect(rows).toEqual([]);
  });
});
