import { describe, expect, it } from 'vitest';
import { first, idsOf, playThrough, some } from '../testing/queues.ts';
import { album } from '../testing/tracks.ts';
import * as edit from './edit.ts';
import * as rules from './queue.ts';
import type { QueueGroup } from './types.ts';

const now = Date.UTC(2026, 0, 1);

describe('a context', () => {
  it('starts at the chosen track and goes on to its end', () => {
    expect(playThrough(first(4, 1))).toEqual([2, 3, 4]);
  });

  it('passes over tracks that cannot be played, also as the chosen one', () => {
    const even = (trackId: number) => trackId % 2 === 0;
    const queue = rules.startContext(rules.emptyQueue, some(4), 0, album, even);
    expect(playThrough(queue, 50, even)).toEqual([2, 4]);
  });

  it('does not start when nothing in it can be played', () => {
    expect(rules.startContext(rules.emptyQueue, some(3), 0, album, () => false)).toBe(rules.emptyQueue);
  });

  it('replaces the context before and leaves your queue alone', () => {
    const queue = rules.append(first(3), some(2, 50));
    const other = rules.startContext(queue, some(2, 20), 0, { ...album, id: 2 });
    expect(playThrough(other)).toEqual([20, 50, 51, 21]);
  });

  it('may hold the same track twice', () => {
    const queue = rules.startContext(rules.emptyQueue, [7, 7, 8], 0, album);
    expect(playThrough(queue)).toEqual([7, 7, 8]);
  });
});

describe('your queue', () => {
  it('plays before the context goes on', () => {
    expect(playThrough(rules.append(first(3), some(2, 50)))).toEqual([1, 50, 51, 2, 3]);
  });

  it('keeps the order of picks within 30 seconds of each other', () => {
    let queue = rules.append(first(2), [60]);
    queue = rules.insertNext(queue, [50], now);
    queue = rules.insertNext(queue, [51, 52], now + 29_000);
    expect(idsOf(queue.manual)).toEqual([50, 51, 52, 60]);
    queue = rules.insertNext(queue, [53], now + 29_000 + 30_001);
    expect(idsOf(queue.manual)).toEqual([53, 50, 51, 52, 60]);
  });

  it('puts later picks of a batch in front once the earlier ones have played', () => {
    let queue = rules.insertNext(first(2), [50], now);
    queue = rules.next(queue, 'asked') ?? queue;
    queue = rules.append(queue, [60]);
    expect(idsOf(rules.insertNext(queue, [51], now + 1000).manual)).toEqual([51, 60]);
  });

  it('loads its first track when nothing was loaded', () => {
    const queue = rules.append(rules.emptyQueue, some(2));
    expect(queue.current?.trackId).toBe(1);
    expect(idsOf(queue.manual)).toEqual([2]);
  });

  it('comes back after "Clear" is undone, before what was added since', () => {
    const queue = rules.append(first(2), some(2, 50));
    const cleared = rules.append(rules.clearManual(queue), [60]);
    expect(idsOf(rules.restoreManual(cleared, queue.manual).manual)).toEqual([50, 51, 60]);
  });
});

describe('going back', () => {
  it('leads to the track before, also when it was never heard', () => {
    expect(rules.previous(first(3, 2))?.current?.trackId).toBe(2);
    expect(rules.previous(first(3))).toBeNull();
  });

  it('leads to a track of your queue and leaves the rest in its place', () => {
    let queue = rules.append(first(3), [50]);
    for (let step = 0; step < 2; step += 1) queue = rules.next(queue, 'asked') ?? queue;
    expect(queue.current?.trackId).toBe(2);
    const back = rules.previous(queue);
    expect(back?.current?.trackId).toBe(50);
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
    expect(rules.next(one, 'asked')?.current?.trackId).toBe(2);
  });
});

