import { expect, it } from 'vitest';
import { createTestSite } from '../../testing.ts';
import { raceMusic, wrongCopies } from './testing-pairs.ts';

it('two changes of an album and its songs at once are each done or refused in words, and what likes and playlists repeat of songs is right', async () => {
  const site = await createTestSite();
  try {
    const { faults, pairs, never } = await raceMusic(site, 2);
    expect([faults, never, await wrongCopies(site)]).toEqual([[], [], []]);
    expect(pairs).toBeGreaterThan(100);
  } finally {
    await site.close();
  }
});
