import { expect, it } from 'vitest';
import { createBillingSite } from '../testing.ts';
import { shakeEvents } from '../testing-events.ts';

it('10,000 events over 500 subscriptions, doubled, shuffled, late and lost, leave what the provider says', async () => {
  const site = await createBillingSite();
  try {
    const { mismatches, events } = await shakeEvents(site, { users: 500, events: 10_000, seed: 7 });
    expect(events).toBeGreaterThanOrEqual(10_000);
    expect(mismatches).toEqual([]);
  } finally {
    await site.close();
  }
}, 3_600_000);
