import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addMusic, createTestSite, refusal, type TestSite } from '../../testing.ts';

let site: TestSite;
beforeAll(async () => {
  site = await createTestSite();
});
afterAll(() => site.close());

const editor = () => site.as('music.view', 'genres.manage', 'albums.manage', 'tracks.manage');

describe('genres', () => {
  it('hold albums, tracks and artists, the most played first', async () => {
    const quiet = await addMusic(site, { genre: 'Ambient', plays: 1, tracks: ['Quiet'] });
    const { genre } = await (await site.guest()).genres.get({ slug: 'ambient' });
    const loud = await addMusic(site, { plays: 50, tracks: ['Loud'] });
    const { db } = site.services;
    await editor().albums.update({ id: loud.albumId, genre_ids: [genre.id] });
    await editor().tracks.update({ id: loud.trackIds[0] ?? 0, genre_ids: [genre.id] });
    await db.updateTable('albums').set({ plays_count: 50 }).where('id', '=', loud.albumId).execute();

    const guest = await site.guest();
    const tracksOf = async () =>
      (await guest.genres.tracks({ slug: 'ambient' })).pagination.data.map((track) => track.name);
    const albumsOf = async () =>
      (await guest.genres.albums({ slug: 'ambient' })).pagination.data.map((album) => album.id);
    expect(await tracksOf()).toEqual(['Loud', 'Quiet']);
    expect(await albumsOf()).toEqual([loud.albumId, quiet.albumId]);
    expect((await guest.genres.get({ slug: 'ambient' })).artists.map((artist) => artist.id)).toEqual([
      loud.artistId,
      quiet.artistId,
    ]);

    await db
      .updateTable('tracks')
      .set({ plays_count: 99 })
      .where('id', '=', quiet.trackIds[0] ?? 0)
      .execute();
    await db.updateTable('albums').set({ plays_count: 99 }).where('id', '=', quiet.albumId).execute();
    expect(await tracksOf()).toEqual(['Quiet', 'Loud']);
    expect(await albumsOf()).toEqual([quiet.albumId, loud.albumId]);

    await editor().albums.update({ id: quiet.albumId, visibility: 'draft' });
    expect(await tracksOf()).toEqual(['Loud']);
    expect(await albumsOf()).toEqual([loud.albumId]);
  });

  it('count the tracks one can see, and come largest first', async () => {
    const small = await addMusic(site, { genre: 'Polka', tracks: ['P1'] });
    const large = await addMusic(site, { genre: 'Waltz', tracks: ['W1', 'W2'] });
    const guest = await site.guest();
    const counts = async () => {
      const { data } = (await guest.genres.list({ per_page: 100 })).pagination;
      return data.filter(({ name }) => name === 'polka' || name === 'waltz').map((row) => row.tracks_count);
    };
    expect(await counts()).toEqual([2, 1]);
    await editor().albums.update({ id: small.albumId, visibility: 'private' });
    expect(await counts()).toEqual([2, 0]);
    await editor().albums.update({ id: small.albumId, visibility: 'public' });
    expect(await counts()).toEqual([2, 1]);
    const [first = 0, second = 0] = large.trackIds;
    await editor().tracks.update({ id: first, visibility: 'private' });
    expect((await counts()).sort()).toEqual([1, 1]);
    await editor().tracks.update({ id: first, visibility: 'public', genre_ids: [] });
    expect((await counts()).sort()).toEqual([1, 1]);
    await editor().tracks.delete({ id: second });
    await editor().albums.delete({ id: small.albumId });
    expect(await counts()).toEqual([0, 0]);
  });

  it('count right while many change them at once', async () => {
    const music = [];
    for (const genre of ['Crowd 0', 'Crowd 1', ...Array.from({ length: 4 }, () => undefined)])
      music.push(await addMusic(site, { genre, tracks: ['A', 'B'] }));
    const guest = await site.guest();
    const [one, two] = await Promise.all(
      ['crowd-0', 'crowd-1'].map(async (slug) => (await guest.genres.get({ slug })).genre),
    );
    const both = [one?.id ?? 0, two?.id ?? 0];
    const tracks = music.flatMap(({ trackIds }) => trackIds);
    await Promise.all(
      tracks.map((id, at) =>
        editor().tracks.update({
          id,
          genre_ids: at % 3 === 0 ? [] : at % 3 === 1 ? both : both.toReversed(),
        }),
      ),
    );
    const after = await Promise.all(
      ['crowd-0', 'crowd-1'].map(async (slug) => (await guest.genres.get({ slug })).genre.tracks_count),
    );
    expect(after).toEqual([8, 8]);
  });

  it('cannot have two spellings of one name', async () => {
    const { genre } = await editor().genres.create({ display_name: 'Drum & Bass' });
    expect(genre).toMatchObject({ slug: 'drum-bass', display_name: 'Drum & Bass', tracks_count: 0 });
    for (const display_name of ['drum bass', 'DRUM/BASS', ' Drüm  Bass ']) {
      const answer = await refusal(editor().genres.create({ display_name }));
      expect(answer).toMatchObject({ code: 'invalid', fields: { display_name: [expect.any(String)] } });
    }
    const own = await editor().genres.update({ id: genre.id, display_name: 'DRUM & BASS' });
    expect(own.genre.display_name).toBe('DRUM & BASS');
    // One name, two slugs: the name decides as well.
    await editor().genres.create({ display_name: 'Trip.Hop' });
    const renamed = await refusal(editor().genres.update({ id: genre.id, display_name: 'TripHop' }));
    expect(renamed).toMatchObject({ code: 'invalid', fields: { display_name: [expect.any(String)] } });
  });

  it('cannot be given one name by many at once', async () => {
    const names = Array.from({ length: 8 }, (_, at) => `Rush ${at}`);
    const made = await Promise.all(names.map((display_name) => editor().genres.create({ display_name })));
    const answers = await Promise.allSettled(
      made.map(({ genre }) => editor().genres.update({ id: genre.id, display_name: 'Rush hour' })),
    );
    const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []));
    expect(refused.map(({ cause }) => cause.code)).toEqual(Array.from({ length: 7 }, () => 'invalid'));
  });

  it('are changed by editors only, and leave their tracks behind', async () => {
    const { trackIds } = await addMusic(site, { genre: 'Skiffle' });
    const { genre } = await (await site.guest()).genres.get({ slug: 'skiffle' });
    for (const [caller, code] of [
      [await site.guest(), 'unauthenticated'],
      [site.as('music.view', 'tags.manage'), 'forbidden'],
    ] as const) {
      const answers = await Promise.all([
        refusal(caller.genres.create({ display_name: 'Mine' })),
        refusal(caller.genres.update({ id: genre.id, display_name: 'Mine' })),
        refusal(caller.genres.delete({ id: genre.id })),
      ]);
      expect(answers.map((answer) => answer.code)).toEqual([code, code, code]);
    }
    await editor().genres.delete({ id: genre.id });
    expect((await refusal(editor().genres.delete({ id: genre.id }))).code).toBe('not_found');
    expect((await refusal(editor().genres.update({ id: genre.id, display_name: 'x' }))).code).toBe(
      'not_found',
    );
    const { track } = await (await site.guest()).tracks.get({ id: trackIds[0] ?? 0 });
    expect(track.genres).toEqual([]);
  });

  it('that do not exist have no lists, and cursors stay in their own genre', async () => {
    const guest = await site.guest();
    const absent = await Promise.all([
      refusal(guest.genres.get({ slug: 'nowhere' })),
      refusal(guest.genres.albums({ slug: 'nowhere' })),
      refusal(guest.genres.tracks({ slug: "' or 1=1 --" })),
    ]);
    expect(absent.map((answer) => answer.code)).toEqual(['not_found', 'not_found', 'not_found']);
    await addMusic(site, { genre: 'Fado', tracks: ['A', 'B'] });
    await addMusic(site, { genre: 'Samba', tracks: ['A', 'B'] });
    const { next_cursor: cursor } = (await guest.genres.tracks({ slug: 'fado', per_page: 1 })).pagination;
    expect(cursor).not.toBeNull();
    expect((await refusal(guest.genres.tracks({ slug: 'samba', cursor }))).fields).toHaveProperty('cursor');
    const second = await guest.genres.tracks({ slug: 'fado', per_page: 1, cursor });
    expect(second.pagination.data).toHaveLength(1);
    expect(second.pagination.next_cursor).toBeNull();
  });
});

describe('similar artists', () => {
  it('share genres, and are not told about artists one may not see', async () => {
    const one = await addMusic(site, { artist: 'Twin One', genre: 'Twinpop' });
    const { genre } = await (await site.guest()).genres.get({ slug: 'twinpop' });
    const two = await addMusic(site, { artist: 'Twin Two' });
    await editor().albums.update({ id: two.albumId, genre_ids: [genre.id] });
    const guest = await site.guest();
    const { artists } = await guest.artists.similar({ id: one.artistId });
    expect(artists.map((artist) => artist.id)).toEqual([two.artistId]);
    await site.as('artists.manage').artists.update({ id: one.artistId, disabled: true });
    const absent = await refusal(guest.artists.similar({ id: 6_666_666 }));
    expect(await refusal(guest.artists.similar({ id: one.artistId }))).toEqual(absent);
    expect((await guest.artists.similar({ id: two.artistId })).artists).toEqual([]);
  });
});
