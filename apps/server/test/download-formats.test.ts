import { readFileSync, writeFileSync } from 'node:fs';
import { sql } from 'kysely';
import { parseFile } from 'music-metadata';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { kinds, pcm, startDownloads } from './download-world.ts';
import { eventually } from './harness.ts';

let at: Awaited<ReturnType<typeof startDownloads>>;
beforeAll(async () => {
  at = await startDownloads();
});
afterAll(() => at.server.close());

describe('a song', () => {
  it('comes as it came when nothing else is asked for', async () => {
    for (const kind of kinds) {
      const { bytes } = await at.downloaded(kind, 'original');
      expect(bytes.equals(readFileSync(at.path(kind)))).toBe(true);
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
      const { answer, name, file } = await at.downloaded(kind, format);
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
      const [made, source] = await Promise.all([pcm(file), pcm(at.path(kind))]);
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
    const before = await at.countOf('renditions');
    const { bytes, name } = await at.downloaded(kind, format);
    expect(bytes.equals(readFileSync(at.path(kind)))).toBe(true);
    expect(name).toMatch(new RegExp(`\\.${kind}$`));
    expect(await at.countOf('renditions')).toBe(before);
  });

  it.each(['flac', 'mp3', 'opus'])('as %s goes on where it broke off', async (format) => {
    const { bytes, etag } = await at.downloaded('wav', format);
    expect(etag).toMatch(/^"[0-9a-f]{32}"$/);
    const url = at.addressOf('wav', format);
    const { size } = await sql<{
      size: number;
    }>`select size from renditions where kind = ${`download_${format}`}`
      .execute(at.server.site.services.db)
      .then(({ rows }) => rows[0] ?? { size: 0 });
    const head = Math.max(1, bytes.length - size);
    for (const [start, end] of [
      [0, 9],
      [head - 5, head + 5],
      [head, bytes.length - 1],
      [bytes.length - 7, bytes.length - 1],
    ] as const) {
      const part = await at.get(url, { headers: { range: `bytes=${start}-${end}`, 'if-range': etag } });
      expect(part.status).toBe(206);
      expect(part.headers.get('content-range')).toBe(`bytes ${start}-${end}/${bytes.length}`);
      expect(Buffer.from(await part.arrayBuffer()).equals(bytes.subarray(start, end + 1))).toBe(true);
    }
    expect((await at.get(url, { headers: { 'if-none-match': etag } })).status).toBe(304);
    const asked = await at.get(url, { method: 'HEAD' });
    expect(asked.headers.get('content-length')).toBe(String(bytes.length));
  });

  it('tagged anew has another validator and another head, and no new file', async () => {
    const before = await Promise.all(['flac', 'mp3', 'opus'].map((format) => at.downloaded('wav', format)));
    const files = await at.countOf('renditions');
    const title = `${'😀'.repeat(60)}\u202e مرحبا /\\:`;
    await at.server.site.as('tracks.manage').tracks.update({ id: at.songs.wav, name: title });
    for (const [place, format] of (['flac', 'mp3', 'opus'] as const).entries()) {
      const range = { range: 'bytes=5-', 'if-range': before[place]?.etag ?? '' };
      const whole = await at.get(at.addressOf('wav', format), { headers: range });
      expect(whole.status).toBe(200);
      expect(whole.headers.get('etag')).not.toBe(before[place]?.etag);
      const file = at.save(Buffer.from(await whole.arrayBuffer()), format);
      const { common } = await parseFile(file);
      expect(common.title).toContain('مرحبا');
      expect((await pcm(file)).equals(await pcm(before[place]?.file ?? ''))).toBe(true);
    }
    await at.server.site.as('tracks.manage').tracks.update({ id: at.songs.wav, name: 'Song wav' });
    expect(await at.countOf('renditions')).toBe(files);
  });

  it('of which nothing can be made any more comes as it came', async () => {
    const sound = readFileSync(at.path('opus'));
    const broken = Buffer.alloc(sound.length);
    writeFileSync(at.path('opus'), broken);
    const { bytes, name } = await at.downloaded('opus', 'mp3');
    expect(bytes.equals(broken)).toBe(true);
    expect(name).toMatch(/\.ogg$/);
    writeFileSync(at.path('opus'), sound);
  });

  it('says its loudness', async () => {
    const { file } = await at.downloaded('flac', 'flac');
    const { loudness_integrated: loudness } = await at.server.site.services.db
      .selectFrom('tracks')
      .select('loudness_integrated')
      .where('id', '=', at.songs.flac)
      .executeTakeFirstOrThrow();
    const { common } = await parseFile(file);
    expect(common.replaygain_track_gain?.dB).toBeCloseTo(-18 - (loudness ?? 0), 1);
    expect(common.replaygain_album_gain?.dB).toBeDefined();
  });

  it('whose made file is gone from the store is made again', async () => {
    await at.downloaded('wav', 'mp3');
    const { storage, db } = at.server.site.services;
    const rows = await db
      .selectFrom('renditions')
      .select('storage_key')
      .where('kind', '=', 'download_mp3')
      .execute();
    for (const { storage_key } of rows) await storage.remove(storage_key);
    // A file that is open is seen to be gone within a second.
    const status = await eventually(async () => {
      const answer = await at.get(at.addressOf('wav', 'mp3'));
      await answer.arrayBuffer();
      return answer.status === 200 ? null : answer.status;
    });
    expect(status).toBe(410);
    expect((await parseFile((await at.downloaded('wav', 'mp3')).file)).common.title).toBe('Song wav');
  });

  it('is not played from what was made to be kept', async () => {
    await at.downloaded('wav', 'mp3');
    const { sources } = await (await at.server.site.user()).streaming.sources({ track_id: at.songs.wav });
    expect(sources.map(({ kind }) => kind)).not.toContain('download_mp3');
    const asked = await at.get(`/api/v1/tracks/${at.songs.wav}/stream?rendition=download_mp3`);
    expect(asked.status).toBe(422);
  });

  it('of a format that is none is refused', async () => {
    for (const format of ['aac', '', 'FLAC', 'mp3&format=flac']) {
      const answer = await at.get(at.addressOf('wav', format));
      expect(answer.status).toBe(422);
      expect(await answer.json()).toMatchObject({ errors: { format: [expect.any(String)] } });
    }
  });
});
