import { sql } from '@kantele/db';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addMusic, createTestSite, type TestSite } from '../../testing.ts';
import { refreshSummaries } from './refresh-summaries.ts';

let site: TestSite;
beforeAll(async () => {
  site = await createTestSite();
});
// Looks whether anything differs from the truth.
afterAll(() => site.close());

const one = async (id: number) => {
  const { tracks } = await (await site.user()).tracks.byIds({ ids: [id] });
  return tracks[0];
};
const names = (row: { artists: { name: string }[] } | undefined) => row?.artists.map(({ name }) => name);

describe('what lists show of a track and an album', () => {
  it('follows a new name of its artist, who comes and goes', async () => {
    const { artistId, albumId, trackIds } = await addMusic(site, { artist: 'Old Name' });
    const [track = 0] = trackIds;
    const caller = await site.user();
    const { db } = site.services;
    const album = async () => (await caller.albums.get({ id: albumId })).album;
    expect([names(await one(track)), names(await album())]).toEqual([['Old Name'], ['Old Name']]);

    await caller.artists.update({ id: artistId, name: 'New Name' });
    expect((await one(track))?.artists).toEqual([
      { id: artistId, name: 'New Name', slug: 'new-name', role: 'main' },
    ]);
    expect(names(await album())).toEqual(['New Name']);

    const { artistId: guest } = await addMusic(site, { artist: 'Guest' });
    await db
      .insertInto('track_artists')
      .values([
        { track_id: track, artist_id: guest, role: 'featured', position: 0 },
        { track_id: track, artist_id: guest, role: 'composer', position: 1 },
      ])
      .execute();
    expect(names(await one(track))).toEqual(['New Name', 'Guest']);
    await db.updateTable('track_artists').set({ role: 'remixer' }).where('role', '=', 'featured').execute();
    expect(names(await one(track))).toEqual(['New Name']);
    await db.updateTable('track_artists').set({ role: 'featured' }).where('role', '=', 'remixer').execute();
    await caller.albums.update({ id: albumId, artist_ids: [guest, artistId] });
    expect(names(await album())).toEqual(['Guest', 'New Name']);
    await db.deleteFrom('artists').where('id', '=', guest).execute();
    expect([names(await one(track)), names(await album())]).toEqual([['New Name'], ['New Name']]);
  });

  it('follows the picture of the album', async () => {
    const { albumId, trackIds } = await addMusic(site);
    const { db } = site.services;
    const hash = 'ab'.repeat(16);
    const artwork = async () => (await one(trackIds[0] ?? 0))?.album.artwork;
    expect(await artwork()).toBeNull();
    await sql`insert into images (hash, width, height, thumbhash, color) values (${hash}, 9, 9, 'AA==', '#010203')`.execute(
      db,
    );
    await db.updateTable('albums').set({ image_hash: hash }).where('id', '=', albumId).execute();
    expect(await artwork()).toEqual({ hash, color: '#010203', thumbhash: 'AA==' });
    await sql`update images set color = '#040506' where hash = ${hash}`.execute(db);
    expect(await artwork()).toEqual({ hash, color: '#040506', thumbhash: 'AA==' });
    await db.updateTable('albums').set({ image_hash: null }).where('id', '=', albumId).execute();
    expect(await artwork()).toBeNull();
  });

  it('follows its lyrics', async () => {
    const { trackIds } = await addMusic(site);
    const [id = 0] = trackIds;
    const { db } = site.services;
    await db.insertInto('lyrics').values({ track_id: id, text: 'La la' }).execute();
    expect((await one(id))?.has_lyrics).toBe(true);
    await db.deleteFrom('lyrics').where('track_id', '=', id).execute();
    expect((await one(id))?.has_lyrics).toBe(false);
  });

  it('is mended at night where it was written past the database’s rules', async () => {
    const { albumId, trackIds } = await addMusic(site, { artist: 'Whole' });
    const { db } = site.services;
    await sql`update tracks set artists = '[]', has_lyrics = true where album_id = ${albumId}`.execute(db);
    await sql`update albums set artists = '[]', artwork = '{}' where id = ${albumId}`.execute(db);
    expect(await refreshSummaries(site.system())).toBe(2 * trackIds.length + 2);
    expect(names(await one(trackIds[0] ?? 0))).toEqual(['Whole']);
    expect(await refreshSummaries(site.system())).toBe(0);
  });
});
