import fc from 'fast-check';
import { expect, it } from 'vitest';
import { policyFor } from './policy.ts';

it('keeps a minute ahead at usual rates, and less where data is dear', () => {
  expect(policyFor(32_000, false, 1)).toMatchObject({ ahead: 60, refill: 30, behind: 30 });
  expect(policyFor(32_000, true, 1)).toMatchObject({ ahead: 30, nextFragments: 2 });
});

it('stays below what browsers hold, however large the files are', () => {
  const rate = fc.double({ min: 2_000, max: 500_000, noNaN: true });
  fc.assert(
    fc.property(rate, fc.constantFrom(1, 0.5, 0.25), (bytesPerSecond, tightness) => {
      const { ahead, behind, refill } = policyFor(bytesPerSecond, false, tightness);
      expect(ahead).toBeGreaterThanOrEqual(10);
      expect(behind).toBeGreaterThanOrEqual(5);
      expect(refill).toBeLessThan(ahead);
      const least = 15 * bytesPerSecond;
      expect((ahead + behind) * bytesPerSecond).toBeLessThanOrEqual(Math.max(least, 8 * 1024 * 1024));
    }),
  );
});
