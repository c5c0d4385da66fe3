import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { append, emptyQueue, next, setShuffle, startContext } from '../queue/queue.ts';
import type { Queue } from '../queue/types.ts';
import { album, makeTrack } from '../testing/tracks.ts';
import { parseQueue, serialiseQueue } from './queue.ts';

const some = (count: number, from = 1) => Array.from({ length: count }, (_, index) => from + index);
/** Every track is known. */
const known = { get: (id: number) => makeTrack(id) };

/** What a queue means, without the ids of its items. */
function meaning(queue: Queue | null) {
  const ids = (items: Queue['order']) => items.map(({ trackId }) => trackId);
  return (
    queue && {
      current: queue.current && [queue.current.trackId, queue.current.source],
      manual: ids(queue.manual),
      natural: ids(queue.natural),
      order: ids(queue.order),
      at: queue.at,
      context: queue.context,
      modes: [queue.shuffle, queue.repeat],
    }
  );
}

const reload = (queue: Queue, limit?: number) =>
  parseQueue(JSON.parse(serialiseQueue(queue, known, limit)))?.queue ?? null;

const anyQueue = fc
  .record({
    count: fc.integer({ min: 1, max: 30 }),
    manual: fc.nat(5),
    steps: fc.nat(10),
    shuffle: fc.boolean(),
    repeat: fc.constantFrom<Queue['repeat']>('off', 'all', 'one'),
  })
  .map(({ count, manual, steps, shuffle, repeat }) => {
    let queue: Queue = { ...startContext(emptyQueue, some(count), 0, album), repeat };
    queue = setShuffle(append(queue, some(manual, 100)), shuffle);
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
        expect(back?.current?.trackId).toBe(queue.current?.trackId);
        expect((back?.order.length ?? 0) + (back?.manual.length ?? 0)).toBeLessThanOrEqual(limit);
      }),
    );
  });

  it('keeps fifty thousand items of any queue, and what is known around the one that plays', () => {
    const long = setShuffle(startContext(emptyQueue, some(50_000), 6_000, album), true);
    const back = parseQueue(JSON.parse(serialiseQueue(long, known)));
    expect(meaning(back?.queue ?? null)).toEqual(meaning(long));
    expect(back?.tracks[0]?.id).toBe(6_001);
    expect(back?.tracks.length).toBeLessThan(100);
  });

  it('brings back an empty queue and a track twice in a row', () => {
    expect(meaning(reload(emptyQueue))).toEqual(meaning(emptyQueue));
    const twice = startContext(emptyQueue, [1, 1], 1, album);
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
      serialiseQueue(append(startContext(emptyQueue, some(3), 1, album), some(2, 9)), known),
    );
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(stored)), fc.jsonValue(), (key, value) => {
        const queue = parseQueue({ ...stored, [key]: value })?.queue;
        if (!queue) return;
        expect(queue.order.toSorted((a, b) => a.id - b.id)).toEqual([...queue.natural]);
        expect(queue.at).toBeLessThan(Math.max(1, queue.order.length));
      }),
    );
  });

  it('of another version is not read', () => {
    const stored = { ...JSON.parse(serialiseQueue(emptyQueue, known)), version: 1 };
    expect(parseQueue(stored)).toBeNull();
  });
});
