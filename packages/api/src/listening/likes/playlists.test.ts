import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestSite, refusal, type TestSite } from '../../testing.ts';

let site: TestSite;
let [ada, ben]: [number, number] = [0, 0];
beforeAll(async () => {
  site = await createTestSite();
  ada = await site.addUser('ada@example.com');
  ben = await site.addUser('ben@example.com');
});
afterAll(() => site.close());

const make = async (name: string, visibility: 'private' | 'unlisted' | 'public' = 'public') => {
  const { playlists } = await site.user(ada);
  return (await playlists.create({ name, visibility })).playlist.id;
};
/** Names in the library of Ben, whose playlists are Ada’s. */
const library = async (input = {}) => {
  const { playlists } = await site.user(ben);
  const { data } = (await playlists.mine({ liked: true, orderBy: 'name', ...input })).pagination;
  return data.map(({ name }) => name);
};
const liked = (id: number) => ({ type: 'playlists' as const, id });

describe('a playlist of somebody else', () => {
  it('is among one’s own as long as it is liked, and takes no songs there', async () => {
    const id = await make('Dawn');
    const caller = await site.user(ben);
    expect(await caller.likes.set(liked(id))).toEqual({ liked: true, likes_count: 1 });
    expect(await caller.likes.set(liked(id))).toEqual({ liked: true, likes_count: 1 });
    await caller.playlists.create({ name: 'Dusk' });
    const { data } = (await caller.playlists.mine({ liked: true, orderBy: 'name' })).pagination;
    expect(data.map(({ name, may_add }) => [name, may_add])).toEqual([
      ['Dawn', false],
      ['Dusk', true],
    ]);
    expect(await library({ liked: false })).toEqual(['Dusk']);
    expect(await library({ query: 'daw' })).toEqual(['Dawn']);
    expect(await caller.likes.among({ type: 'playlists', ids: [id] })).toEqual({ ids: [id] });
    const permissions = [{ name: 'playlists.create' as const, restrictions: [] }];
    const unseeing = await site.user(ben, { permissions });
    const seen = (await unseeing.playlists.mine({ liked: true })).pagination.data;
    expect(seen.map(({ name }) => name)).toEqual(['Dusk']);
    expect(await caller.likes.remove(liked(id))).toEqual({ liked: false, likes_count: 0 });
    expect(await library()).toEqual(['Dusk']);
  });

  it('stands there once for who likes it and makes it together with its owner, and takes songs', async () => {
    const id = await make('Shared');
    const { url } = await (await site.user(ada)).collaboration.createLink({ id, role: 'add' });
    const caller = await site.user(ben);
    await caller.likes.set(liked(id));
    await caller.collaboration.join({ secret: url.split('/').at(-1) ?? '' });
    const { data } = (await caller.playlists.mine({ liked: true, query: 'shared' })).pagination;
    expect(data.map(({ may_add }) => may_add)).toEqual([true]);
  });

  it('is left out while its owner hides it or has deleted it, and is there again afterwards', async () => {
    const id = await make('Fog', 'unlisted');
    const caller = await site.user(ben);
    const owner = await site.user(ada);
    await caller.likes.set(liked(id));
    expect(await library({ query: 'fog' })).toEqual(['Fog']);
    await owner.playlists.update({ id, visibility: 'private' });
    expect(await library({ query: 'fog' })).toEqual([]);
    await owner.playlists.update({ id, visibility: 'unlisted', name: 'Fogs' });
    expect(await library({ query: 'fog' })).toEqual(['Fogs']);
    await owner.playlists.delete({ id });
    expect(await library({ query: 'fog' })).toEqual([]);
    await owner.playlists.restore({ id });
    expect(await library({ query: 'fog' })).toEqual(['Fogs']);
  });

  it('may be kept in a folder, which counts it as long as it is liked', async () => {
    const id = await make('Harbour');
    const caller = await site.user(ben);
    const wish = { name: 'Sea', playlist_ids: [id] };
    const { folder } = await caller.playlistFolders.create(wish);
    const count = async () =>
      (await caller.playlistFolders.list()).folders.find((one) => one.id === folder.id)?.playlists_count;
    expect(await count()).toBe(0);
    expect((await refusal(caller.playlistFolders.file({ id, folder_id: folder.id }))).code).toBe('not_found');
    await caller.likes.set(liked(id));
    await caller.playlistFolders.file({ id, folder_id: folder.id });
    expect([await count(), await library({ folder_id: folder.id })]).toEqual([1, ['Harbour']]);
    const { playlists } = await site.user(ada);
    await playlists.update({ id, visibility: 'private' });
    expect([await count(), await library({ folder_id: folder.id })]).toEqual([0, []]);
    await playlists.update({ id, visibility: 'public' });
    await caller.likes.remove(liked(id));
    expect([await count(), await library({ folder_id: folder.id })]).toEqual([0, []]);
    await caller.likes.set(liked(id));
    expect([await count(), await library({ folder_id: folder.id })]).toEqual([1, ['Harbour']]);
  });

  it('that may not be seen cannot be liked, and answers as one that is not there', async () => {
    const id = await make('Secret', 'private');
    const caller = await site.user(ben);
    const answer = await refusal(caller.likes.set(liked(id)));
    expect({ ...answer, requestId: '' }).toEqual({
      ...(await refusal(caller.likes.set(liked(999_999)))),
      requestId: '',
    });
    expect(answer.code).toBe('not_found');
    const rows = site.services.db.selectFrom('playlist_likes').selectAll().where('playlist_id', '=', id);
    expect(await rows.execute()).toEqual([]);
  });

  it('loses the likes of an account that goes, and is gone for others with its own', async () => {
    const { db } = site.services;
    const [owner, reader] = [
      await site.addUser('owner@example.com'),
      await site.addUser('reader@example.com'),
    ];
    const mine = await site.user(owner);
    const { id } = (await mine.playlists.create({ name: 'Brief', visibility: 'public' })).playlist;
    const other = await make('Lasting');
    for (const one of [id, other]) await (await site.user(reader)).likes.set(liked(one));
    const count = async () =>
      (await db.selectFrom('playlists').select('likes_count').where('id', '=', other).executeTakeFirst())
        ?.likes_count;
    expect(await count()).toBe(1);
    await db.deleteFrom('users').where('id', '=', owner).execute();
    const left = db.selectFrom('playlist_likes').select('playlist_id').where('user_id', '=', reader);
    expect(await left.execute()).toEqual([{ playlist_id: other }]);
    await db.deleteFrom('users').where('id', '=', reader).execute();
    expect(await count()).toBe(0);
  });
});
