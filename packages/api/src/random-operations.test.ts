import { expect, it } from 'vitest';
import { createBillingSite } from './money/billing/testing.ts';
import { actAtRandom, brokenBy, settle } from './testing-random.ts';

it('accounts, teams, plans and invitations that change at once stay whole, and everybody has what is paid for', async () => {
  const site = await createBillingSite({ mail: { hasInbox: true, send: async () => {} } });
  try {
    const { faults, done } = await actAtRandom(site, { operations: 500, seed: 1 });
    await settle(site);
    expect([faults, await brokenBy(site)]).toEqual([[], []]);
    expect(done.size).toBeGreaterThan(10);
  } finally {
    await site.close();
  }
});
