import { execFile } from 'node:child_process';
import { mkdir, open, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import {
  type DownloadKind,
  type RenditionFile,
  type SongTags,
  type TaggedFormat,
  taggedFormats,
} from '@kantele/api/audio-tools';
import { parseFile } from 'music-metadata';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ByteReader } from '../packets/byte-reader.ts';
import { prepare } from '../renditions.ts';
import { noise, openWorkshop, type Workshop } from '../testing.ts';
import { findFrames } from './find-frames.ts';
import { downloadHead } from './head.ts';
import { jpegOf } from './jpeg.ts';

const exec = promisify(execFile);

let shop: Workshop;
let cover: Uint8Array;
beforeAll(async () => {
  shop = await openWorkshop();
  const background = { r: 20, g: 90, b: 160 };
  const webp = await sharp({ create: { width: 1_200, height: 1_200, channels: 3, background } })
    .webp()
    .toBuffer();
  cover = await jpegOf(webp);
});
afterAll(() => shop.close());

const song: SongTags = {
  title: 'Opening «Größe» 🎹',
  artist: 'AC/DC & فيروز feat. Ada',
  artists: ['AC/DC', 'فيروز', 'Ada'],
  album: 'First',
  album_artists: ['AC/DC', 'فيروز'],
  number: 2,
  numbers: 12,
  disc: 1,
  discs: 2,
  disc_title: 'Morning Glory',
  date: '1983-05-02',
  genres: ['Jazz', 'Drum & Bass'],
  label: 'Label',
  catalogue_number: 'CAT 1',
  copyright: '1983 Label',
  upc: '0123456789012',
  isrc: 'DEA452100001',
  bpm: 123,
  musical_key: 'Am',
  compilation: true,
  credits: [
    { role: 'composer', name: 'Clara', detail: null },
    { role: 'lyricist', name: 'Luise', detail: null },
    { role: 'performer', name: 'Vera', detail: 'violin' },
    { role: 'producer', name: 'Paul', detail: null },
  ],
  lyrics: 'One\nTwo',
  loudness: { track: { integrated: -10, peak: -1 }, album: { integrated: -12.5, peak: 0 } },
  mbid: {
    recording: '11111111-1111-4111-8111-111111111111',
    release: '22222222-2222-4222-8222-222222222222',
    artists: ['33333333-3333-4333-8333-333333333333'],
    album_artists: ['33333333-3333-4333-8333-333333333333'],
  },
};

/** A file of this format as it is sent. */
async function downloaded(format: TaggedFormat, made: Made, tags: SongTags, picture: Uint8Array | null) {
  const head = downloadHead(format, made.lead, tags, picture?.length ?? null);
  const bytes = Buffer.from(head.write(picture));
  expect(bytes.length).toBe(head.size);
  const path = shop.path(`${Math.random()}.${format}`);
  await writeFile(path, Buffer.concat([bytes, made.sound]));
  return path;
}

interface Made {
  lead: Uint8Array;
  sound: Buffer;
}

async function make(source: string, kind: DownloadKind, lossless = true) {
  const dir = shop.path(`${kind}-${Math.random()}`);
  await mkdir(dir);
  const result = await prepare(shop.ffmpeg, source, { dir, kinds: [kind], lossless, tempDir: shop.dir });
  expect(result.refused).toEqual([]);
  const [file] = result.renditions as [RenditionFile];
  const sound = (await readFile(join(dir, file.file))).subarray(file.init_end);
  return { file, made: { lead: file.lead ?? new Uint8Array(), sound } };
}

/** The sound as ffmpeg decodes it, without a complaint. */
async function decoded(path: string, ...args: string[]): Promise<Buffer> {
  const { stdout, stderr } = await exec(
    shop.ffmpeg.path,
    ['-v', 'error', '-xerror', '-i', path, '-map', '0:a', ...args, '-f', 's16le', '-'],
    { encoding: 'buffer', maxBuffer: 1e9 },
  );
  expect(stderr.toString()).toBe('');
  return stdout;
}

