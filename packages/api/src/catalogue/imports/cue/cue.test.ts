import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tagsOf } from '../testing.ts';
import { filePath, partPath, positionIn } from '../writing/file-parts.ts';
import { cutsOf, parseCue } from './cue.ts';
import { behindEnd, readSheets, sheetOf, timesNotAscending } from './cue-sheets.ts';
import { divideFile } from './divide-file.ts';

const file = 'FILE "a.wav" WAVE';
const track = (number: number, index: string, ...more: string[]) => [
  `  TRACK ${number} AUDIO`,
  ...more.map((row) => `    ${row}`),
  `    INDEX 01 ${index}`,
];
const text = (...rows: (string | string[])[]) => rows.flat().join('\r\n');
const parts = (cue: string) =>
  parseCue(cue).files.map(({ name, tracks }) => [name, tracks.map((t) => t.begin)]);

describe('a cue sheet', () => {
  it('tells the album and its tracks, in frames of 1/75 s', () => {
    const sheet = text(
      '\ufeffPERFORMER "Ada"',
      'TITLE The Album',
      'REM GENRE "Art Rock"',
      'REM DATE 1999',
      'rem discnumber 2',
      'REM COMMENT "a rip"',
      'FILE "The Album.wav" WAVE',
      track(1, '00:00:33', 'TITLE "First ""A"""', 'ISRC US-RC1-76-07839'),
      track(2, '03:21:37', 'PERFORMER Bob', 'INDEX 00 03:20:00', 'ISRC nonsense'),
    );
    const none = { title: null, performer: null, isrc: null };
    expect(parseCue(sheet)).toEqual({
      title: 'The Album',
      performer: 'Ada',
      genre: 'Art Rock',
      date: '1999',
      disc: 2,
      files: [
        {
          name: 'The Album.wav',
          tracks: [
            { ...none, number: 1, title: 'First ""A""', isrc: 'USRC17607839', begin: 33 },
            { ...none, number: 2, performer: 'Bob', begin: (3 * 60 + 21) * 75 + 37 },
          ],
        },
      ],
    });
  });

  it.each([
    [
      'a track a file',
      text('FILE 1.wav WAVE', track(1, '0:0:0'), 'FILE 2.wav WAVE', track(2, '0:0:0')),
      [
        ['1.wav', [0]],
        ['2.wav', [0]],
      ],
    ],
    [
      'a gap at the end of the file before',
      text(
        'FILE 1.wav WAVE',
        track(1, '0:0:0'),
        'TRACK 2 AUDIO',
        'INDEX 00 4:0:0',
        'FILE 2.wav WAVE',
        'INDEX 01 0:0:0',
      ),
      [
        ['1.wav', [0]],
        ['2.wav', [0]],
      ],
    ],
    [
      'data among the tracks',
      text(file, 'TRACK 1 MODE1/2352', 'INDEX 01 0:0:0', track(2, '1:0:0')),
      [['a.wav', [4_500]]],
    ],
    [
      'more than one index',
      text(file, track(1, '0:2:0'), 'INDEX 02 0:9:0', track(2, '1:0:0')),
      [['a.wav', [150, 4_500]]],
    ],
    ['a long file', text(file, track(1, '180:00:74')), [['a.wav', [180 * 4_500 + 74]]]],
    ['no file', text(track(1, '0:0:0')), []],
    ['no times', text(file, 'TRACK 1 AUDIO', 'INDEX 01'), [['a.wav', []]]],
    ['a track without its number', text(file, 'TRACK AUDIO', 'INDEX 01 0:0:0'), [['a.wav', []]]],
    ['zeros', '\0', []],
    ['nothing', '', []],
  ])('with %s', (_name, cue, expected) => expect(parts(cue)).toEqual(expected));

  it('is read whatever it holds', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (cue) => Array.isArray(parseCue(cue).files)));
  });

  it('that cannot be read leaves the files of its folder as they are', async () => {
    const cues = new Map([['A/gone.cue', 1]]);
    const walked = { cues, files: [], problems: [], pictures: new Map(), leftOut: [] };
    expect([...(await readSheets('/nowhere', walked)).unread]).toEqual(['A']);
  });

  it('makes parts that follow each other, when its times ascend', () => {
    const cuts = (...begins: number[]) =>
      cutsOf(begins.map((begin, i) => ({ begin, number: i + 1, title: null, performer: null, isrc: null })));
    expect(cuts(33, 150, 4_500)).toEqual([
      { begin: 33, end: 150 },
      { begin: 150, end: 4_500 },
      { begin: 4_500, end: null },
    ]);
    expect([cuts(0, 0), cuts(5, 3), cuts(0, 9, 8)]).toEqual([null, null, null]);
  });
});

