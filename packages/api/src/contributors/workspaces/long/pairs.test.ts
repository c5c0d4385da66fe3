import { expect, it } from 'vitest';
import { createTestSite } from '../../../testing.ts';
import { brokenTeams } from '../testing-lonely.ts';
import { racePairs } from '../testing-pairs.ts';

it('every pair of changes of a team, 200 times each at once, leaves nothing broken', async () => {
  const site = await createTestSite({ mail: { hasInbox: true, send: async () => {} } });
  try {
    const { faults } = await racePairs(site, 200);
    expect([faults, await brokenTeams(site)]).toEqual([[], []]);
  } finally {
    await site.close();
  }
}, 7_200_000);
