import { expect, it } from 'vitest';
import { killPushes } from './kills/kill-pushes.ts';

it('every notification is shown once when the processes that send it are killed', async () => {
  const { repeated, ...report } = await killPushes({ rounds: 8, kills: 2 });
  expect(report).toEqual({ kills: 2, written: 48, shown: 48, left: { waiting: 0, jobs: 0 } });
  // At most what each of the two jobs of a killed process had sent and not written down.
  expect(repeated).toBeLessThanOrEqual(2 * 2);
});
