import { describe, expect, it } from 'vitest';
import { parseRange } from './range.ts';

const size = 1_000;

describe('a Range header', () => {
  it.each([
    ['bytes=0-99', [{ start: 0, end: 99 }]],
    ['bytes=0-', [{ start: 0, end: 999 }]],
    ['bytes=900-5000', [{ start: 900, end: 999 }]],
    ['bytes=-100', [{ start: 900, end: 999 }]],
    ['bytes=-5000', [{ start: 0, end: 999 }]],
    ['BYTES=5-5', [{ start: 5, end: 5 }]],
    [
      ' bytes=0-0 , 10-19 ',
      [
        { start: 0, end: 0 },
        { start: 10, end: 19 },
      ],
    ],
    [
      'bytes=500-599,0-99',
      [
        { start: 500, end: 599 },
        { start: 0, end: 99 },
      ],
    ],
    ['bytes=0-99,50-199', [{ start: 0, end: 199 }]],
    ['bytes=0-99,100-199', [{ start: 0, end: 199 }]],
    ['bytes=0-9,5000-6000', [{ start: 0, end: 9 }]],
  ])('%s names bytes of the file', (header, expected) => {
    expect(parseRange(header, size)).toEqual(expected);
  });

  it.each([
    undefined,
    '',
    'bytes',
    'bytes=',
    'bytes=-',
    'bytes=a-b',
    'bytes=9-5',
    'items=0-9',
    'bytes=1-2;3-4',
    'bytes=0x1-2',
    'bytes=1e2-',
  ])('%s is no range: the whole file is sent', (header) => {
    expect(parseRange(header, size)).toBeNull();
  });

  it.each([
    'bytes=1000-',
    'bytes=5000-6000',
    'bytes=-0',
    `bytes=${Array.from({ length: 17 }, (_, i) => `${i * 10}-${i * 10 + 1}`).join(',')}`,
  ])('%s cannot be satisfied', (header) => {
    expect(parseRange(header, size)).toBe('unsatisfiable');
  });

  it('of an empty file cannot be satisfied', () => {
    expect(parseRange('bytes=0-0', 0)).toBe('unsatisfiable');
    expect(parseRange('bytes=-1', 0)).toBe('unsatisfiable');
  });
});
