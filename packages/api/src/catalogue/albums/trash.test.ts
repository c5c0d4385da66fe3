import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addMusic, createTestSite, refusal, type TestMusic, type TestSite } from '../../testing.ts';
import { emptyTrackTrash } from '../tracks/trash-tracks.ts';
import { emptyAlbumTrash } from './trash-albums.ts';

let site: TestSite;
beforeAll(async () => {
  site = await createTestSite({ now: () => now });
});
afterAll(() => site.close());

let now = new Date();
const editor = () => site.as('music.view', 'albums.manage', 'tracks.manage', 'artists.manage');

/** Somebody who works for the artist of some music. */
async function member({ artistId }: TestMusic, name: string) {
  const id = await site.addUser(`${name}@example.com`, { permissions: ['backstage.access'] });
  await site.services.db
    .insertInto('artist_members')
    .values({ artist_id: artistId, user_id: id, role: 'editor' })
    .execute();
  return site.user(id);
}

describe('a release in the trash', () => {
  it('is seen by nobody, and comes back as it was, with its tracks, plays and place in lists', async () => {
    const music = await addMusic(site, {
      album: 'Tideline',
      tracks: ['Ebb', 'Flow'],
      plays: 7,
      genre: 'Tidal',
    });
    const own = await member(music, 'own');
    const guest = await site.guest();
    const { albumId: id, trackIds } = music;
    const found = async () => (await guest.search.query({ query: 'Tideline' })).results.albums;
    expect(await found()).toHaveLength(1);
    expect(await own.albums.trash({ ids: [id] })).toEqual({ changed: 1 });
    for (const caller of [guest, own, editor()]) {
      expect((await refusal(caller.albums.get({ id }))).code).toBe('not_found');
      expect((await refusal(caller.tracks.get({ id: trackIds[0] ?? 0 }))).code).toBe('not_found');
      expect((await caller.tracks.byIds({ ids: trackIds })).tracks).toEqual([]);
    }
    expect(await found()).toEqual([]);
    expect((await guest.genres.get({ slug: 'tidal' })).genre.tracks_count).toBe(0);
    expect((await refusal(own.albums.update({ id, visibility: 'public' }))).code).toBe('not_found');
    expect((await refusal(own.albums.updateMany({ ids: [id], visibility: 'public' }))).code).toBe(
      'not_found',
    );
    expect((await refusal(own.tracks.update({ id: trackIds[0] ?? 0, name: 'x' }))).code).toBe('not_found');
    const turned = own.backstage.orderTracks({ id, discs: [trackIds.toReversed()] });
    expect((await refusal(turned)).code).toBe('not_found');
    const shown = await own.backstage.releases({ artist_id: music.artistId });
    expect(shown.releases).toEqual([]);
    expect(shown.deleted).toMatchObject([{ id, name: 'Tideline' }]);

    expect(await own.albums.restore({ ids: [id] })).toEqual({ changed: 1 });
    const { album } = await guest.albums.get({ id });
    expect(album.visibility).toBe('public');
    expect(album.tracks.map((track) => [track.name, track.plays_count])).toEqual([
      ['Ebb', 7],
      ['Flow', 7],
    ]);
    expect(await found()).toHaveLength(1);
    expect((await guest.genres.get({ slug: 'tidal' })).genre.tracks_count).toBe(2);
    expect((await refusal(own.albums.restore({ ids: [id] }))).code).toBe('not_found');
  });

  it('is a draft again when it was one', async () => {
    const { albumId: id } = await addMusic(site);
    await editor().albums.update({ id, visibility: 'draft' });
    await editor().albums.trash({ ids: [id] });
    await editor().albums.restore({ ids: [id] });
    expect((await editor().albums.get({ id })).album.visibility).toBe('draft');
    expect((await refusal((await site.guest()).albums.get({ id }))).code).toBe('not_found');
  });

  it('is put there and taken out by those who may change it, all or none', async () => {
    const mine = await addMusic(site);
    const other = await addMusic(site);
    const own = await member(mine, 'careful');
    const both = { ids: [mine.albumId, other.albumId] };
    expect((await refusal(own.albums.trash(both))).code).toBe('not_found');
    expect((await refusal(site.as('music.view').albums.trash(both))).code).toBe('not_found');
    expect((await refusal((await site.guest()).albums.trash(both))).code).toBe('unauthenticated');
    const guest = await site.guest();
    for (const id of both.ids) expect((await guest.albums.get({ id })).album.id).toBe(id);
    await editor().albums.trash(both);
    expect((await refusal(own.albums.restore(both))).code).toBe('not_found');
    expect((await refusal(own.albums.delete({ id: other.albumId }))).code).toBe('not_found');
    await own.albums.delete({ id: mine.albumId });
    expect((await refusal(editor().albums.restore(both))).code).toBe('not_found');
    await editor().albums.restore({ ids: [other.albumId] });
  });

  it('is deleted for good from there alone, all or none, by those who may change it', async () => {
    const mine = await addMusic(site, { tracks: ['Only', 'Rest'] });
    const other = await addMusic(site);
    const own = await member(mine, 'final');
    const ids = [mine.albumId, other.albumId];
    expect((await refusal(editor().albums.deleteMany({ ids }))).code).toBe('not_found');
    await editor().albums.trash({ ids });
    expect((await refusal(own.albums.deleteMany({ ids }))).code).toBe('not_found');
    expect(await own.albums.deleteMany({ ids: [mine.albumId] })).toEqual({ changed: 1 });
    expect((await refusal(editor().albums.restore({ ids }))).code).toBe('not_found');
    await editor().albums.restore({ ids: [other.albumId] });

    const [one = 0, ...rest] = other.trackIds;
    expect((await refusal(editor().tracks.deleteMany({ ids: [one] }))).code).toBe('not_found');
    await editor().tracks.trash({ ids: [one] });
    expect((await refusal(own.tracks.deleteMany({ ids: [one] }))).code).toBe('not_found');
    expect((await refusal(editor().tracks.deleteMany({ ids: [one, ...rest] }))).code).toBe('not_found');
    expect(await editor().tracks.deleteMany({ ids: [one] })).toEqual({ changed: 1 });
    expect((await refusal(editor().tracks.restore({ ids: [one] }))).code).toBe('not_found');
  });

  it('does not turn public by itself, and goes for good after thirty days', async () => {
    const { albumId: id, trackIds } = await addMusic(site, { tracks: ['Last'] });
    const publish_at = new Date(now.getTime() + 60_000).toISOString();
    await editor().albums.update({ id, visibility: 'scheduled', publish_at });
    await editor().albums.trash({ ids: [id] });
    const { publishScheduled } = await import('./publish-scheduled.ts');
    const began = now;
    now = new Date(began.getTime() + 29 * 86_400_000);
    await publishScheduled(site.system());
    await emptyAlbumTrash(site.system());
    const { data } = (await editor().albums.managed({ deleted: true })).pagination;
    expect(data.map((album) => album.id)).toEqual([id]);
    now = new Date(began.getTime() + 31 * 86_400_000);
    await emptyAlbumTrash(site.system());
    expect((await editor().albums.managed({ deleted: true })).pagination.data).toEqual([]);
    const left = await site.services.db
      .selectFrom('tracks')
      .select('id')
      .where('id', 'in', trackIds)
      .execute();
    expect(left).toEqual([]);
    now = new Date();
  });
});

