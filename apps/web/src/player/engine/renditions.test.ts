import { expect, it } from 'vitest';
import { qualityFor, qualityWithin, wantedOf } from './renditions.ts';

/** What Chromium 156 and Firefox 153 say they can append. */
const chromium = (mime: string) =>
  /^audio\/mpeg$|mp4a\.40\.2|flac|audio\/mp4; codecs="opus"|webm; codecs="(opus|vorbis)"/.test(mime);
const firefox = (mime: string) =>
  /mp4a\.40\.2|flac|codecs="mp3"|audio\/mp4; codecs="opus"|webm; codecs="(opus|vorbis)"/.test(mime);
const everything = () => true;

const originals = {
  mp3: { codec: 'mp3', renditions: ['original', 'original_mpeg', 'original_mp4'] },
  aac: { codec: 'aac', renditions: ['original', 'original_mp4'] },
  flac: { codec: 'flac', renditions: ['original', 'original_mp4'] },
  opus: { codec: 'opus', renditions: ['original', 'original_mp4', 'original_webm'] },
  vorbis: { codec: 'vorbis', renditions: ['original', 'original_webm'] },
  alac: { codec: 'alac', renditions: ['original', 'flac'] },
};
const kinds = (...args: Parameters<typeof wantedOf>) => wantedOf(...args).map(({ kind }) => kind);

it('takes the sound of the file itself, in the form each browser appends', () => {
  const taken = (supports: (mime: string) => boolean) =>
    Object.values(originals).map((item) => wantedOf(item, 'auto', supports)[0]);
  expect(taken(chromium).map((one) => one?.kind)).toEqual([
    ...['original_mpeg', 'original_mp4', 'original_mp4', 'original_mp4', 'original_webm', 'flac'],
  ]);
  expect(taken(firefox).map((one) => one?.kind)).toEqual([
    ...['original_mp4', 'original_mp4', 'original_mp4', 'original_mp4', 'original_webm', 'flac'],
  ]);
});

it('takes the spelling a browser knows', () => {
  const [opus] = wantedOf(originals.opus, 'auto', (mime) => mime.includes('Opus'));
  expect(opus).toEqual({ kind: 'original_mp4', mime: 'audio/mp4; codecs="Opus"' });
  const [webm] = wantedOf(originals.opus, 'auto', (mime) => mime.includes('webm'));
  expect(webm).toEqual({ kind: 'original_webm', mime: 'audio/webm; codecs="opus"' });
  const [flac] = wantedOf(originals.flac, 'original', (mime) => mime.includes('fLaC'));
  expect(flac?.mime).toBe('audio/mp4; codecs="fLaC"');
});

it('asks for AAC where data is dear, and plays the original while that is made', () => {
  expect(kinds(originals.flac, 'saver', everything)).toEqual(['aac_96', 'original_mp4']);
  expect(kinds(originals.alac, 'high', everything)).toEqual(['aac_256', 'flac']);
});

it('asks for AAC where a browser has no decoder, and for nothing where it appends nothing', () => {
  expect(kinds(originals.vorbis, 'auto', (mime) => mime.includes('mp4a'))).toEqual(['aac_256']);
  expect(kinds(originals.vorbis, 'auto', () => false)).toEqual([]);
  expect(kinds({ codec: null, renditions: ['original'] }, 'original', everything)).toEqual(['aac_256']);
});

it('knows which quality a line carries', () => {
  const flac = { codec: 'flac' };
  expect(qualityFor(flac, null)).toBe('original');
  expect(qualityFor(flac, 5_000_000)).toBe('original');
  expect(qualityFor(flac, 600_000)).toBe('high');
  expect(qualityFor(flac, 150_000)).toBe('saver');
  expect(qualityFor({ codec: 'mp3' }, 600_000)).toBe('original');
  expect(qualityFor({ codec: 'mp3' }, 200_000)).toBe('saver');
});

it.each([
  ['auto', null, 'auto'],
  ['original', 320, 'high'],
  ['auto', 256, 'high'],
  ['high', 255, 'saver'],
  ['saver', 1_000, 'saver'],
] as const)('%s under a limit of %s kbit/s is %s', (chosen, limit, quality) => {
  expect(qualityWithin(chosen, limit)).toBe(quality);
});
