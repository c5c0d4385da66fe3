import { mkdir, readFile, writeFile } from 'node:fs/promises';
import type { FileTags } from '@kantele/api/audio-tools';
import { cleanName, cleanText } from '@kantele/api/tag-text';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findArtistImage, findFolderImage, readArtistPicture, readPicture } from './folder-images.ts';
import { splitArtists, splitTitle } from './tag-people.ts';
import { parseDate } from './tag-values.ts';
import { readTags } from './tags.ts';
import { id3, noise, openWorkshop, textBody, type Workshop } from './testing.ts';

let shop: Workshop;
let frames: Buffer;
beforeAll(async () => {
  shop = await openWorkshop();
  const bare = ['-id3v2_version', '0', '-write_xing', '0', '-map_metadata', '-1'];
  frames = await readFile(await shop.make('bare.mp3', ...noise(0.5), ...bare));
});
afterAll(() => shop.close());

const read = (path: string, withPicture = false): Promise<FileTags> =>
  readTags(path, { root: shop.dir, withPicture });
const readMp3 = async (name: string, tag: Uint8Array, withPicture = false): Promise<FileTags> => {
  await writeFile(shop.path(name), Buffer.concat([tag, frames]));
  return read(shop.path(name), withPicture);
};

const fields: Record<string, string> = {
  title: 'Tähti <b>&amp;</b>',
  artist: 'Simon & Garfunkel, Inc.',
  album: 'Sävel',
  album_artist: 'Various',
  track: '3/12',
  disc: '2/2',
  date: '2021-03-05',
  genre: 'Folk; Ambient',
  composer: 'Kaija',
  copyright: '© 2021',
};
const metadata = Object.entries(fields).flatMap(([key, value]) => ['-metadata', `${key}=${value}`]);

