import { expect, it } from 'vitest';
import { makeTrack } from '../testing/tracks.ts';
import { inAlbumRun } from './album-run.ts';
import { append, emptyQueue, next, setShuffle, startContext } from './queue.ts';

const other = { ...makeTrack(1).album, id: 2 };
/** Tracks 1–9 are an album in order, of which 5 is missing; 20 and up are of another one. */
const known = (id: number) => makeTrack(id, id >= 20 ? { album: other, number: id - 19 } : {});
const album = (at = 0, ids = [1, 2, 3, 4, 6, 7]) =>
  startContext(emptyQueue, ids, at, { type: 'album', id: 1, name: '', path: '/' });
const runs = (queue: ReturnType<typeof album>) =>
  queue.current !== null && inAlbumRun(queue, queue.current, known);

it('is every track of an album that plays in order, the first, the last and those beside a gap', () => {
  for (let at = 0; at < 6; at += 1) expect(runs(album(at))).toBe(true);
});

it('stays while other songs are put in between', () => {
  expect(runs(append(album(2), [20]))).toBe(true);
  const after = next(next(append(album(2), [20]), 'asked') ?? emptyQueue, 'asked') ?? emptyQueue;
  expect(after.current?.trackId).toBe(4);
  expect(runs(after)).toBe(true);
});

it('is no single song, no mix, and no album backwards', () => {
  expect(runs(album(0, [3]))).toBe(false);
  expect(runs(album(1, [20, 3, 21]))).toBe(false);
  expect(runs(album(1, [3, 2, 1]))).toBe(false);
  expect(runs(append(album(0, [20]), [3]))).toBe(false);
});

it('is no shuffled album, but for two that happen to meet', () => {
  const shuffled = setShuffle(album(0, [1, 3, 6, 9]), true, () => 0.1);
  expect(runs(shuffled)).toBe(false);
});

it('goes on with the next disc', () => {
  const disc = (id: number) => makeTrack(id, { disc_number: id, number: 1 });
  const queue = album(0, [1, 2]);
  expect(queue.current !== null && inAlbumRun(queue, queue.current, disc)).toBe(true);
});
