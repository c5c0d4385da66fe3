import fc from 'fast-check';
import { expect, it } from 'vitest';
import { advance, counts, jumped, unheard } from './heard.ts';

const readings = (positions: number[]) => positions.reduce(advance, unheard);

it('adds up what the media clock moves', () => {
  expect(readings([0, 250, 1000]).total).toBe(1000);
  expect(readings([120_000, 121_000]).total).toBe(1000);
});

it('counts neither a jump ahead nor the way back', () => {
  const before = readings([0, 5_000]);
  expect(advance(jumped(before), 100_000).total).toBe(5_000);
  expect(advance(before, 1_000).total).toBe(5_000);
});

it('hears the same part twice as twice as much', () => {
  const once = readings([0, 5_000]);
  expect(advance(advance(jumped(once), 0), 5_000).total).toBe(10_000);
});

it('never hears more than the clock has moved', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(10_000)), (steps) => {
      const positions = steps.map((_, index) => steps.slice(0, index).reduce((sum, step) => sum + step, 0));
      expect(readings(positions).total).toBe(positions.at(-1) ?? 0);
    }),
  );
});

it('is a play after 30 seconds, or half of a shorter track', () => {
  const heard = (total: number) => ({ at: null, total });
  expect(counts(heard(29_999), 180_000)).toBe(false);
  expect(counts(heard(30_000), 180_000)).toBe(true);
  expect(counts(heard(10_000), 20_000)).toBe(true);
  expect(counts(heard(9_999), 20_000)).toBe(false);
  expect(counts(heard(29_999), null)).toBe(false);
});