describe('a divided file', () => {
  const album = text(
    'PERFORMER Ada',
    'TITLE Album',
    file,
    track(1, '0:0:0', 'TITLE One'),
    track(2, '1:0:0', 'PERFORMER Bob'),
  );
  const sheetFor = (cue: string) => {
    const sheet = parseCue(cue);
    const [first] = sheet.files;
    return first ? sheetOf(sheet, first) : null;
  };
  const tags = tagsOf({
    title: 'Whole',
    album: 'Tagged',
    album_artists: ['Tagged'],
    duration: 90_000,
    isrc: 'X',
    bpm: 120,
    genres: ['Jazz'],
    replaygain: { track_gain: -3, track_peak: 1, album_gain: -4 },
  });

  it('has the names of the sheet, and of its tags what the sheet leaves open', () => {
    const { parts, reason } = divideFile(tags, sheetFor(album));
    expect(reason).toBeNull();
    expect(parts).toMatchObject([
      { cut: { begin: 0, end: 4_500 }, tags: { title: 'One', number: 1, duration: 60_000 } },
      { cut: { begin: 4_500, end: null }, tags: { title: 'Track 2', number: 2, duration: 30_000 } },
    ]);
    for (const part of parts) {
      expect(part.tags).toMatchObject({ album: 'Album', album_artists: ['Ada'], genres: ['Jazz'] });
      expect(part.tags).toMatchObject({ isrc: null, bpm: null, lyrics: null });
      expect(part.tags.replaygain).toEqual({ track_gain: null, track_peak: null, album_gain: -4 });
    }
    expect(parts.map((part) => part.tags.artists[0]?.name)).toEqual(['Ada', 'Bob']);
  });

  it.each([
    ['1999', { date: '1999-01-01', precision: 'year' }],
    ['2001-07', { date: '2001-07-01', precision: 'month' }],
    ['"2001-07-09"', { date: '2001-07-09', precision: 'day' }],
    ['soon', null],
  ])('is of %s', (date, release) => {
    const { parts } = divideFile(tags, sheetFor(`REM DATE ${date}\n${album}`));
    expect(parts[0]?.tags.release).toEqual(release);
  });

  it('follows the sheet in its tags when none lies beside it', () => {
    const embedded = { ...tags, cue_sheet: album };
    expect(divideFile(embedded, null).parts.map((part) => part.tags.title)).toEqual(['One', 'Track 2']);
    const beside = sheetFor(text(file, track(1, '0:0:0'), track(2, '0:5:0'), track(3, '0:9:0')));
    expect(divideFile(embedded, beside).parts).toHaveLength(3);
    const two = `${album}\r\nFILE "b.wav" WAVE\r\nTRACK 3 AUDIO\r\nINDEX 01 0:0:0`;
    expect(divideFile({ ...tags, cue_sheet: two }, null)).toEqual({ parts: [], reason: null });
  });

  it('is one track when the sheet cannot be followed, and says why', () => {
    expect(divideFile({ ...tags, duration: 60_000 }, sheetFor(album))).toEqual({
      parts: [],
      reason: behindEnd,
    });
    expect(divideFile({ ...tags, duration: 60_001 }, sheetFor(album)).parts).toHaveLength(2);
    expect(divideFile({ ...tags, duration: null }, sheetFor(album)).parts).toHaveLength(2);
    const backwards = text(file, track(1, '0:1:0'), track(2, '0:0:0'));
    expect(sheetFor(backwards)).toBeNull();
    expect(divideFile({ ...tags, cue_sheet: backwards }, null)).toEqual({
      parts: [],
      reason: timesNotAscending,
    });
  });

  it('has entries that tell their file', () => {
    for (const path of ['a.flac', 'x/No. 1 #5.flac', 'a#1/b.wav'])
      expect([
        filePath(partPath(path, 12)),
        positionIn(partPath(path, 12)),
        filePath(path),
        positionIn(path),
      ]).toEqual([path, 12, path, 0]);
  });
});
