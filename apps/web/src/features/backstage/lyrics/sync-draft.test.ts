import { expect, it } from 'vitest';
import {
  allCleared,
  cleared,
  draftOf,
  firstOpen,
  keptOf,
  neighbour,
  nudged,
  outOfOrder,
  timed,
  untimed,
  withText,
} from './sync-draft.ts';

const song = { text: 'One\nTwo\n\nThree', lines: null };
const synced = {
  text: 'One\nTwo\n\nThree',
  lines: [
    { start_ms: 1_000, text: 'One' },
    { start_ms: 2_000, text: 'Two' },
    { start_ms: 3_000, text: 'Three' },
  ],
};

it('takes apart what is kept and puts it together again', () => {
  for (const kept of [song, synced]) expect(keptOf(draftOf(kept))).toEqual(kept);
  expect(draftOf(null)).toEqual([]);
  expect(draftOf({ text: 'other', lines: synced.lines }).map(({ text }) => text)).toEqual([
    'One',
    'Two',
    'Three',
  ]);
});

it('is synced line by line, over blank lines', () => {
  let lines = draftOf(song);
  let at = firstOpen(lines);
  for (const position of [1_000.4, 2_000, 3_000]) {
    lines = timed(lines, at, position);
    at = neighbour(lines, at, 1);
  }
  expect(at).toBe(3);
  expect(neighbour(lines, at, -1)).toBe(1);
  expect(keptOf(lines)).toEqual(synced);
});

it('is kept as plain text until every line with words has a time', () => {
  const lines = timed(draftOf(song), 0, 500);
  expect(untimed(lines)).toBe(2);
  expect(keptOf(lines).lines).toBeNull();
  expect(firstOpen(lines)).toBe(1);
});

it('moves and forgets times, never before the beginning or behind the end', () => {
  const lines = draftOf(synced);
  expect(nudged(lines, 0, -1_100, 4_000)[0]?.startMs).toBe(0);
  expect(nudged(lines, 3, 1_100, 4_000)[3]?.startMs).toBe(4_000);
  expect(nudged(draftOf(song), 0, 100, 4_000)[0]?.startMs).toBeNull();
  expect(cleared(lines, 1).map(({ startMs }) => startMs)).toEqual([1_000, null, null, 3_000]);
  expect(keptOf(allCleared(lines))).toEqual(song);
});

it('says which lines begin before one above them', () => {
  expect([...outOfOrder(timed(draftOf(synced), 1, 3_500))]).toEqual([3]);
  expect([...outOfOrder(draftOf(synced))]).toEqual([]);
});

it('keeps the times of lines that were not changed', () => {
  const times = (text: string) => withText(draftOf(synced), text).map(({ startMs }) => startMs);
  expect(times('One\nTwo!\n\nThree')).toEqual([1_000, 2_000, null, 3_000]);
  expect(times('Zero\nOne\nTwo\n\nThree')).toEqual([null, 1_000, 2_000, null, 3_000]);
  expect(times('One\n\nThree')).toEqual([1_000, null, 3_000]);
  expect(times('')).toEqual([]);
});