describe('a download of what was made', () => {
  let source: string;
  beforeAll(async () => {
    source = await shop.make('source.wav', ...noise(3.217), '-c:a', 'pcm_s16le');
  });

  it.each(taggedFormats)('as %s is read back: tags, cover and sound', async (format) => {
    const { made } = await make(source, `download_${format}`);
    const path = await downloaded(format, made, song, cover);
    const { common, format: found } = await parseFile(path, { duration: true });
    expect(common).toMatchObject({
      title: song.title,
      artist: song.artist,
      artists: song.artists,
      album: song.album,
      albumartist: 'AC/DC, فيروز',
      track: { no: 2, of: 12 },
      disk: { no: 1, of: 2 },
      discsubtitle: 'Morning Glory',
      year: 1983,
      date: '1983-05-02',
      genre: song.genres,
      label: ['Label'],
      catalognumber: ['CAT 1'],
      copyright: song.copyright,
      barcode: song.upc,
      isrc: [song.isrc],
      compilation: true,
      composer: ['Clara'],
      lyricist: ['Luise'],
      musicbrainz_recordingid: song.mbid.recording,
      musicbrainz_albumid: song.mbid.release,
      musicbrainz_artistid: song.mbid.artists,
    });
    expect(Number(common.bpm)).toBe(123);
    expect(common.key).toBe('Am');
    expect(JSON.stringify(common.lyrics)).toContain('Two');
    const [picture] = common.picture ?? [];
    expect(picture).toMatchObject({ format: 'image/jpeg', type: 'Cover (front)' });
    expect(Buffer.from(picture?.data ?? []).equals(cover)).toBe(true);
    if (format === 'opus')
      expect((await parseFile(path, { duration: true })).native.vorbis).toEqual(
        expect.arrayContaining([
          { id: 'R128_TRACK_GAIN', value: String(-13 * 256) },
          { id: 'R128_ALBUM_GAIN', value: String(-10.5 * 256) },
        ]),
      );
    else
      expect(common).toMatchObject({
        replaygain_track_gain: { dB: -8 },
        replaygain_album_gain: { dB: -5.5 },
        replaygain_track_peak: { ratio: expect.closeTo(10 ** (-1 / 20), 4) },
      });
    expect(found.duration).toBeCloseTo(3.217, format === 'mp3' ? 1 : 3);
    const pcm = await decoded(path, '-ar', '44100');
    const original = await decoded(source);
    if (format === 'flac') expect(pcm.equals(original)).toBe(true);
    else expect(Math.abs(pcm.length - original.length)).toBeLessThanOrEqual(format === 'mp3' ? 0 : 8);
  });

  it.each(taggedFormats)('as %s says the exact length of its sound', async (format) => {
    const { file } = await make(source, `download_${format}`);
    const samples = Math.round(3.217 * 44_100);
    if (format !== 'opus') expect(file.samples).toBe(samples);
    // At another rate the end falls between two samples.
    else expect(Math.abs(file.samples - (samples * 48_000) / 44_100)).toBeLessThanOrEqual(1);
    expect(file.delay).toBe({ flac: 0, mp3: 576 + 529, opus: 312 }[format]);
  });

  it('as mp3 says it whatever the length', async () => {
    for (const samples of [94_464, 94_500, 94_501, 95_000, 700]) {
      const wav = await shop.make(
        `long-${samples}.wav`,
        ...noise(3),
        ...['-af', `atrim=end_sample=${samples}`, '-c:a', 'pcm_s16le'],
      );
      const { made } = await make(wav, 'download_mp3');
      const path = await downloaded('mp3', made, song, null);
      expect((await decoded(path)).length / 4).toBe(samples);
    }
  });

  it('keeps the pages of Opus as they are, whatever is said in front of them', async () => {
    const { made } = await make(source, 'download_opus');
    const bare: SongTags = { ...song, lyrics: null, credits: [], genres: [], title: 'x' };
    const long: SongTags = { ...song, lyrics: 'Größe 😀\n'.repeat(3_000) };
    for (const [tags, picture] of [
      [bare, null],
      [long, cover],
    ] as const) {
      const path = await downloaded('opus', made, tags, picture);
      expect((await parseFile(path)).common.title).toBe(tags.title);
      expect((await decoded(path)).length).toBeGreaterThan(0);
    }
  });

  it.each(['mp3', 'flac', 'opus'] as const)('as %s keeps 24 bits, mono and odd rates', async (format) => {
    for (const [rate, channels] of [
      [8_000, 1],
      [22_050, 2],
      [96_000, 2],
    ] as const) {
      const wav = await shop.make(
        `odd-${rate}-${format}.wav`,
        ...noise(1, rate, channels),
        '-c:a',
        'pcm_s24le',
      );
      const { file, made } = await make(wav, `download_${format}`);
      const path = await downloaded(format, made, song, null);
      const kept = format === 'flac' ? rate : format === 'opus' ? 48_000 : Math.min(48_000, rate);
      expect([file.sample_rate, file.channels]).toEqual([kept, channels]);
      await decoded(path);
      if (format === 'flac') expect((await parseFile(path)).format.bitsPerSample).toBe(24);
    }
  });

  it('takes the sound of an Opus file as it is', async () => {
    const opus = await shop.make('own.opus', ...noise(2), '-c:a', 'libopus', '-b:a', '64k');
    const { file, made } = await make(opus, 'download_opus', false);
    const path = await downloaded('opus', made, song, cover);
    expect((await decoded(path)).equals(await decoded(opus))).toBe(true);
    expect(file.bitrate).toBeLessThan(100_000);
  });
});

