import { expect, it } from 'vitest';
import { killPushes } from '../kills/kill-pushes.ts';

it('a thousand notifications are shown once each when their processes are killed ten times', async () => {
  const { repeated, ...report } = await killPushes({ rounds: 200, kills: 10 });
  // Five people, one of whom has two browsers.
  expect(report).toEqual({ kills: 10, written: 1_200, shown: 1_200, left: { waiting: 0, jobs: 0 } });
  expect(repeated).toBeGreaterThan(0);
  expect(repeated).toBeLessThanOrEqual(2 * 10);
}, 150_000);
