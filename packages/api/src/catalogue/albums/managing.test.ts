import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addMusic, createTestSite, refusal, type TestSite } from '../../testing.ts';

let site: TestSite;
beforeAll(async () => {
  site = await createTestSite();
});
afterAll(() => site.close());

const editor = () =>
  site.as('music.view', 'artists.manage', 'albums.manage', 'tracks.manage', 'genres.manage', 'tags.manage');

describe('the list of albums of those who manage them', () => {
  it('has drafts too, is found by title or artist, and narrowed down', async () => {
    const open = await addMusic(site, { album: 'Northern Rooms', artist: 'Odile Varga', genre: 'Drone' });
    const draft = await addMusic(site, { album: 'Unfinished Rooms', artist: 'Nils' });
    await editor().albums.update({ id: draft.albumId, visibility: 'draft', type: 'ep' });
    const ids = async (input: Parameters<ReturnType<typeof editor>['albums']['managed']>[0]) =>
      (await editor().albums.managed(input)).pagination.data.map(({ id }) => id);
    expect(await ids({})).toEqual([draft.albumId, open.albumId]);
    expect(await ids({ orderBy: 'name' })).toEqual([open.albumId, draft.albumId]);
    expect(await ids({ query: 'rooms' })).toEqual([draft.albumId, open.albumId]);
    expect(await ids({ query: 'ODILE' })).toEqual([open.albumId]);
    expect(await ids({ query: '100% rooms' })).toEqual([]);
    expect(await ids({ visibility: 'draft' })).toEqual([draft.albumId]);
    expect(await ids({ visibility: 'public' })).toEqual([open.albumId]);
    expect(await ids({ type: 'ep' })).toEqual([draft.albumId]);
    expect(await ids({ cover: true })).toEqual([]);
    expect(await ids({ cover: false, query: 'unfin' })).toEqual([draft.albumId]);
    const { genre } = await editor().genres.get({ slug: 'drone' });
    expect(await ids({ genre_id: genre.id })).toEqual([open.albumId]);
    const { pagination } = await editor().albums.managed({ per_page: 1, orderBy: 'name' });
    expect(await ids({ per_page: 1, orderBy: 'name', cursor: pagination.next_cursor })).toEqual([
      draft.albumId,
    ]);
    const other = await refusal(editor().albums.managed({ query: 'rooms', cursor: pagination.next_cursor }));
    expect(other.fields).toHaveProperty('cursor');
    const [row] = pagination.data;
    expect(row).toMatchObject({ visibility: 'public', tracks_count: 3, deleted_at: null });
  });

  it('is for those who manage them alone', async () => {
    const answers = await Promise.all(
      [
        site.as('music.view').albums.managed({}),
        site.as('music.view').tracks.managed({}),
        site.as('music.view').artists.managed({}),
        site.as('music.view', 'lyrics.view').lyrics.managed({}),
        site.as('music.view').artists.updateMany({ ids: [1], verified: true }),
        site.as('music.view').artists.deleteMany({ ids: [1] }),
        site.as('music.view').lyrics.deleteMany({ track_ids: [1] }),
        site.as('music.view', 'tags.manage').genres.merge({ ids: [1], into_id: 2 }),
        site.as('music.view', 'tags.manage').genres.deleteMany({ ids: [1] }),
        site.as('music.view', 'genres.manage').tags.merge({ ids: [1], into_id: 2 }),
        site.as('music.view', 'genres.manage').tags.deleteMany({ ids: [1] }),
      ].map(refusal),
    );
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set(['forbidden']));
  });
});

describe('several albums', () => {
  it('get a visibility and genres at once, or none of them', async () => {
    const one = await addMusic(site, { genre: 'Before' });
    const two = await addMusic(site);
    const { genre } = await editor().genres.create({ display_name: 'After' });
    const before = await editor().genres.get({ slug: 'before' });
    const ids = [one.albumId, two.albumId];
    const absent = await refusal(editor().albums.updateMany({ ids: [...ids, 999_999], visibility: 'draft' }));
    expect(absent.code).toBe('not_found');
    const unknown = await refusal(
      editor().albums.updateMany({ ids, visibility: 'draft', add_genre_ids: [999_999] }),
    );
    expect(unknown.fields).toHaveProperty('add_genre_ids');
    const guest = await site.guest();
    expect((await guest.albums.get({ id: one.albumId })).album.visibility).toBe('public');
    await editor().albums.updateMany({
      ids,
      visibility: 'unlisted',
      add_genre_ids: [genre.id],
      remove_genre_ids: [before.genre.id],
    });
    for (const id of ids) {
      const { album } = await guest.albums.get({ id });
      expect(album.visibility).toBe('unlisted');
      expect(album.genres.map(({ display_name }) => display_name)).toEqual(['After']);
    }
    const listed = (await guest.albums.list({ per_page: 100 })).pagination.data.map(({ id }) => id);
    for (const id of ids) expect(listed).not.toContain(id);
  });

  it('are published by those who work for the artist only when they are whole', async () => {
    const music = await addMusic(site);
    await editor().albums.update({ id: music.albumId, visibility: 'draft' });
    const id = await site.addUser('maker@example.com', { permissions: ['backstage.access'] });
    await site.services.db
      .insertInto('artist_members')
      .values({ artist_id: music.artistId, user_id: id, role: 'editor' })
      .execute();
    const own = await site.user(id);
    const answer = await refusal(own.albums.updateMany({ ids: [music.albumId], visibility: 'public' }));
    expect(answer.fields?.visibility).toContain('Add a cover.');
    expect((await own.albums.get({ id: music.albumId })).album.visibility).toBe('draft');
    const other = await addMusic(site);
    const both = [music.albumId, other.albumId];
    expect((await refusal(own.albums.updateMany({ ids: both, type: 'ep' }))).code).toBe('not_found');
  });
});

describe('several artists', () => {
  it('are found by a part of the name, marked and deleted together', async () => {
    const one = await addMusic(site, { artist: 'Twin Harbour' });
    const two = await addMusic(site, { artist: 'Twin Lake' });
    const ids = [one.artistId, two.artistId];
    const found = async (input: object) =>
      (await editor().artists.managed({ query: 'TWIN', ...input })).pagination.data.map(({ id }) => id);
    expect(await found({ orderBy: 'name' })).toEqual(ids);
    expect(await found({ orderBy: 'name_desc' })).toEqual(ids.toReversed());
    await editor().artists.updateMany({ ids, verified: true, disabled: true });
    expect(await found({ verified: true, disabled: true })).toHaveLength(2);
    expect(await found({ disabled: false })).toEqual([]);
    const guest = await site.guest();
    expect((await refusal(guest.artists.get({ id: one.artistId }))).code).toBe('not_found');
    expect((await guest.search.query({ query: 'Twin Harbour' })).results.artists).toEqual([]);
    const absent = { ids: [...ids, 999_999] };
    expect((await refusal(editor().artists.updateMany({ ...absent, verified: false }))).code).toBe(
      'not_found',
    );
    expect((await refusal(editor().artists.deleteMany(absent))).code).toBe('not_found');
    expect(await found({ verified: true })).toHaveLength(2);
    expect(await editor().artists.deleteMany({ ids })).toEqual({ changed: 2, undo_id: expect.any(Number) });
    expect(await found({})).toEqual([]);
    expect((await guest.albums.get({ id: one.albumId })).album.artists).toEqual([]);
  });
});
