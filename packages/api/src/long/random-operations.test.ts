import { expect, it } from 'vitest';
import { createBillingSite } from '../money/billing/testing.ts';
import { actAtRandom, brokenBy, settle } from '../testing-random.ts';

it.each([1, 2, 3])(
  '10,000 changes of accounts, teams, plans and invitations at once leave nothing broken: %i',
  async (seed) => {
    const site = await createBillingSite({ mail: { hasInbox: true, send: async () => {} } });
    try {
      const { faults, never } = await actAtRandom(site, { operations: 10_000, seed });
      await settle(site);
      expect([faults, await brokenBy(site), never]).toEqual([[], [], []]);
    } finally {
      await site.close();
    }
  },
  3_600_000,
);
