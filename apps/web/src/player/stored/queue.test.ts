import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { append, emptyQueue, next, setShuffle, startContext } from '../queue/queue.ts';
import type { Queue } from '../queue/types.ts';
import { album, makeTrack, makeTracks } from '../testing/tracks.ts';
import { parseQueue, serialiseQueue } from './queue.ts';

/** What a queue means, without the ids of its items. */
function meaning(queue: Queue | null) {
  const ids = (items: Queue['order']) => items.map(({ track }) => track.id);
  return (
    queue && {
      current: queue.current && [queue.current.track, queue.current.source],
      manual: ids(queue.manual),
      natural: ids(queue.natural),
      order: ids(queue.order),
      at: queue.at,
      context: queue.context,
      modes: [queue.shuffle, queue.repeat],
    }
  );
}

const reload = (queue: Queue, limit?: number) => parseQueue(JSON.parse(serialiseQueue(queue, limit)));

const anyQueue = fc
  .record({
    count: fc.integer({ min: 1, max: 30 }),
    manual: fc.nat(5),
    steps: fc.nat(10),
    shuffle: fc.boolean(),
    repeat: fc.constantFrom<Queue['repeat']>('off', 'all', 'one'),
  })
  .map(({ count, manual, steps, shuffle, repeat }) => {
    let queue: Queue = { ...startContext(emptyQueue, makeTracks(count), 0, album), repeat };
    queue = setShuffle(append(queue, makeTracks(manual, 100)), shuffle);
    for (let step = 0; step < steps; step += 1) queue = next(queue, 'asked') ?? queue;
    return queue;
  });

describe('a reload', () => {
  it('brings back the same queue', () => {
    fc.assert(
      fc.property(anyQueue, (queue) => {
        const back = reload(queue);
        expect(meaning(back)).toEqual(meaning(queue));
        if (queue.current?.source === 'context') expect(back?.current).toBe(back?.order[back.at]);
      }),
    );
  });

  it('keeps a playing item and what follows it when there is no room for all', () => {
    fc.assert(
      fc.property(anyQueue, fc.integer({ min: 1, max: 40 }), (queue, limit) => {
        const back = reload(queue, limit);
        expect(back?.current?.track.id).toBe(queue.current?.track.id);
        expect((back?.order.length ?? 0) + (back?.manual.length ?? 0)).toBeLessThanOrEqual(limit);
      }),
    );
  });

  it('keeps five thousand items of a longer queue', () => {
    const long = startContext(emptyQueue, makeTracks(8_000), 6_000, album);
    const back = reload(long);
    expect(back?.order).toHaveLength(5_000);
    expect(back?.order[back.at]?.track.id).toBe(6_001);
  });

  it('brings back an empty queue and a track twice in a row', () => {
    expect(meaning(reload(emptyQueue))).toEqual(meaning(emptyQueue));
    const twice = startContext(emptyQueue, [makeTrack(1), makeTrack(1)], 1, album);
    expect(meaning(reload(twice))).toEqual(meaning(twice));
  });
});

describe('storage that cannot be trusted', () => {
  it('is ignored, whatever is in it', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(parseQueue(value)).toBeNull();
      }),
    );
  });

  it('never breaks the reader when a part of a real queue is exchanged', () => {
    const stored: Record<string, unknown> = JSON.parse(
      serialiseQueue(append(startContext(emptyQueue, makeTracks(3), 1, album), makeTracks(2, 9))),
    );
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(stored)), fc.jsonValue(), (key, value) => {
        const queue = parseQueue({ ...stored, [key]: value });
        if (!queue) return;
        expect(queue.order.toSorted((a, b) => a.id - b.id)).toEqual([...queue.natural]);
        expect(queue.at).toBeLessThan(Math.max(1, queue.order.length));
      }),
    );
  });

  it('of another version is not read', () => {
    const stored = { ...JSON.parse(serialiseQueue(emptyQueue)), version: 2 };
    expect(parseQueue(stored)).toBeNull();
  });
});
