import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publishScheduled } from '../../catalogue/albums/publish-scheduled.ts';
import { addMusic, createTestSite, refusal, type TestMusic, type TestSite } from '../../testing.ts';
import { tellFollowers } from './tell-release.ts';

let site: TestSite;
let music: TestMusic;
let [ada, ben]: [number, number] = [0, 0];
let now = new Date();
beforeAll(async () => {
  site = await createTestSite({ now: () => now });
  music = await addMusic(site, { artist: 'Ysolde', album: 'Weather' });
  ada = await site.addUser('ada@example.com');
  ben = await site.addUser('ben@example.com');
});
afterAll(() => site.close());

const artist = () => ({ type: 'artists' as const, id: music.artistId });
const inbox = async (user: number) =>
  (await (await site.user(user)).notifications.list({})).pagination.data.map(
    ({ data }) => data.lines[0]?.content,
  );
/** Does the jobs that wait, as often as the worker might. */
async function tellWaiting(times = 1) {
  const { db } = site.services;
  const jobs = await db
    .withTables<{ 'graphile_worker._private_jobs': { payload: { album_id: number; after: number } } }>()
    .selectFrom('graphile_worker._private_jobs')
    .select('payload')
    .execute();
  const run = { assertLease: async () => {} };
  const wanted = jobs.filter(({ payload }) => payload.album_id !== undefined && payload.after !== undefined);
  for (let time = 0; time < times; time += 1) {
    for (const { payload } of wanted) await tellFollowers(site.system(), payload, run);
  }
}

describe('following', () => {
  it('an artist counts once a person, and is taken back', async () => {
    const caller = await site.user(ada);
    await caller.follows.follow(artist());
    expect(await caller.follows.follow(artist())).toEqual({ following: true, followers_count: 1 });
    expect((await caller.artists.get({ id: music.artistId })).artist.followers_count).toBe(1);
    const other = await site.user(ben);
    expect(await other.follows.state(artist())).toEqual({ following: false, followers_count: 1 });
    expect(await caller.follows.unfollow(artist())).toEqual({ following: false, followers_count: 0 });
    expect((await refusal((await site.guest()).follows.follow(artist()))).code).toBe('unauthenticated');
  });

  it('a person is told once, and nobody can follow themselves', async () => {
    const caller = await site.user(ada);
    await caller.follows.follow({ type: 'users', id: ben });
    await caller.follows.follow({ type: 'users', id: ben });
    expect(await inbox(ben)).toEqual(['\u2068ada\u2069 followed you']);
    expect((await refusal(caller.follows.follow({ type: 'users', id: ada }))).fields).toHaveProperty('id');
    expect((await refusal(caller.follows.follow({ type: 'users', id: 9_999 }))).code).toBe('not_found');
    const editor = site.as('artists.manage');
    await editor.artists.update({ id: music.artistId, disabled: true });
    expect((await refusal(caller.follows.follow(artist()))).code).toBe('not_found');
    await editor.artists.update({ id: music.artistId, disabled: false });
  });
});

it('who follows no longer takes nobody else with them', async () => {
  const people = [await site.user(ada), await site.user(ben)];
  const third = await site.addUser('third@example.com');
  for (const { follows } of people) {
    await follows.follow(artist());
    await follows.follow({ type: 'users', id: third });
  }
  await people[0]?.follows.unfollow(artist());
  await people[0]?.follows.unfollow({ type: 'users', id: third });
  const { db } = site.services;
  const ofArtist = db.selectFrom('artist_follows').select('user_id').where('artist_id', '=', music.artistId);
  expect((await ofArtist.execute()).map(({ user_id }) => user_id)).toEqual([ben]);
  const ofPerson = db.selectFrom('user_follows').select('user_id').where('followed_id', '=', third);
  expect((await ofPerson.execute()).map(({ user_id }) => user_id)).toEqual([ben]);
  await people[1]?.follows.unfollow(artist());
});

describe('new releases', () => {
  it('are told to followers when they become public, also by their time, and once', async () => {
    const caller = await site.user(ada);
    await caller.follows.follow(artist());
    const editor = await site.user();
    const id = music.albumId;
    await editor.albums.update({ id, visibility: 'draft' });
    now = new Date('2026-03-01T10:00:00Z');
    await editor.albums.update({ id, visibility: 'scheduled', publish_at: '2026-03-02T10:00:00Z' });
    await publishScheduled(site.system());
    await tellWaiting();
    expect(await inbox(ada)).toEqual([]);
    now = new Date('2026-03-02T10:00:00Z');
    await publishScheduled(site.system());
    const lost = { assertLease: () => Promise.reject(new Error('Another worker has this job.')) };
    await expect(tellFollowers(site.system(), { album_id: id, after: 0 }, lost)).rejects.toThrow();
    expect(await inbox(ada)).toEqual([]);
    await tellWaiting(2);
    const told = ['\u2068Ysolde\u2069 released \u2068Weather\u2069'];
    expect(await inbox(ada)).toEqual(told);
    await caller.notifications.markAsRead({ markAllAsRead: true });
    await editor.albums.update({ id, visibility: 'draft' });
    await editor.albums.update({ id, visibility: 'public' });
    await tellWaiting();
    expect(await inbox(ada)).toEqual(told);
    expect(await inbox(ben)).toEqual(['\u2068ada\u2069 followed you']);
  });

  it('stand on a shelf of their own, without what is not public', async () => {
    const caller = await site.user(ada);
    const draft = await addMusic(site, { album: 'Hidden' });
    await caller.follows.follow({ type: 'artists', id: draft.artistId });
    await (await site.user()).albums.update({ id: draft.albumId, visibility: 'draft' });
    const { albums } = await caller.follows.newReleases();
    expect(albums.map(({ name }) => name)).toEqual(['Weather']);
    expect((await (await site.user(ben)).follows.newReleases()).albums).toEqual([]);
  });
});
