import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { addMusic, createTestSite, refusal, type TestSite } from '../../testing.ts';
import { pinsMax } from './contract.ts';

let site: TestSite;
let [ada, ben]: [number, number] = [0, 0];
beforeAll(async () => {
  site = await createTestSite();
  ada = await site.addUser('ada@example.com');
  ben = await site.addUser('ben@example.com');
});
beforeEach(async () => {
  await site.services.db.deleteFrom('library_pins').execute();
});
afterAll(() => site.close());

/** Names of what somebody has pinned, by type. */
const pinned = async (user = ben) => {
  const { playlists, albums, artists } = await (await site.user(user)).pins.list();
  const names = (things: readonly { name: string }[]) => things.map(({ name }) => name);
  return { playlists: names(playlists), albums: names(albums), artists: names(artists) };
};
const playlist = async (name: string, visibility: 'private' | 'public' = 'public') =>
  (await (await site.user(ada)).playlists.create({ name, visibility })).playlist.id;

it('pins playlists, albums and artists in the order they were pinned, for the one who asks alone', async () => {
  const music = await addMusic(site, { artist: 'Ysolde', album: 'Weather' });
  const caller = await site.user(ben);
  const [first, second] = [await playlist('First'), await playlist('Second')];
  for (const pin of [
    { type: 'playlists', id: second },
    { type: 'albums', id: music.albumId },
    { type: 'artists', id: music.artistId },
    { type: 'playlists', id: first },
    { type: 'playlists', id: second },
  ] as const)
    expect(await caller.pins.set(pin)).toEqual({ pinned: true });
  expect(await pinned()).toEqual({
    playlists: ['Second', 'First'],
    albums: ['Weather'],
    artists: ['Ysolde'],
  });
  expect(await pinned(ada)).toEqual({ playlists: [], albums: [], artists: [] });
  await (await site.user(ada)).pins.set({ type: 'playlists', id: second });
  for (let time = 0; time < 2; time += 1)
    expect(await caller.pins.remove({ type: 'playlists', id: second })).toEqual({ pinned: false });
  expect((await pinned()).playlists).toEqual(['First']);
  expect((await pinned(ada)).playlists).toEqual(['Second']);
  // That somebody else may put songs into it gives nothing to who has pinned it.
  const { url } = await (await site.user(ada)).collaboration.createLink({ id: first, role: 'add' });
  await (await site.user()).collaboration.join({ secret: url.split('/').at(-1) ?? '' });
  expect((await (await site.user(ben)).pins.list()).playlists).toMatchObject([{ may_add: false }]);
});

it('shows what is hidden no longer, and again when it can be seen', async () => {
  const music = await addMusic(site, { artist: 'Tove', album: 'Kites' });
  const caller = await site.user(ben);
  const owner = await site.user(ada);
  const id = await playlist('Open');
  await caller.pins.set({ type: 'playlists', id });
  await caller.pins.set({ type: 'albums', id: music.albumId });
  await caller.pins.set({ type: 'artists', id: music.artistId });
  const all = await pinned();
  expect(all).toEqual({ playlists: ['Open'], albums: ['Kites'], artists: ['Tove'] });
  const admin = await site.user();
  await owner.playlists.update({ id, visibility: 'private' });
  await admin.albums.update({ id: music.albumId, visibility: 'draft' });
  await site.services.db
    .updateTable('artists')
    .set({ disabled: true })
    .where('id', '=', music.artistId)
    .execute();
  expect(await pinned()).toEqual({ playlists: [], albums: [], artists: [] });
  await owner.playlists.update({ id, visibility: 'public' });
  await admin.albums.update({ id: music.albumId, visibility: 'public' });
  await site.services.db
    .updateTable('artists')
    .set({ disabled: false })
    .where('id', '=', music.artistId)
    .execute();
  expect(await pinned()).toEqual(all);
  const nobody = await site.user(ben, { permissions: [] });
  expect(await nobody.pins.list()).toEqual({ playlists: [], albums: [], artists: [] });
  await owner.playlists.delete({ id });
  expect((await pinned()).playlists).toEqual([]);
});

it('answers what may not be seen as if it were not there, and forgets it all the same', async () => {
  const caller = await site.user(ben);
  const id = await playlist('Closed', 'private');
  const hidden = await refusal(caller.pins.set({ type: 'playlists', id }));
  const nothing = await refusal(caller.pins.set({ type: 'playlists', id: 999_999 }));
  expect({ ...hidden, requestId: '' }).toEqual({ ...nothing, requestId: '' });
  expect(hidden.code).toBe('not_found');
  for (const type of ['albums', 'artists'] as const)
    expect((await refusal(caller.pins.set({ type, id: 999_999 }))).code).toBe('not_found');
  expect(await caller.pins.remove({ type: 'playlists', id })).toEqual({ pinned: false });
  expect(await site.services.db.selectFrom('library_pins').selectAll().execute()).toEqual([]);
});

it('takes so many of one type and no more, also at once', async () => {
  const caller = await site.user(ben);
  const ids = [];
  for (let n = 0; n < pinsMax + 4; n += 1) ids.push(await playlist(`List ${n}`));
  const set = (id: number) => caller.pins.set({ type: 'playlists', id });
  const answers = await Promise.allSettled(ids.map(set));
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(pinsMax);
  const kept = (await caller.pins.list()).playlists.map(({ id }) => id);
  const [left = 0] = ids.filter((id) => !kept.includes(id));
  expect((await refusal(set(left))).code).toBe('conflict');
  // What is pinned already stays, and another type has room.
  await set(kept[0] ?? 0);
  const { albumId } = await addMusic(site, { album: 'Room' });
  await caller.pins.set({ type: 'albums', id: albumId });
  expect((await pinned()).albums).toEqual(['Room']);
});

it('is nothing for guests, and goes with the account and with the thing', async () => {
  expect((await refusal((await site.guest()).pins.list())).code).toBe('unauthenticated');
  const { db } = site.services;
  const cleo = await site.addUser('cleo@example.com');
  const id = await playlist('Gone');
  for (const user of [cleo, ben]) await (await site.user(user)).pins.set({ type: 'playlists', id });
  await db.deleteFrom('users').where('id', '=', cleo).execute();
  expect(await db.selectFrom('library_pins').select('user_id').execute()).toEqual([{ user_id: ben }]);
  await db.deleteFrom('playlists').where('id', '=', id).execute();
  expect(await db.selectFrom('library_pins').select('user_id').execute()).toEqual([]);
});
