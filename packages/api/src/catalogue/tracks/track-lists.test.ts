import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addMusic, createTestSite, refusal, type TestMusic, type TestSite } from '../../testing.ts';

let site: TestSite;
let music: TestMusic;
let genreId: number;
beforeAll(async () => {
  site = await createTestSite();
  const tracks = Array.from({ length: 230 }, (_, index) => `Song ${index % 7}`);
  music = await addMusic(site, { tracks, genre: 'Chamber folk' });
  await addMusic(site, { tracks: ['Elsewhere'], plays: 3 });
  genreId = (await site.as('music.view').genres.get({ slug: 'chamber-folk' })).genre.id;
});
afterAll(() => site.close());

const lists = () =>
  [
    {},
    { orderBy: 'name' },
    { orderBy: 'name', direction: 'desc' },
    { orderBy: 'length', direction: 'asc' },
    { orderBy: 'newest', direction: 'asc' },
    { artist_id: music.artistId },
    { genre_id: genreId, direction: 'asc' },
  ] as const;

describe('a long list of tracks', () => {
  it('is read at any of its pages, which together are all of it', async () => {
    const guest = await site.guest();
    for (const list of lists()) {
      const { total, cursors } = await guest.tracks.index(list);
      const expected = 'artist_id' in list || 'genre_id' in list ? 230 : 231;
      expect([total, cursors.length, cursors[0]]).toEqual([expected, 3, null]);
      const pages = await Promise.all(
        [...cursors].reverse().map((cursor) => guest.tracks.list({ ...list, cursor, per_page: 100 })),
      );
      const seen = pages.reverse().flatMap(({ pagination }) => pagination.data.map(({ id }) => id));
      const { ids, next_cursor } = await guest.tracks.ids(list);
      expect([seen, next_cursor]).toEqual([ids, null]);
      expect(new Set(ids).size).toBe(total);
      expect(await guest.tracks.count(list)).toEqual({ total });
    }
  });

  it('gives its ids in pieces, from any page on', async () => {
    const guest = await site.guest();
    const { ids } = await guest.tracks.ids({ orderBy: 'name' });
    const first = await guest.tracks.ids({ orderBy: 'name', limit: 120 });
    const rest = await guest.tracks.ids({ orderBy: 'name', cursor: first.next_cursor });
    expect([...first.ids, ...rest.ids]).toEqual(ids);
    const { cursors } = await guest.tracks.index({ orderBy: 'name' });
    expect((await guest.tracks.ids({ orderBy: 'name', cursor: cursors[2] })).ids).toEqual(ids.slice(200));
  });

  it('of an artist or a genre continues where their own pages stopped', async () => {
    const guest = await site.guest();
    const { pagination } = await guest.genres.tracks({ slug: 'chamber-folk', per_page: 100 });
    const next = await guest.tracks.list({
      genre_id: genreId,
      cursor: pagination.next_cursor,
      per_page: 100,
    });
    const { ids } = await guest.tracks.ids({ genre_id: genreId });
    expect(next.pagination.data.map(({ id }) => id)).toEqual(ids.slice(100, 200));
  });

  it('that is empty has one empty page', async () => {
    const { artist } = await site.as('admin').artists.create({ name: 'Nobody yet' });
    const guest = await site.guest();
    expect(await guest.tracks.index({ artist_id: artist.id })).toEqual({ total: 0, cursors: [null] });
    expect(await guest.tracks.ids({ artist_id: artist.id })).toEqual({ ids: [], next_cursor: null });
  });

  it('refuses orders it does not have, cursors of others and artists who may not be seen', async () => {
    const guest = await site.guest();
    const { cursors } = await guest.tracks.index({ orderBy: 'name' });
    const refused = await Promise.all([
      refusal(guest.tracks.list({ artist_id: music.artistId, orderBy: 'name' })),
      refusal(guest.tracks.index({ artist_id: music.artistId, genre_id: genreId })),
      refusal(guest.tracks.ids({ orderBy: 'name', direction: 'desc', cursor: cursors[1] })),
      refusal(guest.tracks.ids({ limit: 10_001 })),
    ]);
    const fields = ['orderBy', 'orderBy', 'cursor', 'limit'];
    expect(refused.map((answer) => Object.keys(answer.fields ?? {}))).toEqual(fields.map((field) => [field]));
    expect((await refusal(guest.tracks.count({ artist_id: 999_999 }))).code).toBe('not_found');
  });

  it('shows no drafts, also not to those who may edit them', async () => {
    const { trackIds } = await addMusic(site, { tracks: ['Unfinished'] });
    const [id = 0] = trackIds;
    await site.services.db.updateTable('tracks').set({ visibility: 'draft' }).where('id', '=', id).execute();
    const { ids } = await site.as('music.view', 'tracks.manage').tracks.ids({ orderBy: 'newest' });
    expect(ids).not.toContain(id);
  });
});
