import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AudioFileError } from '../../core/audio/audio-tools.ts';
import { endingOf, fileType, stemOf } from '../../platform/files/file-types.ts';
import { cutBatches } from './batches.ts';
import { adviceOf, failureKinds, noticeKinds, readFailure, runFailure } from './failures.ts';
import { albumFolder, discFolder, isGenericFolder } from './folders/album-folder.ts';
import { estimateOf } from './folders/estimate.ts';
import { LeftOut } from './folders/left-out.ts';
import { isNumbered } from './folders/numbered-folders.ts';

describe('the folder of a disc', () => {
  it.each([
    ['CD1', { number: 1, title: null }],
    ['cd 02', { number: 2, title: null }],
    ['Disc 1 - Live', { number: 1, title: 'Live' }],
    ['Disk_3', { number: 3, title: null }],
    ['Disque 2', { number: 2, title: null }],
    ['Disc 2 (Bonus)', { number: 2, title: 'Bonus' }],
    ['CD 0', { number: 0, title: null }],
    ['2', { number: 2, title: null }],
    ['1999', null],
    ['CDs', null],
    ['Discovery', null],
    ['CD1x', null],
    ['Live', null],
  ])('%s', (name, expected) => expect(discFolder(name)).toEqual(expected));
});

describe('the folder of an album', () => {
  it.each([
    ['Ada/One/1.mp3', 'Ada/One'],
    ['Ada/One/CD1/1.mp3', 'Ada/One'],
    ['Ada/One/1/1.mp3', 'Ada/One'],
    ['Ada/One/Disc 1 - Live/CD1/1.mp3', 'Ada/One'],
    ['CD1/1.mp3', ''],
    ['1/1.mp3', '1'],
    ['1.mp3', ''],
  ])('%s', (path, folder) => expect(albumFolder(path)).toBe(folder));

  it.each(['Downloads', 'music', 'New Folder', 'Unknown Album', 'MP3'])('%s says nothing', (name) => {
    expect(isGenericFolder(name)).toBe(true);
  });
  it.each(['Car', 'Musical', 'Downloads of Ada', 'Unknown Pleasures'])('%s says something', (name) => {
    expect(isGenericFolder(name)).toBe(false);
  });
});

describe('file names are numbered', () => {
  it.each([
    [['01 a.mp3', '02 b.mp3', '03 c.mp3'], true],
    [['1 a.mp3', '2 b.mp3', 'bonus.mp3'], true],
    [['1-01 a.mp3', '1-02 b.mp3'], true],
    [['99 Luftballons.mp3'], false],
    [['99 Luftballons.mp3', 'Nur geträumt.mp3', 'Rette mich.mp3'], false],
    [['99 Luftballons.mp3', '500 Miles.mp3'], false],
    [['a.mp3', 'b.mp3'], false],
    [['01.mp3', '02.mp3'], true],
  ])('%j: %s', (names, numbered) => expect(isNumbered(names)).toBe(numbered));
});

describe('a file', () => {
  it.each([
    ['a.FLAC', 'audio'],
    ['a.wma', 'audio'],
    ['a.m4b', 'audio'],
    ['a.dsf', 'audio'],
    ['cover.GIF', 'picture'],
    ['a.lrc', 'lyrics'],
    ['a.cue', 'cue'],
    ['a.m3u', 'other'],
    ['a', 'other'],
    ['.mp3', 'other'],
  ])('%s is %s', (name, type) => expect(fileType(name)).toBe(type));

  it('has an ending and a stem', () => {
    expect([endingOf('a.b.MP3'), stemOf('a.b.MP3'), endingOf('a'), stemOf('a')]).toEqual([
      'mp3',
      'a.b',
      '',
      'a',
    ]);
  });
});

describe('what is left out', () => {
  it('is counted by type, with five examples of each, the most frequent first', () => {
    const out = new LeftOut();
    for (let n = 0; n < 9; n += 1) out.add(`x/${n}.NFO`);
    for (const path of ['a', 'Vol. 2 - the best of', 'b.log']) out.add(path);
    expect(out.list()).toEqual([
      { extension: 'nfo', count: 9, examples: [0, 1, 2, 3, 4].map((n) => `x/${n}.NFO`) },
      { extension: '', count: 2, examples: ['a', 'Vol. 2 - the best of'] },
      { extension: 'log', count: 1, examples: ['b.log'] },
    ]);
  });
});

describe('batches', () => {
  const files = (folder: string, count: number) =>
    Array.from({ length: count }, (_, index) => ({ path: `${folder}/${index}` }));

  it('end where folders do', () => {
    const sizes = cutBatches([...files('a', 6), ...files('b', 6), ...files('c', 2), ...files('d', 50)], 10);
    expect(sizes.map(({ length }) => length)).toEqual([6, 8, 30, 20]);
  });

  it('hold every file once, in order, none larger than three times the size', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 50 }), { maxLength: 12 }), (counts) => {
        const all = counts.flatMap((count, index) => files(`folder ${index}`, count));
        const batches = cutBatches(all, 10);
        expect(batches.flat()).toEqual(all);
        for (const batch of batches) expect(batch.length).toBeLessThanOrEqual(40);
      }),
    );
  });
});

describe('the time left', () => {
  const at = (seconds: number) => new Date(1_000 * seconds);
  it.each([
    ['from the pace so far', { processed: 50, skipped: 0, total: 150, started_at: at(0) }, 10, 5, 20],
    [
      'without what was passed over',
      { processed: 150, skipped: 100, total: 200, started_at: at(0) },
      10,
      5,
      10,
    ],
    [
      'not before the folder is walked',
      { processed: 0, skipped: 0, total: null, started_at: at(0) },
      10,
      null,
      null,
    ],
    [
      'not before anything is read',
      { processed: 9, skipped: 9, total: 10, started_at: at(0) },
      10,
      null,
      null,
    ],
    ['not before it has begun', { processed: 9, skipped: 0, total: 10, started_at: null }, 10, null, null],
  ])('is known %s', (_, run, seconds, rate, left) => {
    expect(estimateOf(run, at(seconds))).toEqual({ rate, seconds: left });
  });
});

describe('failures', () => {
  it('each have an advice of their own', () => {
    const advices = [...failureKinds, ...noticeKinds].map(adviceOf);
    expect(new Set(advices).size).toBe(advices.length);
    expect(adviceOf('unheard of')).toBe(adviceOf('other'));
    expect(adviceOf(undefined)).toBe(adviceOf('other'));
  });

  const withCode = (code: string) => Object.assign(new Error('insert into tracks violates'), { code });
  it.each([
    [new AudioFileError('empty', 'The file is empty.'), 'empty'],
    [new AudioFileError('mismatch', 'x'), 'broken'],
    [withCode('EACCES'), 'unreadable'],
    [withCode('ENOENT'), 'vanished'],
    [withCode('ENAMETOOLONG'), 'too_long_path'],
    [withCode('23514'), 'other'],
    ['a string', 'other'],
  ])('%s is %s, in words without SQL', (error, kind) => {
    const failure = readFailure(error);
    expect(failure.kind).toBe(kind);
    expect(failure.reason).not.toMatch(/insert|violates/);
  });

  it.each([
    ['ENOENT', 'unreachable'],
    ['EIO', 'unreachable'],
    ['23514', 'internal'],
  ])('of a whole run by %s are %s, in words without SQL', (code, kind) => {
    const failure = runFailure(withCode(code));
    expect(failure.kind).toBe(kind);
    expect(failure.sentence).not.toMatch(/insert|violates/);
  });
});
