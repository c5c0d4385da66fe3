import { chmodSync, cpSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
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

  it('has renditions whose index matches their bytes, lossless ones only of lossless sources', async () => {
    const rows = await server.site.services.db
      .selectFrom('renditions')
      .innerJoin('tracks', 'tracks.id', 'renditions.track_id')
      .selectAll('renditions')
      .select('tracks.name')
      .execute();
    const kinds = (name: string) =>
      rows
        .filter((row) => row.name === name)
        .map((row) => row.kind)
        .sort();
    for (const format of ['mp3', 'm4a', 'ogg', 'opus']) {
      expect(kinds(`Song in ${format}`)).toEqual(['aac_256', 'aac_96', 'fallback', 'opus_160', 'original']);
    }
    for (const format of ['flac', 'wav', 'aiff', 'alac']) {
      expect(kinds(`Song in ${format}`)).toEqual([
        'aac_256',
        'aac_96',
        'fallback',
        'flac',
        'opus_160',
        'original',
      ]);
    }
    for (const row of rows.filter((candidate) => candidate.fragments !== null)) {
      const last = row.fragments?.at(-1);
      expect(row.fragments?.[0]?.start).toBe(row.init_end);
      expect(last?.end).toBeLessThanOrEqual(row.size);
      expect((last?.t ?? 0) + (last?.d ?? 0)).toBeGreaterThanOrEqual((row.samples ?? 0) + (row.delay ?? 0));
      const stored = await server.site.services.storage.stat(row.storage_key);
      expect(stored?.size).toBe(row.size);
    }
    expect(rows.find((row) => row.kind === 'opus_160')?.sample_rate).toBe(48_000);
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
    const flac = join(folder, 'Elsewhere/03 Song in flac.flac');
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
      fields: { path: [{ text: 'There is no such folder.' }] },
    });
  });
});
