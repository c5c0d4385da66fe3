import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { first, idsOf, playThrough, some } from '../testing/queues.ts';
import { album } from '../testing/tracks.ts';
import * as edit from './edit.ts';
import * as rules from './queue.ts';
import type { Queue, QueueGroup } from './types.ts';

const now = Date.UTC(2026, 0, 1);

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
        rules.startContext(queue, some(count + 1), Math.min(at, count), album),
  ),
  fc.tuple(fc.integer({ min: 1, max: 3 }), fc.nat(60_000)).map(
    ([count, late]): Step =>
      (queue) =>
        rules.insertNext(queue, some(count, 100), now + late),
  ),
  fc.integer({ min: 1, max: 3 }).map(
    (count): Step =>
      (queue) =>
        rules.append(queue, some(count, 200)),
  ),
  fc.array(fc.nat(60), { maxLength: 5 }).map(
    (itemIds): Step =>
      (queue) =>
        edit.remove(queue, itemIds),
  ),
  fc.array(fc.nat(60), { maxLength: 5 }).map(
    (itemIds): Step =>
      (queue) =>
        edit.putBack(edit.remove(queue, itemIds), queue, itemIds),
  ),
  fc
    .tuple(
      fc.array(fc.nat(60), { maxLength: 5 }),
      fc.constantFrom<QueueGroup>('manual', 'context'),
      fc.option(fc.nat(60)),
    )
    .map(
      ([itemIds, group, before]): Step =>
        (queue) =>
          edit.move(queue, itemIds, { group, before }),
    ),
  fc.tuple(fc.nat(20), fc.nat(20)).map(
    ([count, at]): Step =>
      (queue) =>
        rules.fillContext(queue, some(count + 1), at),
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

  it('taking out and putting back is as if nothing had been done', () => {
    fc.assert(
      fc.property(anyQueue, fc.array(fc.nat(60), { maxLength: 8 }), (queue, itemIds) => {
        const back = edit.putBack(edit.remove(queue, itemIds), queue, itemIds);
        expect({ ...back, played: [] }).toEqual({ ...queue, played: [] });
      }),
    );
  });

  it('moving loses and doubles nothing', () => {
    const target = fc.record({
      group: fc.constantFrom<QueueGroup>('manual', 'context'),
      before: fc.option(fc.nat(60)),
    });
    fc.assert(
      fc.property(anyQueue, fc.array(fc.nat(60), { maxLength: 8 }), target, (queue, itemIds, to) => {
        const after = edit.move(queue, itemIds, to);
        const sorted = (of: Queue) => rules.trackIdsOf(of).toSorted((a, b) => a - b);
        expect(sorted(after)).toEqual(sorted(queue));
        expect(after.current).toEqual(queue.current);
        expect(after.manual.every(({ source }) => source === 'manual')).toBe(true);
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
        expect(playThrough(plain, 500).slice(1)).toEqual(plain.current ? idsOf(rules.upcoming(plain)) : []);
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
          else if (name === 'add') queue = rules.append(queue, [50]);
          else queue = rules.insertNext(queue, [60], now);
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
        expect(round.toSorted((a, b) => a - b)).toEqual(idsOf(first(count).natural));
      }),
    );
  });
});
