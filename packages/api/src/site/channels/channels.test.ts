import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addMusic, createTestSite, type TestSite } from '../../testing.ts';

let site: TestSite;
beforeAll(async () => {
  site = await createTestSite();
});
afterAll(() => site.close());

const home = async () => (await (await site.guest()).channels.get({ slug: 'home' })).channel.content;

describe('the home page', () => {
  it('has no shelf without content', async () => {
    expect(await home()).toEqual([]);
  });

  it('calls nothing popular before anybody has listened', async () => {
    await addMusic(site, { album: 'Quiet', genre: 'Ambient' });
    const shelves = await home();
    expect(shelves.map((shelf) => shelf.name)).toEqual([
      'New releases',
      'A song from each album',
      'Artists to meet',
      'Genres',
    ]);
  });

  it('shows what is played most, in that order', async () => {
    const { db } = site.services;
    const { trackIds, albumId } = await addMusic(site, { album: 'Loud', tracks: ['A', 'B', 'C', 'D', 'E'] });
    for (const [index, id] of trackIds.entries()) {
      await db
        .updateTable('tracks')
        .set({ plays_count: 10 - index })
        .where('id', '=', id)
        .execute();
    }
    await db.updateTable('albums').set({ plays_count: 40 }).where('id', '=', albumId).execute();
    const shelves = await home();
    const popular = shelves.find((shelf) => shelf.name === 'Popular right now');
    expect(popular?.type === 'tracks' && popular.tracks.map((track) => track.name)).toEqual([
      'A',
      'B',
      'C',
      'D',
      'E',
    ]);
    const played = shelves.find((shelf) => shelf.name === 'Most played albums');
    expect(played?.type === 'albums' && played.albums.map((album) => album.name)).toEqual(['Loud']);
  });

  it('is one channel of several; unknown ones are not there', async () => {
    const guest = await site.guest();
    expect((await guest.channels.get({ slug: 'added' })).channel.content[0]?.type).toBe('albums');
    await expect(guest.channels.get({ slug: 'nothing' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect((await guest.channels.landingArtists()).artists.length).toBeGreaterThan(0);
  });
});

describe('the artists of the landing page', () => {
  it('are the eight that are played most, each with the newest album that everybody may see', async () => {
    const { db } = site.services;
    for (let n = 0; n < 9; n += 1) {
      const { artistId } = await addMusic(site, { artist: `Trending ${n}`, album: `First of ${n}` });
      await db
        .updateTable('artists')
        .set({ plays_count: 1_000 + n })
        .where('id', '=', artistId)
        .execute();
    }
    const { artistId, albumId } = await addMusic(site, { artist: 'Album hidden', album: 'Draft' });
    await db.updateTable('artists').set({ plays_count: 2_000 }).where('id', '=', artistId).execute();
    await db.updateTable('albums').set({ visibility: 'draft' }).where('id', '=', albumId).execute();
    const { artists } = await (await site.guest()).channels.landingArtists();
    expect(artists.map(({ name, albums }) => [name, albums.map((album) => album.name)])).toEqual([
      ['Album hidden', []],
      ...[8, 7, 6, 5, 4, 3, 2].map((n) => [`Trending ${n}`, [`First of ${n}`]]),
    ]);
  });
});
