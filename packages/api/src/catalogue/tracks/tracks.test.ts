import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addMusic, createTestSite, refusal, type TestSite } from '../../testing.ts';

let site: TestSite;
beforeAll(async () => {
  site = await createTestSite();
});
afterAll(() => site.close());

const editor = () => site.as('music.view', 'tracks.manage');

describe('tracks', () => {
  it('are shown to guests with artists and album, without a right to edit', async () => {
    const { artistId, albumId, trackIds } = await addMusic(site, { tracks: ['Solo'] });
    const { track } = await (await site.guest()).tracks.get({ id: trackIds[0] ?? 0 });
    expect(track).toMatchObject({
      name: 'Solo',
      duration: 180_000,
      status: 'ready',
      album: { id: albumId },
      has_lyrics: false,
      codec: null,
      renditions: [],
      abilities: { edit: false },
    });
    expect(track.artists).toEqual([expect.objectContaining({ id: artistId, role: 'main' })]);
  });

  it('name main artists before featured ones, whatever their position', async () => {
    const { trackIds } = await addMusic(site, { artist: 'Lead', tracks: ['Duet'] });
    const guestArtist = await addMusic(site, { artist: 'Guest Star' });
    const [id = 0] = trackIds;
    await site.services.db
      .insertInto('track_artists')
      .values([
        { track_id: id, artist_id: guestArtist.artistId, role: 'featured', position: -1 },
        { track_id: id, artist_id: guestArtist.artistId, role: 'producer', position: 2 },
      ])
      .execute();
    const guest = await site.guest();
    const { track } = await guest.tracks.get({ id });
    expect(track.artists.map(({ name, role }) => `${name} ${role}`)).toEqual([
      'Lead main',
      'Guest Star featured',
    ]);
    const listed = await guest.artists.tracks({ id: guestArtist.artistId, per_page: 100 });
    expect(listed.pagination.data.filter((row) => row.id === id)).toHaveLength(1);
  });

  it('are changed and deleted by editors only', async () => {
    const { trackIds } = await addMusic(site, { tracks: ['Fixed'] });
    const [id = 0] = trackIds;
    for (const [caller, code] of [
      [await site.guest(), 'unauthenticated'],
      [site.as('music.view', 'albums.manage', 'lyrics.manage'), 'not_found'],
    ] as const) {
      expect((await refusal(caller.tracks.update({ id, name: 'Mine' }))).code).toBe(code);
      expect((await refusal(caller.tracks.delete({ id }))).code).toBe(code);
    }
    const { track } = await editor().tracks.update({ id, name: 'Mended', bpm: 120, isrc: 'FIABC2600001' });
    expect(track).toMatchObject({ name: 'Mended', slug: 'mended', bpm: 120, abilities: { edit: true } });
    await editor().tracks.delete({ id });
    expect((await refusal(editor().tracks.delete({ id }))).code).toBe('not_found');
    expect((await (await site.guest()).search.query({ query: 'Mended' })).results.tracks).toEqual([]);
  });

  it('name every wrong field', async () => {
    const { trackIds } = await addMusic(site);
    const [id = 0] = trackIds;
    const wrong = [
      [{ genre_ids: [7_777_777] }, 'genre_ids'],
      [{ tag_ids: [7_777_777] }, 'tag_ids'],
      [{ visibility: 'scheduled' as const }, 'publish_at'],
      [{ isrc: 'nonsense' }, 'isrc'],
      [{ bpm: 0 }, 'bpm'],
      [{ number: 1.5 }, 'number'],
      [{ name: '' }, 'name'],
      [{ description: 'x'.repeat(20_001) }, 'description'],
    ] as const;
    for (const [input, field] of wrong) {
      const answer = await refusal(
        editor().tracks.update({ id, ...structuredClone(input) } as Parameters<
          ReturnType<typeof editor>['tracks']['update']
        >[0]),
      );
      expect(answer, field).toMatchObject({ code: 'invalid', fields: { [field]: [expect.any(String)] } });
    }
  });

  it('cannot be made more popular by an editor, nor moved to another album', async () => {
    const { trackIds } = await addMusic(site);
    const hostile: unknown = { id: trackIds[0], plays_count: 5, album_id: 1, status: 'missing' };
    const answer = await refusal(editor().tracks.update(hostile as { id: number }));
    expect(answer.code).toBe('invalid');
  });

  it('come in pages that never repeat or skip, in every order', async () => {
    await addMusic(site, { tracks: ['Same', 'Same', 'Same', 'Same', 'Same'], plays: 4 });
    await addMusic(site, { tracks: ['Other', 'Same'], plays: 9 });
    const guest = await site.guest();
    for (const orderBy of ['popular', 'newest', 'name'] as const) {
      const all = (await guest.tracks.list({ orderBy, per_page: 100 })).pagination;
      expect(all.next_cursor).toBeNull();
      const seen: number[] = [];
      let cursor: string | null | undefined;
      do {
        const { pagination } = await guest.tracks.list({ orderBy, per_page: 2, cursor });
        expect(pagination.data.length).toBeGreaterThan(0);
        seen.push(...pagination.data.map((track) => track.id));
        cursor = pagination.next_cursor;
      } while (cursor);
      expect(seen).toEqual(all.data.map((track) => track.id));
    }
    const [best, next] = (await guest.tracks.list({ orderBy: 'popular', per_page: 2 })).pagination.data;
    expect([best?.plays_count, next?.plays_count]).toEqual([9, 9]);
  });

  it('come both ways, and by length with those of unknown length as the shortest', async () => {
    const { trackIds } = await addMusic(site, { tracks: ['Long', 'Short', 'Unknown'] });
    const [long = 0, short = 0, unknown = 0] = trackIds;
    const { db } = site.services;
    for (const [id, duration] of [
      [long, 9_000_000],
      [short, 1],
      [unknown, null],
    ] as const) {
      await db.updateTable('tracks').set({ duration }).where('id', '=', id).execute();
    }
    const guest = await site.guest();
    const idsBy = async (orderBy: 'length' | 'name' | 'newest' | 'popular', direction: 'asc' | 'desc') => {
      const { pagination } = await guest.tracks.list({ orderBy, direction, per_page: 100 });
      return pagination.data.map(({ id }) => id);
    };
    expect((await idsBy('length', 'asc')).slice(0, 2)).toEqual([unknown, short]);
    expect((await idsBy('length', 'desc'))[0]).toBe(long);
    for (const order of ['length', 'name', 'newest', 'popular'] as const) {
      expect(await idsBy(order, 'asc')).toEqual((await idsBy(order, 'desc')).reverse());
    }
  });

  it('refuse page sizes out of bounds and cursors of other lists', async () => {
    const { artistId } = await addMusic(site);
    const guest = await site.guest();
    for (const per_page of [0, -1, 101, 1e9, Number.NaN, 1.5]) {
      expect((await refusal(guest.tracks.list({ per_page }))).fields).toHaveProperty('per_page');
    }
    const { next_cursor: cursor } = (await guest.tracks.list({ per_page: 1 })).pagination;
    const answers = await Promise.all([
      refusal(guest.tracks.list({ orderBy: 'name', cursor })),
      refusal(guest.artists.tracks({ id: artistId, cursor })),
      refusal(guest.artists.list({ cursor })),
    ]);
    for (const answer of answers) expect(answer.fields).toHaveProperty('cursor');
  });

  it('whose file is missing leave the lists but keep their page', async () => {
    const { albumId, trackIds } = await addMusic(site, { tracks: ['Vanished'] });
    const [id = 0] = trackIds;
    await site.services.db.updateTable('tracks').set({ status: 'missing' }).where('id', '=', id).execute();
    const guest = await site.guest();
    const listed = (await guest.tracks.list({ per_page: 100, orderBy: 'newest' })).pagination.data;
    expect(listed.some((track) => track.id === id)).toBe(false);
    expect((await guest.tracks.get({ id })).track.status).toBe('missing');
    expect((await guest.albums.get({ id: albumId })).album.tracks[0]?.status).toBe('missing');
    expect((await refusal(guest.streaming.sources({ track_id: id }))).code).toBe('gone');
  });

  it('give their waveform as bytes', async () => {
    const { trackIds } = await addMusic(site);
    const [id = 0] = trackIds;
    const guest = await site.guest();
    expect(await guest.tracks.waveform({ id })).toEqual({ waveform: null, duration: 180_000 });
    const waveform = Buffer.from([0, 127, 255]);
    await site.services.db.updateTable('tracks').set({ waveform }).where('id', '=', id).execute();
    expect((await guest.tracks.waveform({ id })).waveform).toBe(waveform.toString('base64'));
  });
});
