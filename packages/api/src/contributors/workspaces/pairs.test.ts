import { expect, it } from 'vitest';
import { createTestSite } from '../../testing.ts';
import { brokenTeams } from './testing-lonely.ts';
import { racePairs } from './testing-pairs.ts';

it('two changes of a team at once are each done or refused in words, and leave nothing of a team that is gone and no team without an owner', async () => {
  const site = await createTestSite({ mail: { hasInbox: true, send: async () => {} } });
  try {
    const { faults, pairs, never } = await racePairs(site, 4);
    expect([faults, never, await brokenTeams(site)]).toEqual([[], [], []]);
    expect(pairs).toBeGreaterThan(200);
  } finally {
    await site.close();
  }
});
