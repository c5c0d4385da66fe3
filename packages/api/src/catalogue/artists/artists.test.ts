import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCaller } from '../../router.ts';
import { addMusic, createTestSite, type TestSite } from '../../testing.ts';

let site: TestSite;
beforeAll(async () => {
  site = await createTestSite();
});
afterAll(() => site.close());

describe('artists', () => {
  it('are shown to guests, with their address, albums and most played tracks', async () => {
    const { artistId, albumId, trackIds } = await addMusic(site, {
      artist: 'Élan Vítal & Co.',
      tracks: ['Alpha', 'Beta'],
    });
    const guest = await site.guest();
    const { artist } = await guest.artists.get({ id: artistId });
    expect(artist).toMatchObject({
      name: 'Élan Vítal & Co.',
      slug: 'elan-vital-co',
      abilities: { edit: false },
    });
    const albums = await guest.artists.albums({ id: artistId });
    expect(albums.pagination.data.map((album) => album.id)).toEqual([albumId]);
    const tracks = await guest.artists.tracks({ id: artistId });
    expect(tracks.pagination.data.map((track) => track.id).sort()).toEqual([...trackIds].sort());
  });

  it('without a portrait show the cover of their first album, else the default image', async () => {
    const { db } = site.services;
    const { artistId, albumId } = await addMusic(site, { artist: 'Faceless' });
    const guest = await site.guest();
    const shown = async () => {
      const { artist } = await guest.artists.get({ id: artistId });
      const { results } = await guest.search.query({ query: 'Faceless', types: ['artists'] });
      expect(results.artists[0]?.image_small).toBe(artist.image_small);
      return [artist.image_small, artist.image_large, artist.artwork?.hash];
    };
    expect(await shown()).toEqual(['/default-artist.svg', '/default-artist.svg', undefined]);
    for (const hash of ['c'.repeat(32), 'd'.repeat(32)]) {
      await db
        .insertInto('images')
        .values({ hash, color: '#123456', thumbhash: '', width: 1, height: 1 })
        .execute();
    }
    await db
      .updateTable('albums')
      .set({ image_hash: 'c'.repeat(32) })
      .where('id', '=', albumId)
      .execute();
    const cover = (size: number) => `/images/${'c'.repeat(32)}/${size}.webp`;
    expect(await shown()).toEqual([cover(160), cover(640), 'c'.repeat(32)]);
    await db
      .updateTable('artists')
      .set({ image_hash: 'd'.repeat(32) })
      .where('id', '=', artistId)
      .execute();
    expect((await shown())[2]).toBe('d'.repeat(32));
    const { artists } = await guest.channels.landingArtists();
    expect(artists.find(({ id }) => id === artistId)?.albums).toMatchObject([
      { id: albumId, image: cover(640) },
    ]);
    await db.updateTable('albums').set({ visibility: 'draft' }).where('id', '=', albumId).execute();
    await db.updateTable('artists').set({ image_hash: null }).where('id', '=', artistId).execute();
    expect((await shown())[0]).toBe('/default-artist.svg');
  });

  it('can be changed by editors only', async () => {
    const { artistId } = await addMusic(site);
    const guest = await site.guest();
    await expect(guest.artists.update({ id: artistId, name: 'Mine' })).rejects.toMatchObject({
      code: 'UNAUTHORIZED',
    });
    const listener = site.as('music.view');
    await expect(listener.artists.update({ id: artistId, name: 'Mine' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    const { artist } = await site
      .as('music.view', 'artists.manage')
      .artists.update({ id: artistId, name: 'Renamed' });
    expect(artist).toMatchObject({ name: 'Renamed', slug: 'renamed', abilities: { edit: true } });
  });

  it('that are disabled look exactly like artists that do not exist', async () => {
    const { artistId } = await addMusic(site, { artist: 'Hidden Harry' });
    await site.as('artists.manage').artists.update({ id: artistId, disabled: true });
    const guest = await site.guest();
    const hidden = await guest.artists.get({ id: artistId }).catch((error: unknown) => error);
    const absent = await guest.artists.get({ id: 999_999 }).catch((error: unknown) => error);
    expect(String(hidden)).toBe(String(absent));
    const albumsOf = (id: number) => guest.artists.albums({ id }).catch((error: unknown) => String(error));
    expect(await albumsOf(artistId)).toBe(await albumsOf(999_999));
    const found = await guest.search.query({ query: 'Hidden Harry', types: ['artists'] });
    expect(found.results.artists).toEqual([]);
  });

  it('come in pages that never repeat or skip', async () => {
    for (let index = 0; index < 7; index += 1) await addMusic(site, { artist: `Page ${index}` });
    const guest = await site.guest();
    const seen: number[] = [];
    let cursor: string | null | undefined;
    do {
      const { pagination } = await guest.artists.list({ per_page: 3, orderBy: 'name', cursor });
      seen.push(...pagination.data.map((artist) => artist.id));
      cursor = pagination.next_cursor;
    } while (cursor);
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.length).toBeGreaterThanOrEqual(7);
  });

  it('refuse cursors of other lists and unknown sort fields, field by field', async () => {
    const guest = await site.guest();
    const { pagination } = await guest.artists.list({ per_page: 1, orderBy: 'name' });
    const cursor = pagination.next_cursor;
    expect(cursor).not.toBeNull();
    await expect(guest.artists.list({ orderBy: 'popular', cursor })).rejects.toMatchObject({
      cause: { fields: { cursor: [{ text: expect.any(String) }] } },
    });
    const wrong: unknown = { orderBy: 'password' };
    await expect(guest.artists.list(wrong as { orderBy: 'name' })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    });
  });

  it('are deleted with their place in search, and only once', async () => {
    const { artistId } = await addMusic(site, { artist: 'Gone Tomorrow' });
    const editor = createCaller(site.system());
    await editor.artists.delete({ id: artistId });
    await expect(editor.artists.delete({ id: artistId })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const found = await (await site.guest()).search.suggest({ query: 'gone tom' });
    expect(found.suggestions).toEqual([]);
  });
});
