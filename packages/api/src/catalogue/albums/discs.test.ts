import { describe, expect, it } from 'vitest';
import { discsOf, sidesOf } from './discs.ts';

const minute = 60_000;
const tracks = (minutes: readonly (number | null)[], disc = 1) =>
  minutes.map((value, index) => ({
    id: index + 1,
    disc_number: disc,
    duration: value === null ? null : value * minute,
  }));
const places = (sides: readonly (string | null)[]) =>
  sides.map((side, index) => ({ id: index + 1, side, disc_title: null }));
const shape = (minutes: readonly (number | null)[], sides: readonly (string | null)[] = []) =>
  sidesOf(tracks(minutes), places(sides)).map(({ name, track_ids }) => [name, track_ids.length]);

describe('sides', () => {
  it.each<[string, (number | null)[], (string | null)[], [string, number][]]>([
    [
      'of a vinyl-length album',
      Array(10).fill(4),
      [],
      [
        ['A', 5],
        ['B', 5],
      ],
    ],
    [
      'cut near half of the time',
      [20, 4, 4, 4, 4, 4],
      [],
      [
        ['A', 1],
        ['B', 5],
      ],
    ],
    ['none of few tracks', [8, 8, 8, 8, 8], [], []],
    ['none of a short one', Array(8).fill(2), [], []],
    ['none of a long one', Array(12).fill(5), [], []],
    ['none of many short pieces', Array(25).fill(1), [], []],
    ['none when a length is unknown', [4, 4, 4, 4, null, 4], [], []],
    [
      'as the files name them',
      [30, 30, 30],
      ['A', 'A', 'C'],
      [
        ['A', 2],
        ['C', 1],
      ],
    ],
    ['not when only some files name them', [3, 3, 3], ['A', null, 'B'], []],
    ['not when they come mixed', [3, 3, 3], ['A', 'B', 'A'], []],
  ])('%s', (_, minutes, named, expected) => {
    expect(shape(minutes, named)).toEqual(expected);
  });

  it('are those of one disc only', () => {
    expect(sidesOf([...tracks(Array(5).fill(4)), ...tracks(Array(5).fill(4), 2)], [])).toEqual([]);
  });
});

describe('discs', () => {
  it('are listed when there are several, or one has a name', () => {
    const two = [...tracks([3, 3]), { id: 9, disc_number: 2, duration: null }];
    expect(discsOf(tracks([3]), [])).toEqual([]);
    expect(discsOf(two, [{ id: 9, disc_title: 'Live', side: null }])).toEqual([
      { number: 1, title: null },
      { number: 2, title: 'Live' },
    ]);
    expect(discsOf(tracks([3]), [{ id: 1, disc_title: 'Bonus', side: null }])).toEqual([
      { number: 1, title: 'Bonus' },
    ]);
  });
});
