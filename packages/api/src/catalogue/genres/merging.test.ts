import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addMusic, createTestSite, refusal, type TestSite } from '../../testing.ts';

let site: TestSite;
beforeAll(async () => {
  site = await createTestSite();
});
afterAll(() => site.close());

const editor = () =>
  site.as('music.view', 'genres.manage', 'tags.manage', 'albums.manage', 'tracks.manage', 'channels.manage');

describe('genres', () => {
  it('become one, with their albums, tracks and channels', async () => {
    const one = await addMusic(site, { genre: 'Hip Hop', tracks: ['A', 'B'] });
    const two = await addMusic(site, { genre: 'Rap', tracks: ['C'] });
    const guest = await site.guest();
    const { genre: into } = await guest.genres.get({ slug: 'hip-hop' });
    const { genre: going } = await guest.genres.get({ slug: 'rap' });
    await editor().tracks.update({ id: one.trackIds[0] ?? 0, genre_ids: [into.id, going.id] });
    const { channel } = await editor().channels.create({
      name: 'Rhymes',
      content: 'tracks',
      rule: 'popular',
      genre_id: going.id,
    });
    const shelf = await editor().channels.create({ name: 'Kinds', content: 'genres', rule: 'manual' });
    await editor().channels.update({
      id: shelf.channel.id,
      rev: shelf.channel.rev,
      item_ids: [into.id, going.id],
    });
    const { genre } = await editor().genres.merge({ ids: [going.id], into_id: into.id });
    expect(genre).toMatchObject({ id: into.id, tracks_count: 3 });
    expect((await refusal(guest.genres.get({ slug: 'rap' }))).code).toBe('not_found');
    const { data } = (await guest.genres.albums({ slug: 'hip-hop' })).pagination;
    expect(data.map(({ id }) => id).sort()).toEqual([one.albumId, two.albumId].sort());
    expect((await editor().channels.edited({ id: channel.id })).channel.genre_id).toBe(into.id);
    const { channel: after } = await editor().channels.edited({ id: shelf.channel.id });
    expect(after.items.map(({ id }) => id)).toEqual([into.id]);
  });

  it('cannot become one of themselves, or one there is not', async () => {
    const { genre } = await editor().genres.create({ display_name: 'Ska' });
    const own = await refusal(editor().genres.merge({ ids: [genre.id], into_id: genre.id }));
    expect(own.fields).toHaveProperty('into_id');
    for (const input of [
      { ids: [genre.id], into_id: 999_999 },
      { ids: [999_999], into_id: genre.id },
    ]) {
      expect((await refusal(editor().genres.merge(input))).code).toBe('not_found');
    }
    const absent = await refusal(editor().genres.deleteMany({ ids: [genre.id, 999_999] }));
    expect(absent.code).toBe('not_found');
    expect((await editor().genres.get({ slug: 'ska' })).genre.id).toBe(genre.id);
    expect(await editor().genres.deleteMany({ ids: [genre.id, genre.id] })).toMatchObject({ changed: 1 });
    expect((await refusal(editor().genres.get({ slug: 'ska' }))).code).toBe('not_found');
  });

  it('are found by a part of the name, and put in order', async () => {
    for (const display_name of ['Ärgerpop', 'Bargepop']) await editor().genres.create({ display_name });
    const guest = await site.guest();
    const names = async (input: object) =>
      (await guest.genres.list({ query: 'argep', ...input })).pagination.data.map((row) => row.display_name);
    expect(await names({ orderBy: 'name' })).toEqual(['Ärgerpop', 'Bargepop'].slice(1));
    expect(await names({ query: 'pop', orderBy: 'name' })).toEqual(['Ärgerpop', 'Bargepop']);
    expect(await names({ query: 'pop', orderBy: 'name_desc' })).toEqual(['Bargepop', 'Ärgerpop']);
    expect(await names({ query: '%' })).toEqual([]);
  });
});

describe('tags', () => {
  it('become one, with their tracks counted once', async () => {
    const { trackIds } = await addMusic(site, { tracks: ['A', 'B', 'C'] });
    const [a = 0, b = 0] = trackIds;
    const { tag: into } = await editor().tags.create({ display_name: 'Night' });
    const { tag: going } = await editor().tags.create({ display_name: 'Nights' });
    await editor().tracks.update({ id: a, tag_ids: [into.id, going.id] });
    await editor().tracks.update({ id: b, tag_ids: [going.id] });
    const own = await refusal(editor().tags.merge({ ids: [into.id], into_id: into.id }));
    expect(own.fields).toHaveProperty('into_id');
    expect((await refusal(editor().tags.merge({ ids: [999_999], into_id: into.id }))).code).toBe('not_found');
    const { tag } = await editor().tags.merge({ ids: [going.id], into_id: into.id });
    expect(tag).toMatchObject({ id: into.id, tracks_count: 2 });
    const guest = await site.guest();
    expect((await refusal(guest.tags.get({ slug: 'nights' }))).code).toBe('not_found');
    expect((await guest.tags.tracks({ slug: 'night' })).pagination.data).toHaveLength(2);
    const found = (await guest.tags.list({ query: 'NIG' })).pagination.data;
    expect(found.map(({ display_name, tracks_count }) => [display_name, tracks_count])).toEqual([
      ['Night', 2],
    ]);
    expect((await refusal(editor().tags.deleteMany({ ids: [into.id, 999_999] }))).code).toBe('not_found');
    expect(await editor().tags.deleteMany({ ids: [into.id] })).toMatchObject({ changed: 1 });
  });
});