describe('reading tags', () => {
  it.each([
    ['a.mp3', 'mp3', false, []],
    ['a.m4a', 'aac', false, ['-c:a', 'aac']],
    ['alac.m4a', 'alac', true, ['-c:a', 'alac']],
    ['a.flac', 'flac', true, []],
    ['a.ogg', 'vorbis', false, ['-c:a', 'libvorbis']],
    ['a.opus', 'opus', false, ['-c:a', 'libopus']],
    ['a.aiff', 'pcm', true, ['-write_id3v2', '1']],
  ] as const)('round-trips %s', async (name, codec, lossless, args) => {
    const tags = await read(await shop.make(name, ...noise(2), ...metadata, ...args));
    expect(tags).toMatchObject({ codec, lossless, channels: 2 });
    expect(tags.title).toBe(fields.title);
    expect(tags.artists).toEqual([{ name: 'Simon & Garfunkel, Inc.', role: 'main' }]);
    expect(tags).toMatchObject({ album: 'Sävel', number: 3, genres: ['Folk', 'Ambient'] });
    expect(tags.release).toEqual({ date: '2021-03-05', precision: 'day' });
    expect(tags.album_artists).toEqual(['Various']);
    expect(tags.disc_number).toBe(2);
    expect(tags.credits).toContainEqual({ role: 'composer', name: 'Kaija', detail: null });
    expect(tags.copyright).toBe('© 2021');
    expect(Math.abs((tags.duration ?? 0) - 2_000)).toBeLessThan(100);
    expect(tags.warnings).toEqual([]);
  });

  it('takes the title from the name a file goes by, where it lies under another one', async () => {
    const path = shop.path('HYb-zf3ZPH_YX7xRJwe2tA');
    await writeFile(path, frames);
    const options = { root: path, withPicture: false, folders: false };
    expect((await readTags(path, { ...options, name: '03 - Low Tide.mp3' })).title).toBe('Low Tide');
  });

  it('reads the information list of WAV', async () => {
    const tags = await read(await shop.make('a.wav', ...noise(1), ...metadata));
    expect(tags).toMatchObject({
      format: 'wav',
      codec: 'pcm',
      lossless: true,
      album: 'Sävel',
      duration: 1000,
    });
  });

  it('reads the fields of a careful Vorbis tagger', async () => {
    const written: Record<string, string> = {
      isrc: 'FI-XX1-21-00001',
      barcode: '0 12345 67890 5',
      bpm: '128',
      initialkey: 'Am',
      label: 'Ääni',
      catalognumber: 'AA-1',
      compilation: '1',
      itunesadvisory: '1',
      lyricist: 'Aino',
      producer: 'Pekka',
      performer: 'Liisa (kantele)',
      replaygain_track_gain: '-7.5 dB',
      replaygain_track_peak: '0.98',
      replaygain_album_gain: '-6.25 dB',
      musicbrainz_trackid: 'F81D4FAE-7DEC-11D0-A765-00A0C91E6BF6',
      musicbrainz_artistid: 'not-an-id',
      syncedlyrics: '[00:01.00]La',
      lyrics: 'plain words',
    };
    const args = Object.entries(written).flatMap(([key, value]) => ['-metadata', `${key}=${value}`]);
    const tags = await read(await shop.make('full.flac', ...noise(1), ...args));
    expect(tags).toMatchObject({
      isrc: 'FIXX12100001',
      upc: '012345678905',
      bpm: 128,
      musical_key: 'Am',
      label: 'Ääni',
      catalogue_number: 'AA-1',
      compilation: true,
      explicit: true,
      replaygain: { track_gain: -7.5, track_peak: 0.98, album_gain: -6.25 },
      mbid: { recording: 'f81d4fae-7dec-11d0-a765-00a0c91e6bf6', artist: [] },
      lyrics: { lines: [{ start_ms: 1000, text: 'La' }] },
    });
    expect(tags.credits).toEqual([
      { role: 'lyricist', name: 'Aino', detail: null },
      { role: 'producer', name: 'Pekka', detail: null },
      { role: 'performer', name: 'Liisa', detail: 'kantele' },
    ]);
  });

  it('keeps AC/DC whole in old ID3 and takes several artists of new ID3 apart', async () => {
    const old = await readMp3('old.mp3', id3([['TPE1', textBody('AC/DC', 0)]], 3));
    expect(old.artists).toEqual([{ name: 'AC/DC', role: 'main' }]);
    const many = await readMp3('many.mp3', id3([['TPE1', textBody('One\0Two & Co\0one')]]));
    expect(many.artists.map(({ name }) => name)).toEqual(['One', 'Two & Co']);
  });

  it('resolves numeric genres and reads credits of ID3', async () => {
    const tags = await readMp3(
      'credits.mp3',
      id3([
        ['TCON', textBody('17')],
        ['TMCL', textBody('violin\0Anna\0drums\0Otto')],
        ['TIPL', textBody('producer\0Pekka\0mix\0Mia')],
        ['USLT', Buffer.from('\u0003engd\0Words', 'latin1')],
      ]),
    );
    expect(tags.genres).toEqual(['Rock']);
    expect(tags.lyrics).toEqual({ language: 'eng', text: 'Words', lines: null });
    expect(tags.credits).toEqual(
      expect.arrayContaining([
        { role: 'performer', name: 'Anna', detail: 'violin' },
        { role: 'performer', name: 'Otto', detail: 'drums' },
        { role: 'producer', name: 'Pekka', detail: null },
        { role: 'mixer', name: 'Mia', detail: null },
      ]),
    );
  });

  it('reads synced lyrics of ID3', async () => {
    const line = (text: string, ms: number): Buffer => {
      const time = Buffer.alloc(4);
      time.writeUInt32BE(ms);
      return Buffer.concat([Buffer.from(`${text}\0`), time]);
    };
    const head = Buffer.from([3, ...Buffer.from('fin'), 2, 1, 0]);
    const tags = await readMp3(
      'sylt.mp3',
      id3([['SYLT', Buffer.concat([head, line('A', 500), line('B', 900)])]]),
    );
    expect(tags.lyrics).toEqual({
      language: 'fin',
      text: 'A\nB',
      lines: [
        { start_ms: 500, text: 'A' },
        { start_ms: 900, text: 'B' },
      ],
    });
  });

  it('takes names from the path and lyrics from beside the file when there are no tags', async () => {
    await mkdir(shop.path('Low/Trust (2002)'), { recursive: true });
    await writeFile(shop.path('Low/Trust (2002)/03 - Canada.mp3'), frames);
    await writeFile(shop.path('Low/Trust (2002)/03 - Canada.lrc'), '[00:02.00]You');
    const tags = await read(shop.path('Low/Trust (2002)/03 - Canada.mp3'));
    expect(tags).toMatchObject({ title: 'Canada', album: 'Trust', number: 3, album_artists: [] });
    expect(tags.artists).toEqual([{ name: 'Low', role: 'main' }]);
    expect(tags.release).toEqual({ date: '2002-01-01', precision: 'year' });
    expect(tags.lyrics?.lines).toEqual([{ start_ms: 2000, text: 'You' }]);
    await writeFile(shop.path('song.mp3'), frames);
    expect((await read(shop.path('song.mp3'))).artists).toEqual([{ name: 'Unknown artist', role: 'main' }]);
  });

  it('gives the front cover among several pictures, only when asked', async () => {
    const picture = (type: number, data: string): Buffer =>
      Buffer.concat([Buffer.from('\0image/png\0', 'latin1'), Buffer.from([type, 0]), Buffer.from(data)]);
    const tag = id3([
      ['APIC', picture(4, 'back')],
      ['APIC', picture(3, 'front')],
    ]);
    const tags = await readMp3('pictures.mp3', tag, true);
    expect(tags.picture?.mime).toBe('image/png');
    expect(Buffer.from(tags.picture?.data ?? []).toString()).toBe('front');
    expect((await read(shop.path('pictures.mp3'))).picture).toBeNull();
  });

  it('leaves out a picture above 20 MB and says so', async () => {
    const body = Buffer.concat([
      Buffer.from('\0image/png\0\u0003\0', 'latin1'),
      Buffer.alloc(21 * 1024 * 1024, 1),
    ]);
    const tags = await readMp3(
      'huge.mp3',
      id3([
        ['TIT2', textBody('Big')],
        ['APIC', body],
      ]),
      true,
    );
    expect(tags.picture).toBeNull();
    expect(tags.title).toBe('Big');
    expect(tags.warnings.join()).toContain('20 MB');
  });

  it('reads the picture of a file, of its folder, and of its artist up to the library folder', async () => {
    await mkdir(shop.path('lib/Low/Trust/CD1'), { recursive: true });
    const song = shop.path('lib/Low/Trust/CD1/1.mp3');
    await writeFile(song, frames);
    expect(await readPicture(song)).toBeNull();
    await writeFile(shop.path('lib/Low/Trust/CD1/Cover.JPG'), 'beside');
    expect(Buffer.from((await readPicture(song)) ?? []).toString()).toBe('beside');
    const body = Buffer.from('\0image/png\0\u0003\0inside', 'latin1');
    await writeFile(song, Buffer.concat([id3([['APIC', body]]), frames]));
    expect(Buffer.from((await readPicture(song)) ?? []).toString()).toBe('inside');
    await writeFile(shop.path('artist.jpg'), 'outside the library');
    const artist = () => readArtistPicture(song, { root: shop.path('lib') });
    expect(await artist()).toBeNull();
    await writeFile(shop.path('lib/Low/artist.jpg'), 'artist');
    expect(Buffer.from((await artist()) ?? []).toString()).toBe('artist');
  });

  it('finds pictures beside the files in any case', async () => {
    await mkdir(shop.path('art'));
    expect(await findFolderImage(shop.path('art'))).toBeNull();
    for (const name of ['Front.PNG', 'COVER.jpeg', 'artist.webp', 'cover.txt'])
      await writeFile(shop.path(`art/${name}`), '');
    expect(await findFolderImage(shop.path('art'))).toBe(shop.path('art/COVER.jpeg'));
    expect(await findArtistImage(shop.path('art'))).toBe(shop.path('art/artist.webp'));
    expect(await findFolderImage(shop.path('nowhere'))).toBeNull();
  });
});

