import { chmodSync, cpSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { sourcesResponse } from '@kantele/api/contract/streaming';
import { sql } from '@kantele/db';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { encodings, ffmpeg, importInto, type Song, writeSongs } from './fixtures.ts';
import { answerOf, eventually, startTestServer, type TestServer } from './harness.ts';

const formats = Object.keys(encodings);
const songs: Song[] = [
  ...formats.map((format, index) => {
    const title = `Song in ${format}`;
    return {
      path: `Nine/Formats/0${index + 1} ${title}.${format}`,
      title,
      artist: 'Nine',
      album: 'Formats',
      number: index + 1,
      encode: encodings[format] ?? [],
    };
  }),
  {
    path: 'Nine/Formats/08 Song in alac.m4a',
    title: 'Song in alac',
    artist: 'Nine',
    album: 'Formats',
    number: 8,
    encode: ['-c:a', 'alac'],
  },
];

let server: TestServer;
let folder: string;
beforeAll(async () => {
  server = await startTestServer();
  folder = join(server.dataDir, 'music');
  await writeSongs(folder, songs);
  await ffmpeg(
    '-f',
    'lavfi',
    '-i',
    'testsrc=s=300x300:d=1',
    '-frames:v',
    '1',
    join(folder, 'Nine/Formats/cover.png'),
  );
});
afterAll(() => server.close());

const tracks = () =>
  server.site.services.db
    .selectFrom('tracks')
    .select([
      'id',
      'name',
      'number',
      'status',
      'duration',
      'audio_fingerprint',
      'loudness_integrated',
      'loudness_peak',
    ])
    .orderBy('number')
    .execute();

describe('a folder of real music', () => {
  it('comes in with every format, plays at once from the originals, and is ready when the worker has been through', async () => {
    const run = await importInto(server, folder);
    expect(run).toMatchObject({ state: 'done', added: 8, failed: 0, missing: 0 });
    const before = await tracks();
    expect(before.map((track) => track.name)).toEqual([
      ...formats.map((format) => `Song in ${format}`),
      'Song in alac',
    ]);
    for (const track of before) {
      const response = await server.request(`/api/v1/tracks/${track.id}/stream`, {
        headers: { range: 'bytes=0-9' },
      });
      expect([track.name, response.status]).toEqual([track.name, 206]);
    }
    await server.startWorker();
    await eventually(
      async () => ((await tracks()).every((track) => track.status === 'ready') ? true : null),
      60_000,
    );
    for (const track of await tracks()) {
      expect(track.duration).toBeGreaterThan(1_950);
      expect(track.duration).toBeLessThan(2_100);
      expect(track.audio_fingerprint).toMatch(/^[0-9a-f]{64}$/);
      expect(track.loudness_integrated).toBeLessThan(-5);
      expect(track.loudness_peak).toBeLessThan(0.5);
    }
  });

  it('has a FLAC made of what no browser decodes, and no second copy of anything else', async () => {
    const { db, storage } = server.site.services;
    const rows = await db
      .selectFrom('renditions')
      .innerJoin('tracks', 'tracks.audio_fingerprint', 'renditions.fingerprint')
      .selectAll('renditions')
      .select('tracks.name')
      // Two of the songs are the same sound, which has one FLAC.
      .where('tracks.codec', '<>', 'flac')
      .execute();
    expect(new Set(rows.map((row) => `${row.kind} of ${row.name}`))).toEqual(
      new Set(['wav', 'aiff', 'alac'].map((format) => `flac of Song in ${format}`)),
    );
    for (const row of rows) {
      const last = row.fragments.at(-1);
      expect(row.fragments[0]?.start).toBe(row.init_end);
      expect(last?.end).toBeLessThanOrEqual(row.size);
      expect((last?.t ?? 0) + (last?.d ?? 0)).toBeGreaterThanOrEqual(row.samples + row.delay);
      expect((await storage.stat(row.storage_key))?.size).toBe(row.size);
    }
  });

  it('is analysed without a decode, and nothing is encoded, when only tags and places change', async () => {
    const { db } = server.site.services;
    const made = () =>
      db.selectFrom('renditions').select(['kind', 'created_at']).orderBy('fingerprint').execute();
    const measured = () =>
      db.selectFrom('audio_analyses').select('created_at').orderBy('packet_hash').execute();
    const before = [await made(), await measured()];
    renameSync(join(folder, 'Nine/Formats'), join(folder, 'Nine/Renamed'));
    for (const format of ['mp3', 'm4a', 'flac', 'ogg', 'opus', 'wav', 'aiff', 'alac']) {
      const name = `Song in ${format}.${format === 'alac' ? 'm4a' : format}`;
      const number = `0${[...formats, 'alac'].indexOf(format) + 1}`;
      const from = join(folder, 'Nine/Renamed', `${number} ${name}`);
      const to = join(folder, 'Nine/Renamed', `${number} new ${name}`);
      const tags = [
        '-metadata',
        'comment=a few more words',
        ...(format === 'aiff' ? ['-write_id3v2', '1'] : []),
      ];
      await ffmpeg('-i', from, '-map', '0:a', '-c', 'copy', ...tags, `file:${to}`);
      rmSync(from);
    }
    expect(await importInto(server, folder)).toMatchObject({
      state: 'done',
      added: 0,
      missing: 0,
      failed: 0,
    });
    const waiting = () =>
      db.selectFrom('originals').select('track_id').where('analysis', '=', 'waiting').execute();
    expect(await waiting()).toHaveLength(8);
    await eventually(async () => ((await waiting()).length === 0 ? true : null));
    expect([await made(), await measured()]).toEqual(before);
    expect((await tracks()).map((track) => track.status)).toEqual(Array.from({ length: 8 }, () => 'ready'));
    renameSync(join(folder, 'Nine/Renamed'), join(folder, 'Nine/Formats'));
    expect(await importInto(server, folder)).toMatchObject({ state: 'done', added: 0, missing: 0 });
  });

  it('has smaller files once they are asked for, and again when they were deleted from the store', async () => {
    const [track] = await tracks();
    const ask = async () => {
      const response = await server.request(`/api/v1/tracks/${track?.id}/sources?kinds=aac_96`);
      return sourcesResponse.parse(await response.json());
    };
    const source = async () => (await ask()).sources[0] ?? null;
    expect((await ask()).pending).toEqual(['aac_96']);
    const first = await eventually(source);
    const range = { headers: { range: `bytes=0-${first.size - 1}` } };
    const response = await server.request(first.url, range);
    expect([response.status, (await response.arrayBuffer()).byteLength]).toEqual([206, first.size]);
    rmSync(join(server.dataDir, 'files/renditions'), { recursive: true });
    const other = await eventually(async () => {
      // Descriptors of files that were read a moment ago live on.
      const answer = await server.request(first.url, range);
      await answer.arrayBuffer();
      return answer.status === 206 ? null : answer.status;
    });
    expect(other).toBe(410);
    expect((await ask()).pending).toEqual(['aac_96']);
    const second = await eventually(source);
    expect(second.etag).toBe(first.etag);
    expect((await server.request(second.url, range)).status).toBe(206);
  });

  it('has its cover in fixed sizes and types, kept for a year', async () => {
    const cover = await eventually(async () => {
      const { album } = (await (await server.request('/api/v1/albums/1')).json()) as {
        album: { artwork: { hash: string; color: string; thumbhash: string } | null };
      };
      return album.artwork;
    });
    expect(cover.color).toMatch(/^#[0-9a-f]{6}$/);
    for (const file of ['64.webp', '160.avif', '320.webp', '640.avif', '1200.webp']) {
      const response = await server.request(`/images/${cover.hash}/${file}`);
      expect([file, response.status]).toEqual([file, 200]);
      expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(response.headers.get('content-security-policy')).toBe("sandbox; default-src 'none'");
      const magic = Buffer.from(await response.arrayBuffer())
        .subarray(0, 16)
        .toString('latin1');
      expect(magic).toMatch(file.endsWith('webp') ? /WEBP/ : /ftypavif/);
    }
  });

  it('keeps every track when files are moved, renamed and retagged', async () => {
    const before = await tracks();
    const { db } = server.site.services;
    await db.updateTable('tracks').set({ plays_count: 7 }).execute();
    renameSync(join(folder, 'Nine/Formats'), join(folder, 'Elsewhere'));
    const flac = join(folder, 'Elsewhere/03 new Song in flac.flac');
    const retagged = join(folder, 'Elsewhere/renamed.flac');
    await ffmpeg(
      '-i',
      flac,
      '-c',
      'copy',
      '-metadata',
      'title=A new name',
      '-metadata',
      'track=30',
      retagged,
    );
    rmSync(flac);
    const run = await importInto(server, folder);
    expect(run).toMatchObject({ state: 'done', added: 0, missing: 0, failed: 0 });
    const after = await tracks();
    expect(after.map((track) => track.id).sort()).toEqual(before.map((track) => track.id).sort());
    const flacId = before.find((track) => track.name === 'Song in flac')?.id;
    expect(after.find((track) => track.id === flacId)).toMatchObject({ name: 'A new name', number: 30 });
    const { rows } = await sql<{ plays: number }>`select min(plays_count) as plays from tracks`.execute(db);
    expect(rows[0]?.plays).toBe(7);
  });
});

describe('a library', () => {
  it('that vanishes marks nothing until an admin confirms', async () => {
    const cookie = await server.signIn();
    const away = join(server.dataDir, 'away');
    renameSync(join(folder, 'Elsewhere'), away);
    const run = await importInto(server, folder);
    expect(run).toMatchObject({ state: 'needs_confirmation', missing: 8 });
    const missing = () =>
      server.site.services.db.selectFrom('tracks').select('id').where('status', '=', 'missing').execute();
    expect(await missing()).toEqual([]);
    const confirmed = await server.request(`/api/v1/imports/${run.id}/confirm`, {
      method: 'POST',
      headers: { cookie, 'sec-fetch-site': 'same-origin' },
    });
    expect(confirmed.status).toBe(200);
    // The run that was queued; the worker would do the same.
    expect(await importInto(server, folder)).toMatchObject({
      state: 'done',
      missing: 8,
      accept_missing: true,
    });
    expect(await missing()).toHaveLength(8);
    cpSync(away, join(folder, 'Back again'), { recursive: true });
    const back = await importInto(server, folder);
    expect(back).toMatchObject({ state: 'done', added: 0 });
    expect(await missing()).toEqual([]);
  });

  it('can be imported by an admin over the API as a job', async () => {
    const cookie = await server.signIn();
    const more = join(server.dataDir, 'more');
    await writeSongs(more, [
      { path: 'Later/On/01 Late.flac', title: 'Late', artist: 'Later', album: 'On', number: 1 },
    ]);
    const start = await server.request('/api/v1/imports', {
      method: 'POST',
      headers: { cookie, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
      body: JSON.stringify({ path: more }),
    });
    expect(start.status).toBe(201);
    const done = await eventually(async () => {
      const answer = await answerOf(await server.request('/api/v1/imports', { headers: { cookie } }));
      const [first] = (answer.pagination as { data: { state: string; added: number; path: string }[] }).data;
      return first?.state === 'done' && first.path === more ? first : null;
    });
    expect(done.added).toBe(1);
  });

  it('whose folder may not be read is reported', async () => {
    const closed = join(server.dataDir, 'closed');
    mkdirSync(closed);
    chmodSync(closed, 0o700);
    rmSync(closed, { recursive: true });
    await expect(importInto(server, closed)).rejects.toMatchObject({
      fields: { path: [{ text: 'No such folder.' }] },
    });
  });
});