describe('a track in the trash', () => {
  it('leaves its release, and comes back to it with its plays', async () => {
    const music = await addMusic(site, { tracks: ['Stays', 'Goes'], plays: 3 });
    const own = await member(music, 'tracks');
    const [stays = 0, goes = 0] = music.trackIds;
    await own.tracks.trash({ ids: [goes] });
    const names = async (caller: typeof own) =>
      (await caller.albums.get({ id: music.albumId })).album.tracks.map(({ name }) => name);
    const guest = await site.guest();
    expect(await names(guest)).toEqual(['Stays']);
    expect(await names(own)).toEqual(['Stays']);
    expect((await refusal(own.tracks.get({ id: goes }))).code).toBe('not_found');
    expect((await refusal(own.tracks.updateMany({ ids: [stays, goes], explicit: true }))).code).toBe(
      'not_found',
    );
    const { release } = await own.backstage.release({ id: music.albumId });
    expect(release.files.map(({ id }) => id)).toEqual([stays]);
    expect(release.deleted).toMatchObject([{ id: goes, name: 'Goes' }]);
    // What is in the trash has no place among the others.
    await own.backstage.orderTracks({ id: music.albumId, discs: [[stays]] });
    await own.tracks.restore({ ids: [goes] });
    expect((await guest.tracks.get({ id: goes })).track.plays_count).toBe(3);
    expect(await names(guest)).toEqual(['Stays', 'Goes']);
  });

  it('is not restored into a release in the trash, and goes after thirty days', async () => {
    const music = await addMusic(site, { tracks: ['One', 'Two'] });
    const [, two = 0] = music.trackIds;
    await editor().tracks.trash({ ids: [two] });
    await editor().albums.trash({ ids: [music.albumId] });
    expect((await refusal(editor().tracks.restore({ ids: [two] }))).code).toBe('not_found');
    await editor().albums.restore({ ids: [music.albumId] });
    now = new Date(Date.now() + 31 * 86_400_000);
    await emptyTrackTrash(site.system());
    now = new Date();
    expect((await refusal(editor().tracks.restore({ ids: [two] }))).code).toBe('not_found');
    expect((await editor().albums.get({ id: music.albumId })).album.tracks).toHaveLength(1);
  });

  it('is nobody’s to take from others', async () => {
    const mine = await addMusic(site, { tracks: ['Mine'] });
    const other = await addMusic(site, { tracks: ['Theirs'] });
    const own = await member(mine, 'thief');
    const ids = [...mine.trackIds, ...other.trackIds];
    const answers = await Promise.all(
      [own.tracks.trash({ ids }), own.tracks.updateMany({ ids, explicit: true })].map(refusal),
    );
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set(['not_found']));
    await editor().tracks.trash({ ids: other.trackIds });
    expect((await refusal(own.tracks.restore({ ids: other.trackIds }))).code).toBe('not_found');
    expect((await refusal(own.tracks.delete({ id: other.trackIds[0] ?? 0 }))).code).toBe('not_found');
    const { track } = await own.tracks.get({ id: mine.trackIds[0] ?? 0 });
    expect(track.explicit).toBe(false);
  });
});
