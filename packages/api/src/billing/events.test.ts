import { expect, it } from 'vitest';
import { createBillingSite } from './testing.ts';
import { shakeEvents } from './testing-events.ts';

it.each([1, 2])(
  'events doubled, shuffled, late and lost leave what the provider says: %i',
  async (seed) => {
    const site = await createBillingSite();
    try {
      const { mismatches, events } = await shakeEvents(site, { users: 8, events: 150, seed });
      expect(events).toBeGreaterThanOrEqual(150);
      expect(mismatches).toEqual([]);
    } finally {
      await site.close();
    }
  },
  60_000,
);
