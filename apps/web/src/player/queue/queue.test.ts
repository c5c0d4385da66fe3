import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { album, makeTrack, makeTracks } from '../testing/tracks.ts';
import * as rules from './queue.ts';
import type { Queue } from './types.ts';

const ids = (items: Queue['manual']) => items.map(({ track }) => track.id);
const first = (count: number, at = 0) => rules.startContext(rules.emptyQueue, makeTracks(count), at, album);
const now = Date.UTC(2026, 0, 1);

/** Applies "next" until nothing is left and tells what played. */
function playThrough(queue: Queue, most = 50): number[] {
  const heard: number[] = [];
  let at: Queue | null = queue;
  while (at?.current && heard.length < most) {
    heard.push(at.current.track.id);
    at = rules.next(at, 'ended');
  }
  return heard;
}

describe('a context', () => {
  it('starts at the chosen track and goes on to its end', () => {
    expect(playThrough(first(4, 1))).toEqual([2, 3, 4]);
  });

  it('passes over tracks that cannot be played, also as the chosen one', () => {
    const tracks = [
      makeTrack(1, { status: 'missing' }),
      makeTrack(2),
      makeTrack(3, { status: 'failed' }),
      makeTrack(4),
    ];
    expect(playThrough(rules.startContext(rules.emptyQueue, tracks, 0, album))).toEqual([2, 4]);
  });

  it('does not start when nothing in it can be played', () => {
    const tracks = [makeTrack(1, { status: 'missing' })];
    expect(rules.startContext(rules.emptyQueue, tracks, 0, album)).toBe(rules.emptyQueue);
  });

  it('plays tracks that are still being processed', () => {
    const tracks = [makeTrack(1, { status: 'processing', renditions: ['original'] })];
    expect(playThrough(rules.startContext(rules.emptyQueue, tracks, 0, album))).toEqual([1]);
  });

  it('replaces the context before and leaves your queue alone', () => {
    const queue = rules.append(first(3), makeTracks(2, 50));
    const other = rules.startContext(queue, makeTracks(2, 20), 0, { ...album, id: 2 });
    expect(playThrough(other)).toEqual([20, 50, 51, 21]);
  });

  it('may hold the same track twice', () => {
    const queue = rules.startContext(rules.emptyQueue, [makeTrack(7), makeTrack(7), makeTrack(8)], 0, album);
    expect(playThrough(queue)).toEqual([7, 7, 8]);
  });
});

describe('your queue', () => {
  it('plays before the context goes on', () => {
    expect(playThrough(rules.append(first(3), makeTracks(2, 50)))).toEqual([1, 50, 51, 2, 3]);
  });

  it('keeps the order of picks within 30 seconds of each other', () => {
    let queue = rules.append(first(2), [makeTrack(60)]);
    queue = rules.insertNext(queue, [makeTrack(50)], now);
    queue = rules.insertNext(queue, [makeTrack(51), makeTrack(52)], now + 29_000);
    expect(ids(queue.manual)).toEqual([50, 51, 52, 60]);
    queue = rules.insertNext(queue, [makeTrack(53)], now + 29_000 + 30_001);
    expect(ids(queue.manual)).toEqual([53, 50, 51, 52, 60]);
  });

  it('puts later picks of a batch in front once the earlier ones have played', () => {
    let queue = rules.insertNext(first(2), [makeTrack(50)], now);
    queue = rules.next(queue, 'asked') ?? queue;
    queue = rules.append(queue, [makeTrack(60)]);
    expect(ids(rules.insertNext(queue, [makeTrack(51)], now + 1000).manual)).toEqual([51, 60]);
  });

  it('loads its first track when nothing was loaded', () => {
    const queue = rules.append(rules.emptyQueue, makeTracks(2));
    expect(queue.current?.track.id).toBe(1);
    expect(ids(queue.manual)).toEqual([2]);
  });

  it('comes back after "Clear" is undone, before what was added since', () => {
    const queue = rules.append(first(2), makeTracks(2, 50));
    const cleared = rules.append(rules.clearManual(queue), [makeTrack(60)]);
    expect(ids(rules.restoreManual(cleared, queue.manual).manual)).toEqual([50, 51, 60]);
  });
});

describe('going back', () => {
  it('leads to the track before, also when it was never heard', () => {
    expect(rules.previous(first(3, 2))?.current?.track.id).toBe(2);
    expect(rules.previous(first(3))).toBeNull();
  });

  it('leads to a track of your queue and leaves the rest in its place', () => {
    let queue = rules.append(first(3), [makeTrack(50)]);
    for (let step = 0; step < 2; step += 1) queue = rules.next(queue, 'asked') ?? queue;
    expect(queue.current?.track.id).toBe(2);
    const back = rules.previous(queue);
    expect(back?.current?.track.id).toBe(50);
    expect(back && playThrough(back)).toEqual([50, 2, 3]);
    const further = back && rules.previous(back);
    expect(further && playThrough(further)).toEqual([1, 50, 2, 3]);
  });
});

describe('repeat', () => {
  it('goes round all, stays on one, and ends when off', () => {
    const off = first(2);
    const all = rules.cycleRepeat(off);
    const one = rules.cycleRepeat(all);
    expect([off.repeat, all.repeat, one.repeat, rules.cycleRepeat(one).repeat]).toEqual([
      'off',
      'all',
      'one',
      'off',
    ]);
    expect(playThrough(all, 5)).toEqual([1, 2, 1, 2, 1]);
    expect(playThrough(one, 3)).toEqual([1, 1, 1]);
    expect(rules.next(one, 'asked')?.current?.track.id).toBe(2);
  });
});

