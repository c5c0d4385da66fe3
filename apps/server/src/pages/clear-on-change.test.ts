import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { atMostEvery } from './clear-on-change.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

it('runs at once, of many more in a row once, and never loses the last', () => {
  const ran: number[] = [];
  const soon = atMostEvery(1_000, () => ran.push(performance.now()));
  const start = performance.now();
  const at = () => ran.map((time) => time - start);
  soon.run();
  expect(at()).toEqual([0]);
  for (let n = 0; n < 50; n += 1) {
    vi.advanceTimersByTime(10);
    soon.run();
  }
  expect(at()).toEqual([0]);
  vi.advanceTimersByTime(5_000);
  expect(at()).toEqual([0, 1_000]);
  soon.run();
  expect(at()).toEqual([0, 1_000, 5_500]);
});

it('runs no more once it is stopped', () => {
  const work = vi.fn();
  const soon = atMostEvery(1_000, work);
  soon.run();
  soon.run();
  soon.stop();
  vi.advanceTimersByTime(5_000);
  expect(work).toHaveBeenCalledTimes(1);
});
