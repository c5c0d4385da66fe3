import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addMusic, createTestSite, refusal, type TestSite } from '../../testing.ts';

let site: TestSite;
beforeAll(async () => {
  site = await createTestSite();
});
afterAll(() => site.close());

const editor = () => site.as('music.view', 'albums.manage', 'tracks.manage', 'artists.manage');

describe('albums', () => {
  it('are made by editors and shown to guests with artists, tracks, credits and length', async () => {
    const { artistId, albumId, trackIds } = await addMusic(site, {
      album: 'Émile’s Été',
      tracks: ['Un', 'Deux'],
    });
    await site.services.db
      .insertInto('track_credits')
      .values({ track_id: trackIds[0] ?? 0, position: 0, role: 'composer', name: 'Ada', detail: null })
      .execute();
    const { album } = await (await site.guest()).albums.get({ id: albumId });
    expect(album).toMatchObject({
      name: 'Émile’s Été',
      slug: 'emiles-ete',
      visibility: 'public',
      duration: 360_000,
      credits: [{ role: 'composer', name: 'Ada', detail: null }],
      abilities: { edit: false },
    });
    expect(album.artists.map((artist) => artist.id)).toEqual([artistId]);
    expect(album.tracks.map((track) => track.name)).toEqual(['Un', 'Deux']);
  });

  it('are changed and deleted by editors only', async () => {
    const { albumId, artistId, trackIds } = await addMusic(site, { album: 'Short Life', tracks: ['Brief'] });
    for (const [caller, ...codes] of [
      [await site.guest(), 'unauthenticated', 'unauthenticated', 'unauthenticated'],
      // What is not one’s own is not there to be changed.
      [site.as('music.view', 'tracks.manage'), 'forbidden', 'not_found', 'not_found'],
    ] as const) {
      const answers = await Promise.all([
        refusal(caller.albums.create({ name: 'Mine', artist_ids: [artistId] })),
        refusal(caller.albums.update({ id: albumId, name: 'Mine' })),
        refusal(caller.albums.delete({ id: albumId })),
      ]);
      expect(answers.map((answer) => answer.code)).toEqual(codes);
    }
    const { album } = await editor().albums.update({ id: albumId, name: 'Shorter Life', label: 'Ember' });
    expect(album).toMatchObject({ name: 'Shorter Life', slug: 'shorter-life', label: 'Ember' });

    await editor().albums.delete({ id: albumId });
    expect((await refusal(editor().albums.delete({ id: albumId }))).code).toBe('not_found');
    expect((await refusal(editor().albums.update({ id: albumId, label: 'x' }))).code).toBe('not_found');
    const guest = await site.guest();
    expect((await refusal(guest.tracks.get({ id: trackIds[0] ?? 0 }))).code).toBe('not_found');
    expect((await guest.search.query({ query: 'Brief' })).results.tracks).toEqual([]);
  });

  it('name every wrong field', async () => {
    const { artistId, albumId } = await addMusic(site);
    const wrongArtist = await refusal(editor().albums.create({ name: 'x', artist_ids: [9_999_999] }));
    expect(wrongArtist).toMatchObject({ code: 'invalid', fields: { artist_ids: [expect.any(String)] } });
    const wrongGenre = await refusal(editor().albums.update({ id: albumId, genre_ids: [9_999_999] }));
    expect(wrongGenre).toMatchObject({ code: 'invalid', fields: { genre_ids: [expect.any(String)] } });
    const nameless = await refusal(editor().albums.create({ name: ' \u0000\t ', artist_ids: [artistId] }));
    expect(nameless).toMatchObject({ code: 'invalid', fields: { name: [expect.any(String)] } });
    const artistless = await refusal(editor().albums.create({ name: 'x', artist_ids: [] }));
    expect(artistless.fields).toHaveProperty('artist_ids');
    const { album } = await editor().albums.get({ id: albumId });
    expect(album.genres).toEqual([]);
  });

  it('have names whose letters stand in the order they are written in', async () => {
    const { artistId } = await addMusic(site);
    const { album } = await editor().albums.create({
      name: 'cover\u202egnp.exe\u2066',
      artist_ids: [artistId],
    });
    expect(album.name).toBe('covergnp.exe');
  });

  it('keep a release date and its precision together', async () => {
    const { artistId } = await addMusic(site);
    const make = { name: 'Dated', artist_ids: [artistId] };
    const half = await refusal(editor().albums.create({ ...make, release_date: '1999-05-01' }));
    expect(half).toMatchObject({ code: 'invalid', fields: { release_precision: [expect.any(String)] } });
    const { album } = await editor().albums.create({
      ...make,
      release_date: '1999-05-01',
      release_precision: 'month',
    });
    expect(album).toMatchObject({ release_date: '1999-05-01', release_precision: 'month' });
    const torn = await refusal(editor().albums.update({ id: album.id, release_precision: null }));
    expect(torn.fields).toHaveProperty('release_precision');
    const cleared = await editor().albums.update({
      id: album.id,
      release_date: null,
      release_precision: null,
    });
    expect(cleared.album).toMatchObject({ release_date: null, release_precision: null });
    const impossible = await refusal(editor().albums.create({ ...make, release_date: '1999-02-30' }));
    expect(impossible.fields).toHaveProperty('release_date');
  });

  it('take names of 255 letters and no more, without control characters', async () => {
    const { artistId } = await addMusic(site);
    const longest = 'ﷺ'.repeat(255);
    const { album } = await editor().albums.create({ name: longest, artist_ids: [artistId] });
    expect(album.name).toBe(longest.normalize('NFC'));
    const tooLong = await refusal(editor().albums.create({ name: 'x'.repeat(256), artist_ids: [artistId] }));
    expect(tooLong.fields).toHaveProperty('name');
    const marked = await editor().albums.create({ name: 'a\u0007b\n c', artist_ids: [artistId] });
    expect(marked.album.name).toBe('ab c');
  });

  it('come in pages by release, plays, name and time of arrival, also of one type', async () => {
    const { artistId } = await addMusic(site);
    for (let index = 0; index < 7; index += 1) {
      await editor().albums.create({
        name: `Live ${index % 3}`,
        type: 'live',
        artist_ids: [artistId],
        ...(index % 2 ? { release_date: `200${index}-01-01`, release_precision: 'year' as const } : {}),
      });
    }
    const guest = await site.guest();
    for (const orderBy of ['newest', 'popular', 'name', 'added'] as const) {
      const all = (await guest.albums.list({ orderBy, type: 'live', per_page: 100 })).pagination.data;
      const seen: number[] = [];
      let cursor: string | null | undefined;
      do {
        const { pagination } = await guest.albums.list({ orderBy, type: 'live', per_page: 2, cursor });
        seen.push(...pagination.data.map((album) => album.id));
        cursor = pagination.next_cursor;
      } while (cursor);
      expect(seen).toEqual(all.map((album) => album.id));
      expect(new Set(seen).size).toBe(7);
    }
    const { pagination } = await guest.albums.list({ orderBy: 'newest', type: 'live', per_page: 3 });
    expect(pagination.data.map((album) => album.release_date)).toEqual([
      '2005-01-01',
      '2003-01-01',
      '2001-01-01',
    ]);
  });

  it('refuse cursors of another order, type or artist', async () => {
    const { artistId } = await addMusic(site);
    const other = await addMusic(site);
    await editor().albums.create({ name: 'Second', artist_ids: [artistId] });
    const guest = await site.guest();
    const { next_cursor: cursor } = (await guest.albums.list({ per_page: 1 })).pagination;
    expect(cursor).not.toBeNull();
    const ofArtist = (await guest.artists.albums({ id: artistId, per_page: 1 })).pagination.next_cursor;
    const answers = await Promise.all([
      refusal(guest.albums.list({ cursor, orderBy: 'name' })),
      refusal(guest.albums.list({ cursor, type: 'live' })),
      refusal(guest.artists.albums({ id: artistId, cursor })),
      refusal(guest.artists.albums({ id: other.artistId, cursor: ofArtist })),
    ]);
    for (const answer of answers) {
      expect(answer).toMatchObject({ status: 422, fields: { cursor: [expect.any(String)] } });
    }
  });
});
