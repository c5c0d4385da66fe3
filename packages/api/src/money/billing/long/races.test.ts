import { expect, it } from 'vitest';
import { createBillingSite } from '../testing.ts';
import { raceCheckouts } from '../testing-races.ts';

it('500 races for a plan sell none twice, and who has paid waits a minute at most though nothing is told', async () => {
  const site = await createBillingSite();
  try {
    const { doubled, longest } = await raceCheckouts(site, 500);
    expect(doubled).toEqual([]);
    expect(longest).toBeLessThanOrEqual(60);
  } finally {
    await site.close();
  }
}, 3_600_000);
