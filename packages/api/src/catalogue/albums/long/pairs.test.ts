import { expect, it } from 'vitest';
import { createTestSite } from '../../../testing.ts';
import { raceMusic, wrongCopies } from '../testing-pairs.ts';

it('every pair of changes of an album and its songs, 50 times each at once, ends without a fault', async () => {
  const site = await createTestSite();
  try {
    const { faults } = await raceMusic(site, 50);
    expect([faults, await wrongCopies(site)]).toEqual([[], []]);
  } finally {
    await site.close();
  }
}, 7_200_000);
