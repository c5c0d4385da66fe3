import { expect, it } from 'vitest';
import { discsInOrder } from './discs-in-order.ts';

const tracks = [
  { id: 1, disc_number: 1 },
  { id: 2, disc_number: 1 },
  { id: 3, disc_number: 2 },
  { id: 4, disc_number: 2 },
];

it('keeps the discs of a release whose tracks change places on them', () => {
  expect(discsInOrder(tracks, [2, 1, 4, 3])).toEqual([
    [2, 1],
    [4, 3],
  ]);
});

it('puts a track on the disc it has come to', () => {
  expect(discsInOrder(tracks, [1, 3, 2, 4])).toEqual([[1, 3, 2], [4]]);
  expect(discsInOrder(tracks, [3, 1, 2, 4])).toEqual([[3, 1, 2], [4]]);
  expect(discsInOrder(tracks, [1, 3, 4, 2])).toEqual([[1], [3, 4, 2]]);
});

it('has one disc where there is one', () => {
  const one = tracks.map((track) => ({ ...track, disc_number: 1 }));
  expect(discsInOrder(one, [4, 3, 2, 1])).toEqual([[4, 3, 2, 1]]);
});
