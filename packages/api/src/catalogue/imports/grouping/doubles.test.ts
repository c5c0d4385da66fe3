import { describe, expect, it } from 'vitest';
import { areDoubles, bestOf, doubleKey, type SoundFile } from './doubles.ts';

const file = (more: Partial<SoundFile> = {}): SoundFile => ({
  path: 'a',
  title: 'Song',
  artist: 'Ada',
  disc: 1,
  number: 1,
  duration: 200_000,
  lossless: false,
  bitrate: 128_000,
  codec: 'mp3',
  mtime_ms: 1,
  ...more,
});

describe('two files of one album', () => {
  it.each<[string, Partial<SoundFile>, boolean]>([
    ['the same song at the same place', { codec: 'flac' }, true],
    ['spelled otherwise', { title: 'SONG!' }, true],
    ['a little longer', { duration: 202_000 }, true],
    ['of unknown length', { duration: null }, true],
    ['much longer', { duration: 210_000 }, false],
    ['of another place', { number: 2 }, false],
    ['of another disc', { disc: 2 }, false],
    ['of another title', { title: 'Other' }, false],
    ['of another artist', { artist: 'Bob' }, false],
  ])('%s', (_, more, doubles) => {
    const [a, b] = [file(), file(more)];
    expect(doubleKey('k', a) === doubleKey('k', b) && areDoubles(a, b)).toBe(doubles);
  });

  it('without numbers are one track in two formats only', () => {
    expect(areDoubles(file({ number: null }), file({ number: null }))).toBe(false);
    expect(areDoubles(file({ number: null }), file({ number: null, codec: 'flac' }))).toBe(true);
  });
});

describe('the file that plays', () => {
  it.each<[string, Partial<SoundFile>[], string]>([
    [
      'lossless before lossy',
      [
        { path: 'a', bitrate: 320_000 },
        { path: 'b', lossless: true },
      ],
      'b',
    ],
    [
      'the higher bitrate',
      [
        { path: 'a', bitrate: 128_000 },
        { path: 'b', bitrate: 320_000 },
      ],
      'b',
    ],
    [
      'the newer',
      [
        { path: 'a', mtime_ms: 1 },
        { path: 'b', mtime_ms: 2 },
      ],
      'b',
    ],
    [
      'the newer of two lossless ones',
      [
        { path: 'a', lossless: true, bitrate: 900_000, mtime_ms: 1 },
        { path: 'b', lossless: true, bitrate: 800_000, mtime_ms: 2 },
      ],
      'b',
    ],
    ['else the first by name', [{ path: 'b' }, { path: 'a' }], 'a'],
  ])('%s', (_, files, best) => {
    expect(bestOf(files.map(file))?.path).toBe(best);
  });
});
