import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addMusic, createTestSite, refusal, type TestSite } from '../../testing.ts';

let site: TestSite;
beforeAll(async () => {
  site = await createTestSite();
});
afterAll(() => site.close());

const editor = () => site.as('music.view', 'albums.manage', 'tracks.manage', 'genres.manage', 'tags.manage');

describe('the list of tracks of those who manage them', () => {
  it('has what cannot be played and what is a draft, and is narrowed down', async () => {
    const { trackIds, albumId } = await addMusic(site, {
      artist: 'Maru',
      album: 'Chairs',
      tracks: ['Alpha Chair', 'Beta', 'Gamma'],
      genre: 'Furniture',
    });
    const [alpha = 0, beta = 0, gamma = 0] = trackIds;
    const { tag } = await editor().tags.create({ display_name: 'Wooden' });
    await editor().tracks.update({ id: alpha, tag_ids: [tag.id], explicit: true });
    await editor().tracks.update({ id: beta, visibility: 'draft' });
    const hidden = await addMusic(site, { tracks: ['Of a deleted album'] });
    await editor().albums.trash({ ids: [hidden.albumId] });
    const ids = async (input: Parameters<ReturnType<typeof editor>['tracks']['managed']>[0]) =>
      (await editor().tracks.managed(input)).pagination.data.map(({ id }) => id);
    expect(await ids({})).toEqual([gamma, beta, alpha]);
    expect(await ids({ orderBy: 'name' })).toEqual([alpha, beta, gamma]);
    expect(await ids({ query: 'maru' })).toEqual([gamma, alpha]);
    expect(await ids({ query: 'bet' })).toEqual([beta]);
    await site.services.db.updateTable('tracks').set({ status: 'missing' }).where('id', '=', gamma).execute();
    expect(await ids({ status: 'missing' })).toEqual([gamma]);
    expect(await ids({ visibility: 'draft' })).toEqual([beta]);
    expect(await ids({ explicit: true })).toEqual([alpha]);
    expect(await ids({ tag_id: tag.id })).toEqual([alpha]);
    expect(await ids({ album_id: albumId, explicit: false })).toEqual([gamma, beta]);
    const { genre } = await editor().genres.get({ slug: 'furniture' });
    expect(await ids({ genre_id: genre.id })).toEqual([gamma, beta, alpha]);
    await editor().tracks.trash({ ids: [alpha] });
    expect(await ids({ deleted: true })).toEqual([alpha]);
    expect(await ids({ query: 'alpha' })).toEqual([]);
  });
});

describe('tracks of an album that is a draft', () => {
  it('are there for those who manage albums too, and for nobody else who manages tracks', async () => {
    const { albumId, trackIds: ids } = await addMusic(site, { tracks: ['Sketch'] });
    await editor().albums.update({ id: albumId, visibility: 'draft' });
    const alone = site.as('music.view', 'tracks.manage');
    const listed = (caller: typeof alone) => caller.tracks.managed({ query: 'sketch' });
    expect((await listed(editor())).pagination.data.map(({ id }) => id)).toEqual(ids);
    expect((await listed(alone)).pagination.data).toEqual([]);
    const answers = await Promise.all(
      [
        alone.tracks.updateMany({ ids, explicit: true }),
        alone.tracks.trash({ ids }),
        alone.tracks.delete({ id: ids[0] ?? 0 }),
      ].map(refusal),
    );
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set(['not_found']));
  });
});

describe('several tracks', () => {
  it('get the same mark, genres, tags and credits, and nothing else changes', async () => {
    const { trackIds } = await addMusic(site, { tracks: ['One', 'Two', 'Three'], genre: 'Old' });
    const [one = 0, two = 0, three = 0] = trackIds;
    const { genre } = await editor().genres.create({ display_name: 'New' });
    const { genre: old } = await editor().genres.get({ slug: 'old' });
    const { tag } = await editor().tags.create({ display_name: 'Late' });
    await editor().tracks.update({
      id: one,
      credits: [
        { role: 'composer', name: 'Odile' },
        { role: 'performer', name: 'Nils', detail: 'Violin' },
      ],
    });
    const change = {
      ids: [one, two],
      explicit: true,
      add_genre_ids: [genre.id],
      remove_genre_ids: [old.id],
      add_tag_ids: [tag.id],
      add_credits: [{ role: 'composer' as const, name: 'Odile' }],
    };
    expect(await editor().tracks.updateMany(change)).toEqual({ changed: 2 });
    const get = async (id: number) => (await editor().tracks.get({ id })).track;
    expect(await get(two)).toMatchObject({
      explicit: true,
      genres: [{ display_name: 'New' }],
      tags: [{ display_name: 'Late' }],
      credits: [{ role: 'composer', name: 'Odile', detail: null }],
    });
    // Who is named already is not named twice.
    expect((await get(one)).credits.map(({ name }) => name)).toEqual(['Odile', 'Nils']);
    expect(await get(three)).toMatchObject({
      explicit: false,
      tags: [],
      credits: [],
      genres: [{ name: 'old' }],
    });
    await editor().tracks.update({ id: one, credits: [] });
    expect((await get(one)).credits).toEqual([]);
  });

  it('change all or none', async () => {
    const { trackIds } = await addMusic(site, { tracks: ['One', 'Two'] });
    for (const field of ['add_genre_ids', 'add_tag_ids']) {
      const change = { ids: trackIds, explicit: true, [field]: [999_999] };
      const answer = await refusal(editor().tracks.updateMany(change));
      expect(answer.fields).toHaveProperty(field);
    }
    const scheduled = editor().tracks.updateMany({ ids: trackIds, visibility: 'scheduled' as 'draft' });
    expect((await refusal(scheduled)).fields).toHaveProperty('visibility');
    const absent = editor().tracks.updateMany({ ids: [...trackIds, 999_999], explicit: true });
    expect((await refusal(absent)).code).toBe('not_found');
    const { tracks } = await editor().tracks.byIds({ ids: trackIds });
    expect(tracks.map(({ explicit }) => explicit)).toEqual([false, false]);
  });

  it('go to a disc behind its tracks, in the order they had', async () => {
    const { albumId, trackIds } = await addMusic(site, { tracks: ['1', '2', '3', '4'] });
    const [one = 0, two = 0, three = 0, four = 0] = trackIds;
    await editor().tracks.update({ id: four, disc_number: 2, number: 1 });
    await editor().tracks.updateMany({ ids: [two, one, four], disc_number: 2 });
    const { album } = await editor().albums.get({ id: albumId });
    expect(album.tracks.map((track) => [track.id, track.disc_number, track.number])).toEqual([
      [three, 1, 3],
      [four, 2, 1],
      [one, 2, 2],
      [two, 2, 3],
    ]);
  });

  it('are hidden together, also from search', async () => {
    const { trackIds } = await addMusic(site, { tracks: ['Quicksilver One', 'Quicksilver Two'] });
    const guest = await site.guest();
    const found = async () => (await guest.search.query({ query: 'quicksilver' })).results.tracks.length;
    expect(await found()).toBe(2);
    await editor().tracks.updateMany({ ids: trackIds, visibility: 'private' });
    expect(await found()).toBe(0);
  });
});