describe('cleaning values', () => {
  it('never yields control characters, lone surrogates or too much text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 2_000 }),
        fc.integer({ min: 1, max: 300 }),
        (text, limit) => {
          for (const clean of [cleanName(text, limit), cleanText(`${text}\ud800`, limit)]) {
            expect(clean.length).toBeLessThanOrEqual(limit);
            expect(clean).toBe(clean.normalize('NFC'));
            expect(/\p{Cs}/u.test(clean)).toBe(false);
            expect(/[^\P{Cc}\n\t]/u.test(clean)).toBe(false);
          }
        },
      ),
    );
  });

  it.each([
    ['Song (feat. Kim)', 'Song', ['Kim']],
    ['Song [ft Kim & Lee] (Remix)', 'Song (Remix)', ['Kim & Lee']],
    ['Song feat. Kim', 'Song', ['Kim']],
    ['Six ft under', 'Six ft under', []],
    ['A Night Featuring Nothing', 'A Night Featuring Nothing', []],
    ['(feat. Kim)', '(feat. Kim)', []],
  ])('splits the title %s', (input, title, featured) => {
    expect(splitTitle(input)).toEqual({ title, featured });
  });

  it('moves featured artists behind the main ones and names nobody twice', () => {
    expect(splitArtists(['A feat. B', 'C & D'], ['B', 'E', 'a'])).toEqual([
      { name: 'A', role: 'main' },
      { name: 'C & D', role: 'main' },
      { name: 'B', role: 'featured' },
      { name: 'E', role: 'featured' },
    ]);
  });

  it.each([
    ['2021', '2021-01-01', 'year'],
    ['2021-03', '2021-03-01', 'month'],
    ['2021-03-05T10:00', '2021-03-05', 'day'],
    ['20210305', '2021-03-05', 'day'],
    ['2021-02-31', '2021-02-01', 'month'],
    ['2021-13-01', '2021-01-01', 'year'],
    ['2021-00-00', '2021-01-01', 'year'],
  ])('reads the date %s', (input, date, precision) => {
    expect(parseDate(input)).toEqual({ date, precision });
  });

  it.each(['', 'soon', '99', '0000', '99999', null, undefined, {}])('takes %s as no date', (input) => {
    expect(parseDate(input)).toBeNull();
  });
});