describe('hostile tags', () => {
  it.each(taggedFormats)('are plain and bounded in %s', async (format) => {
    const wav = await shop.make(`hostile-${format}.wav`, ...noise(0.5), '-c:a', 'pcm_s16le');
    const { made } = await make(wav, `download_${format}`);
    const tags: SongTags = {
      ...song,
      title: 'a\0b\u0007\ud800',
      artist: '😀'.repeat(20_000),
      artists: ['x'.repeat(30_000)],
      album: '\u202eRTL مرحبا',
      genres: ['', '\0', 'Rock\0Pop'],
    };
    const path = await downloaded(format, made, tags, cover);
    const { common } = await parseFile(path);
    expect(common.title).toBe('ab\ufffd');
    expect([...(common.artist ?? '')].length).toBe(20_000);
    expect(common.album).toBe('\u202eRTL مرحبا');
    expect(common.genre).toEqual(['RockPop']);
    await decoded(path);
  });
});

describe('the frames of an original', () => {
  async function retagged(path: string, format: 'flac' | 'mp3') {
    const handle = await open(path, 'r');
    const file = new ByteReader(handle, (await handle.stat()).size);
    const frames = await findFrames(format, file);
    await handle.close();
    if (!frames) return null;
    const sound = (await readFile(path)).subarray(frames.start, frames.end);
    return downloaded(format, { lead: frames.lead, sound }, song, cover);
  }

  it('of MP3 and FLAC are taken without the tags around them', async () => {
    const old = ['-metadata', 'title=Old', '-metadata', 'comment=Old words'];
    const mp3 = await shop.make('old.mp3', ...noise(2), ...old, '-c:a', 'libmp3lame', '-write_id3v1', '1');
    const flac = await shop.make('old.flac', ...noise(2), ...old, '-c:a', 'flac');
    for (const [path, format] of [
      [mp3, 'mp3'],
      [flac, 'flac'],
    ] as const) {
      const again = (await retagged(path, format)) ?? '';
      expect((await decoded(again)).equals(await decoded(path))).toBe(true);
      const { common, format: found } = await parseFile(again);
      expect(common.title).toBe(song.title);
      expect(common.comment).toBeUndefined();
      expect(found.duration).toBeCloseTo((await parseFile(path)).format.duration ?? 0, 3);
    }
  });

  it('are left alone where there are none', async () => {
    const path = shop.path('none.mp3');
    await writeFile(path, Buffer.concat([Buffer.from('ID3\x04\0\0\0\0\0\x05hello'), Buffer.alloc(5_000)]));
    expect(await retagged(path, 'mp3')).toBeNull();
    expect(await retagged(path, 'flac')).toBeNull();
    await writeFile(path, '');
    expect(await retagged(path, 'mp3')).toBeNull();
  });
});
