import { unzipSync } from 'fflate';
import { sql } from 'kysely';
import { parseFile } from 'music-metadata';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pcm, startDownloads } from './download-world.ts';
import { eventually } from './harness.ts';

let at: Awaited<ReturnType<typeof startDownloads>>;
beforeAll(async () => {
  at = await startDownloads();
});
afterAll(() => at.server.close());

describe('an album', () => {
  it('comes as one zip of a format, with what the format makes no sense for as it came', async () => {
    const url = `/api/v1/albums/${at.albumId}/download?format=flac`;
    const answer = await at.wait(url);
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
    const file = at.save(files['Trio - First/02 Song wav.flac'] ?? new Uint8Array(), 'flac');
    expect((await parseFile(file)).common).toMatchObject({ title: 'Song wav', track: { no: 2, of: 5 } });
    expect((await pcm(file)).equals(await pcm(at.path('wav')))).toBe(true);
    const half = Math.floor(bytes.length / 2);
    const etag = answer.headers.get('etag') ?? '';
    const rest = await at.get(url, { headers: { range: `bytes=${half}-`, 'if-range': etag } });
    expect(rest.status).toBe(206);
    expect(Buffer.from(await rest.arrayBuffer()).equals(bytes.subarray(half))).toBe(true);
  });

  it('says how much of it is ready, and how large it is in each format', async () => {
    const caller = await at.server.site.user();
    await at.server.site.services.db.deleteFrom('renditions').where('kind', '=', 'download_mp3').execute();
    const wish = { type: 'album', id: at.albumId, format: 'mp3' } as const;
    const first = await caller.downloads.locate(wish);
    expect(first).toMatchObject({ url: `/api/v1/albums/${at.albumId}/download?format=mp3`, songs: 5 });
    expect(first.ready).toBeLessThan(5);
    await eventually(async () => ((await caller.downloads.locate(wish)).ready === 5 ? true : null));
    expect((await at.get(`/api/v1/albums/${at.albumId}/download?format=mp3`)).status).toBe(200);
    expect(
      await eventually(async () => ((await at.countOf('awaited_downloads')) === 0 ? 'none' : null)),
    ).toBe('none');
    const { formats } = await caller.downloads.sizes({ type: 'album', id: at.albumId });
    expect(formats.map(({ format, as_they_came }) => [format, as_they_came])).toEqual([
      ['original', 5],
      ['flac', 3],
      ['mp3', 0],
      ['opus', 2],
    ]);
    expect(Math.min(...formats.map(({ bytes }) => bytes))).toBeGreaterThan(50_000);
    const own = await caller.downloads.sizes({ type: 'track', id: at.songs.mp3 });
    expect(own.formats.map(({ format }) => format)).toEqual(['original', 'mp3']);
  });

  it('larger than what the site keeps of made files is refused', async () => {
    const caller = await at.server.site.user();
    await caller.settings.update({ values: { 'player.renditions_max_bytes': 1_000 } });
    const answer = await at.get(`/api/v1/albums/${at.albumId}/download?format=opus`);
    const { formats } = await caller.downloads.sizes({ type: 'album', id: at.albumId });
    await caller.settings.update({ values: { 'player.renditions_max_bytes': 10_737_418_240 } });
    expect(answer.status).toBe(413);
    expect(formats.map(({ format }) => format)).toEqual(['original']);
  });
});

describe('who may not download', () => {
  it('has nothing made', async () => {
    const { db } = at.server.site.services;
    await db.deleteFrom('renditions').where('kind', 'in', ['download_mp3', 'download_opus']).execute();
    await at.server.addUser('plain@example.com', ['music.view', 'music.play']);
    const plain = { cookie: await at.server.signIn('plain@example.com') };
    const urls = [at.addressOf('wav', 'mp3'), `/api/v1/albums/${at.albumId}/download?format=mp3`];
    for (const url of urls) {
      expect((await at.server.request(url)).status).toBe(401);
      expect((await at.get(url, { headers: plain })).status).toBe(403);
    }
    await at.server.site.as('albums.manage').albums.update({ id: at.albumId, downloadable: false });
    for (const url of urls) expect((await at.get(url)).status).toBe(403);
    const { downloads } = at.server.site.as('music.view', 'music.play', 'music.download');
    for (const wish of [
      { type: 'album', id: at.albumId },
      { type: 'track', id: at.songs.wav },
    ] as const) {
      await expect(downloads.locate({ ...wish, format: 'mp3' })).rejects.toThrow(
        'The artist does not offer this',
      );
      await expect(downloads.sizes(wish)).rejects.toThrow('The artist does not offer this');
    }
    await at.server.site.as('albums.manage').albums.update({ id: at.albumId, downloadable: true });
    expect([await at.countOf('awaited_downloads')]).toEqual([0]);
    const { rows } = await sql`select 1 from graphile_worker.jobs where key like 'rendition:%'`.execute(db);
    expect(rows).toEqual([]);
  });
});
