import { expect, it } from 'vitest';
import { placementOf } from './placement.ts';
import type { Placed, Sound } from './timeline.ts';

const place = (rate: number, delay: number): Placed<null> => {
  const sound: Sound = { rate, samples: 2 * rate, delay, fragments: [] };
  return { item: null, sound, from: { seconds: 1, samples: new Map() }, start: 1, end: 3 };
};

it('puts the delay in front of the window', () => {
  const { offset, windowStart, windowEnd } = placementOf(place(48_000, 312), 'audio/mp4', null);
  expect(offset).toBeCloseTo(1 - 312 / 48_000, 4);
  expect([windowStart, windowEnd]).toEqual([1, 3]);
});

it('counts from what is appended first where bytes carry no times', () => {
  const { offset } = placementOf(place(44_100, 576), 'audio/mpeg', 44_100);
  expect(offset).toBeCloseTo(2 - 576 / 44_100, 4);
});

it('is less than half a sample off at any rate, and never too early', () => {
  for (const rate of [8_000, 44_100, 48_000, 96_000, 192_000, 384_000]) {
    for (const mime of ['audio/mp4', 'audio/mpeg', 'audio/webm']) {
      const { offset, windowStart } = placementOf(place(rate, 0), mime, null);
      expect(offset).toBeGreaterThan(windowStart);
      expect(offset - windowStart).toBeLessThan(0.5 / rate);
    }
  }
});