describe('a context that is filled', () => {
  it('goes on with all its tracks from the one that plays, and keeps what was there', () => {
    const part = rules.startContext(rules.emptyQueue, [5], 0, album);
    const whole = rules.fillContext(part, some(9), 4);
    expect(whole.current).toBe(part.current);
    expect(playThrough(whole)).toEqual([5, 6, 7, 8, 9]);
    expect(rules.previous(whole)?.current?.trackId).toBe(4);
  });

  it('finds the place when the list has changed meanwhile, and is left alone when it is gone', () => {
    const part = rules.startContext(rules.emptyQueue, [5], 0, album);
    expect(playThrough(rules.fillContext(part, [1, 2, 5, 6], 9))).toEqual([5, 6]);
    expect(rules.fillContext(part, [1, 2, 3], 1)).toBe(part);
  });

  it('holds fifty thousand around its start', () => {
    const long = rules.startContext(rules.emptyQueue, some(120_000), 90_000, album);
    expect(long.order).toHaveLength(rules.itemsMax);
    expect(long.current?.trackId).toBe(90_001);
    expect(rules.trackIdsOf(long).slice(0, 2)).toEqual([90_001, 90_002]);
  });
});

describe('moving', () => {
  const queue = rules.append(first(5), some(3, 50));
  const itemOf = (trackId: number) =>
    [...queue.manual, ...queue.order].find((item) => item.trackId === trackId)?.id ?? 0;
  const moved = (trackIds: number[], group: QueueGroup, before: number | null) => {
    const to = { group, before: before === null ? null : itemOf(before) };
    return idsOf(rules.upcoming(edit.move(queue, trackIds.map(itemOf), to)));
  };

  it('puts items before another of their group, in their order, or at its end', () => {
    expect(moved([52, 51], 'manual', 50)).toEqual([51, 52, 50, 2, 3, 4, 5]);
    expect(moved([2], 'context', null)).toEqual([50, 51, 52, 3, 4, 5, 2]);
    expect(moved([3, 4], 'context', 3)).toEqual([50, 51, 52, 2, 3, 4, 5]);
  });

  it('takes items from one group to the other', () => {
    expect(moved([4, 50], 'manual', 52)).toEqual([51, 50, 4, 52, 2, 3, 5]);
    expect(moved([51], 'context', 3)).toEqual([50, 52, 2, 51, 3, 4, 5]);
  });

  it('keeps what was chosen by hand chosen, over a new context too', () => {
    const chosen = edit.move(queue, [itemOf(4)], { group: 'manual', before: null });
    expect(playThrough(rules.startContext(chosen, some(1, 20), 0, album))).toEqual([20, 50, 51, 52, 4]);
  });

  it('leaves alone what plays, what has played and what is not there', () => {
    expect(edit.move(queue, [itemOf(1)], { group: 'manual', before: null })).toBe(queue);
    expect(edit.move(queue, [999], { group: 'manual', before: null })).toBe(queue);
    expect(edit.move(queue, [itemOf(2)], { group: 'context', before: 999 })).toBe(queue);
  });
});

describe('removing and jumping', () => {
  it('comes back to its place, also when others were added, moved or played since', () => {
    const queue = rules.append(first(4), some(3, 50));
    const lost = [queue.manual[1]?.id ?? 0, queue.order[2]?.id ?? 0];
    const without = rules.append(edit.remove(queue, lost), [60]);
    const later = rules.next(without, 'asked') ?? without;
    expect(idsOf(rules.upcoming(edit.putBack(later, queue, lost)))).toEqual([51, 52, 60, 2, 3, 4]);
  });

  it('never removes what plays', () => {
    const queue = first(2);
    expect(edit.remove(queue, [queue.current?.id ?? 0])).toBe(queue);
  });

  it('jumps within your queue without losing what was passed over', () => {
    const queue = rules.append(first(2), some(3, 50));
    const jumped = rules.jump(queue, queue.manual[1]?.id ?? 0);
    expect(playThrough(jumped)).toEqual([51, 50, 52, 2]);
  });

  it('jumps ahead in the context', () => {
    const queue = first(4);
    expect(playThrough(rules.jump(queue, queue.order[2]?.id ?? 0))).toEqual([3, 4]);
  });
});
