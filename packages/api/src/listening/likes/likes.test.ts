import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addMusic, createTestSite, refusal, type TestMusic, type TestSite } from '../../testing.ts';

let site: TestSite;
let music: TestMusic;
let [ada, ben]: [number, number] = [0, 0];
beforeAll(async () => {
  site = await createTestSite();
  music = await addMusic(site, { artist: 'Ysolde', album: 'Weather', tracks: ['Rain', 'Hail', 'Snow'] });
  ada = await site.addUser('ada@example.com');
  ben = await site.addUser('ben@example.com');
});
afterAll(() => site.close());

const track = (index: number) => ({ type: 'tracks' as const, id: music.trackIds[index] ?? 0 });
const album = () => ({ type: 'albums' as const, id: music.albumId });
const titles = async (user: number, input = {}) =>
  (await (await site.user(user)).likes.tracks(input)).pagination.data.map(({ name }) => name);
const likes = async () =>
  (await site.services.db.selectFrom('track_likes').select(['user_id', 'track_id']).execute()).length;

describe('a like', () => {
  it('counts once a person, whatever is sent twice, and is taken back', async () => {
    const caller = await site.user(ada);
    const other = await site.user(ben);
    await Promise.all(Array.from({ length: 8 }, () => caller.likes.set(track(0))));
    expect(await caller.likes.set(track(0))).toEqual({ liked: true, likes_count: 1 });
    expect(await other.likes.set(track(0))).toEqual({ liked: true, likes_count: 2 });
    expect((await other.tracks.get({ id: track(0).id })).track.likes_count).toBe(2);
    expect(await other.likes.remove(track(0))).toEqual({ liked: false, likes_count: 1 });
    expect(await other.likes.set({ ...track(0), liked: false })).toEqual({ liked: false, likes_count: 1 });
    expect(await caller.likes.set(album())).toEqual({ liked: true, likes_count: 1 });
    expect((await refusal((await site.guest()).likes.set(track(0)))).code).toBe('unauthenticated');
  });

  it('of what may not be seen answers as if it were not there, and changes nothing', async () => {
    const caller = await site.user(ada);
    const hidden = await addMusic(site, { album: 'Hidden' });
    const [id = 0] = hidden.trackIds;
    await (await site.user()).albums.update({ id: hidden.albumId, visibility: 'draft' });
    const before = await likes();
    const wishes = [
      { type: 'tracks' as const, id },
      { type: 'albums' as const, id: hidden.albumId },
    ];
    for (const wish of wishes) {
      const answer = await refusal(caller.likes.set(wish));
      const nothing = await refusal(caller.likes.set({ ...wish, id: 999_999 }));
      expect({ ...answer, requestId: '' }).toEqual({ ...nothing, requestId: '' });
      expect(answer.code).toBe('not_found');
      expect((await refusal(caller.likes.remove(wish))).code).toBe('not_found');
    }
    expect(await likes()).toBe(before);
    const rows = await site.services.db.selectFrom('album_likes').select('album_id').execute();
    expect(rows).toEqual([{ album_id: music.albumId }]);
  });

  it('is told among many in one read, of the one who asks alone', async () => {
    const caller = await site.user(ada);
    const ids = [...music.trackIds, 999_999];
    expect(await caller.likes.among({ type: 'tracks', ids })).toEqual({ ids: [track(0).id] });
    expect(await (await site.user(ben)).likes.among({ type: 'tracks', ids })).toEqual({ ids: [] });
    const tooMany = Array.from({ length: 201 }, (_, n) => n + 1);
    expect((await refusal(caller.likes.among({ type: 'tracks', ids: tooMany }))).fields).toHaveProperty(
      'ids',
    );
  });
});