describe('removing and jumping', () => {
  it('never removes what plays', () => {
    const queue = first(2);
    expect(rules.remove(queue, queue.current?.id ?? 0)).toBe(queue);
  });

  it('jumps within your queue without losing what was passed over', () => {
    const queue = rules.append(first(2), makeTracks(3, 50));
    const jumped = rules.jump(queue, queue.manual[1]?.id ?? 0);
    expect(playThrough(jumped)).toEqual([51, 50, 52, 2]);
  });

  it('jumps ahead in the context', () => {
    const queue = first(4);
    expect(playThrough(rules.jump(queue, queue.order[2]?.id ?? 0))).toEqual([3, 4]);
  });
});

type Step = (queue: Queue) => Queue;
const random = fc.infiniteStream(fc.double({ min: 0, max: 0.999_999, noNaN: true }));
const drawn = (stream: Iterator<number>) => () => Number(stream.next().value ?? 0);
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.constant<Step>((queue) => rules.next(queue, 'asked') ?? queue),
  fc.constant<Step>((queue) => rules.next(queue, 'ended') ?? queue),
  fc.constant<Step>((queue) => rules.previous(queue) ?? queue),
  fc.constant<Step>(rules.cycleRepeat),
  fc.constant<Step>(rules.clearManual),
  fc.tuple(fc.boolean(), random).map(
    ([on, stream]): Step =>
      (queue) =>
        rules.setShuffle(queue, on, drawn(stream)),
  ),
  fc.tuple(fc.nat(12), fc.nat(12)).map(
    ([count, at]): Step =>
      (queue) =>
        rules.startContext(queue, makeTracks(count + 1), Math.min(at, count), album),
  ),
  fc.tuple(fc.integer({ min: 1, max: 3 }), fc.nat(60_000)).map(
    ([count, late]): Step =>
      (queue) =>
        rules.insertNext(queue, makeTracks(count, 100), now + late),
  ),
  fc.integer({ min: 1, max: 3 }).map(
    (count): Step =>
      (queue) =>
        rules.append(queue, makeTracks(count, 200)),
  ),
  fc.nat(60).map(
    (id): Step =>
      (queue) =>
        rules.remove(queue, id),
  ),
  fc.nat(60).map(
    (id): Step =>
      (queue) =>
        rules.jump(queue, id),
  ),
);
const anyQueue = fc.array(step, { maxLength: 40 }).map((steps) => {
  let queue = rules.emptyQueue;
  for (const apply of steps) queue = apply(queue);
  return queue;
});

describe('whatever is done', () => {
  it('every place keeps an id of its own, and the order holds the context exactly once', () => {
    fc.assert(
      fc.property(anyQueue, (queue) => {
        const listed = [...queue.manual, ...queue.natural].map(({ id }) => id);
        expect(new Set(listed).size).toBe(listed.length);
        expect(queue.order.toSorted((a, b) => a.id - b.id)).toEqual(
          queue.natural.toSorted((a, b) => a.id - b.id),
        );
        expect(queue.manual.some(({ id }) => id === queue.current?.id)).toBe(false);
        expect(queue.at).toBeGreaterThanOrEqual(-1);
        expect(queue.at).toBeLessThan(Math.max(queue.order.length, 1));
        if (queue.current?.source === 'context') expect(queue.order[queue.at]).toBe(queue.current);
        if (!queue.shuffle) expect(queue.order).toEqual(queue.natural);
      }),
    );
  });

  it('shuffling changes neither your queue nor what plays, and turning it off restores the natural order', () => {
    fc.assert(
      fc.property(anyQueue, random, (queue, stream) => {
        const off = rules.setShuffle(queue, false);
        const on = rules.setShuffle(off, true, drawn(stream));
        expect(on.manual).toEqual(queue.manual);
        expect(on.current).toEqual(queue.current);
        const again = rules.setShuffle(on, false);
        expect(again.order).toEqual(off.order);
        expect(again.at).toBe(off.at);
      }),
    );
  });

  it('what is listed as upcoming is what plays', () => {
    fc.assert(
      fc.property(anyQueue, (queue) => {
        const plain: Queue = { ...queue, repeat: 'off' };
        expect(playThrough(plain, 500).slice(1)).toEqual(plain.current ? ids(rules.upcoming(plain)) : []);
      }),
    );
  });

  it('"next" after "previous" leads back, unless one jumped', () => {
    const walk = fc.array(fc.constantFrom('next', 'add', 'insert'), { maxLength: 20 });
    fc.assert(
      fc.property(walk, (steps) => {
        let queue = first(6);
        for (const name of steps) {
          if (name === 'next') queue = rules.next(queue, 'asked') ?? queue;
          else if (name === 'add') queue = rules.append(queue, [makeTrack(50)]);
          else queue = rules.insertNext(queue, [makeTrack(60)], now);
        }
        const back = rules.previous(queue);
        // Your queue comes before the context, also before a track of it that one has just left.
        const ahead = queue.current?.source === 'context' ? queue.manual[0] : undefined;
        if (back) expect(rules.next(back, 'asked')?.current).toEqual(ahead ?? queue.current);
      }),
    );
  });

  it('"repeat all" comes round to every track of a shuffled context', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12 }), random, (count, stream) => {
        const shuffled = rules.setShuffle({ ...first(count), repeat: 'all' }, true, drawn(stream));
        const round = playThrough(shuffled, count);
        expect(round.toSorted((a, b) => a - b)).toEqual(ids(first(count).natural));
      }),
    );
  });
});