describe('the library', () => {
  it('lists what was liked last first, by name and by length, and finds it', async () => {
    const caller = await site.user(ben);
    for (const index of [2, 0, 1]) await caller.likes.set(track(index));
    const { db } = site.services;
    for (const [index, duration] of [200_000, 100_000, 300_000].entries())
      await db.updateTable('tracks').set({ duration }).where('id', '=', track(index).id).execute();
    expect(await titles(ben)).toEqual(['Hail', 'Rain', 'Snow']);
    expect(await titles(ben, { orderBy: 'name' })).toEqual(['Hail', 'Rain', 'Snow']);
    expect(await titles(ben, { orderBy: 'name', direction: undefined, per_page: 2 })).toEqual([
      'Hail',
      'Rain',
    ]);
    expect(await titles(ben, { orderBy: 'length' })).toEqual(['Snow', 'Rain', 'Hail']);
    expect(await titles(ben, { query: 'now' })).toEqual(['Snow']);
    expect(await titles(ben, { query: 'nothing like it' })).toEqual([]);
    const list = { liked: true, orderBy: 'newest' as const };
    expect(await caller.tracks.count(list)).toEqual({ total: 3 });
    expect((await caller.tracks.ids(list)).ids).toEqual([1, 0, 2].map((index) => track(index).id));
    const first = await caller.likes.tracks({ per_page: 2 });
    const { next_cursor: cursor } = first.pagination;
    const next = await caller.likes.tracks({ per_page: 2, cursor });
    expect(next.pagination.data.map(({ name }) => name)).toEqual(['Snow']);
    expect((await refusal((await site.user(ada)).likes.tracks({ cursor }))).fields).toHaveProperty('cursor');
  });

  it('is there at once after a press, and never for guests or in other lists', async () => {
    const caller = await site.user(ben);
    const list = { liked: true, orderBy: 'newest' as const };
    expect(await caller.tracks.count(list)).toEqual({ total: 3 });
    await caller.likes.remove(track(2));
    expect(await caller.tracks.count(list)).toEqual({ total: 2 });
    await caller.likes.set(track(2));
    const { tracks } = await site.guest();
    for (const read of [tracks.list, tracks.ids, tracks.index])
      expect((await refusal(read(list))).code).toBe('unauthenticated');
    const wrong = [
      { liked: true, orderBy: 'popular' as const },
      { ...list, artist_id: music.artistId },
      { orderBy: 'newest' as const, query: 'rain' },
    ];
    for (const one of wrong)
      expect((await refusal(caller.tracks.list(one))).fields).toHaveProperty('orderBy');
  });

  it('leaves out what is hidden and has it again with its place; what is unlisted stays', async () => {
    const editor = await site.user();
    const id = track(1).id;
    const order = await titles(ben);
    await editor.tracks.update({ id, visibility: 'private' });
    expect(await titles(ben)).toEqual(order.filter((title) => title !== 'Hail'));
    await editor.tracks.update({ id, visibility: 'unlisted', name: 'Graupel' });
    expect(await titles(ben)).toEqual(order.map((title) => (title === 'Hail' ? 'Graupel' : title)));
    expect(await titles(ben, { query: 'graup' })).toEqual(['Graupel']);
    await editor.tracks.update({ id, visibility: 'public', name: 'Hail' });
    await editor.albums.update({ id: music.albumId, visibility: 'draft' });
    expect(await titles(ben)).toEqual([]);
    expect((await (await site.user(ada)).likes.albums({})).pagination.data).toEqual([]);
    await editor.albums.trash({ ids: [music.albumId] });
    await editor.albums.restore({ ids: [music.albumId] });
    await editor.albums.update({ id: music.albumId, visibility: 'public' });
    expect(await titles(ben)).toEqual(order);
  });

  it('lists albums by when they were liked, by name and by release, and finds them', async () => {
    const caller = await site.user(ben);
    const second = await addMusic(site, { album: 'Almanac' });
    await caller.likes.set(album());
    await caller.likes.set({ type: 'albums', id: second.albumId });
    const names = async (input = {}) =>
      (await caller.likes.albums(input)).pagination.data.map(({ name }) => name);
    expect(await names()).toEqual(['Almanac', 'Weather']);
    expect(await names({ orderBy: 'name' })).toEqual(['Almanac', 'Weather']);
    await (await site.user()).albums.update({
      id: second.albumId,
      release_date: '1970-01-01',
      release_precision: 'day',
    });
    await (await site.user()).albums.update({
      id: music.albumId,
      release_date: '1990-01-01',
      release_precision: 'day',
    });
    expect(await names({ orderBy: 'released' })).toEqual(['Weather', 'Almanac']);
    expect(await names({ query: 'weath' })).toEqual(['Weather']);
  });

  it('goes with the account, and leaves no count behind', async () => {
    const cleo = await site.addUser('cleo@example.com');
    const caller = await site.user(cleo);
    for (const index of [0, 1, 2]) await caller.likes.set(track(index));
    const counts = async () => {
      const { db } = site.services;
      const rows = db.selectFrom('tracks').select('likes_count').where('id', 'in', music.trackIds);
      return (await rows.orderBy('id').execute()).map(({ likes_count }) => likes_count);
    };
    const before = await counts();
    await (await site.user()).users.remove({ ids: [cleo] });
    expect(await counts()).toEqual(before.map((n) => n - 1));
  });
});
