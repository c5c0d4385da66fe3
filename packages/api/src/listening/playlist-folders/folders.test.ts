import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestSite, refusal, type TestSite } from '../../testing.ts';
import { callDuring } from '../../testing-locks.ts';
import { foldersMax } from './contract.ts';
import { insertFolder } from './queries.ts';

let site: TestSite;
let [ada, ben]: [number, number] = [0, 0];
beforeAll(async () => {
  site = await createTestSite();
  ada = await site.addUser('ada@example.com');
  ben = await site.addUser('ben@example.com');
});
afterAll(() => site.close());

type Caller = Awaited<ReturnType<TestSite['user']>>;
const make = async (caller: Caller, name: string) => (await caller.playlists.create({ name })).playlist.id;
const folder = async (caller: Caller, name: string, playlist_ids: number[] = []) =>
  (await caller.playlistFolders.create({ name, playlist_ids })).folder;
const secretOf = (url: string) => url.split('/').at(-1) ?? '';
const namesOf = async (caller: Caller, filter: { folder_id?: number; filed?: boolean }) =>
  (await caller.playlists.mine({ ...filter, orderBy: 'name' })).pagination.data.map(({ name }) => name);

describe('folders of playlists', () => {
  it('are listed by their names with what is in them, each playlist in one', async () => {
    const caller = await site.user(ada);
    const [slow, loud, night] = [
      await make(caller, 'Slow'),
      await make(caller, 'Loud'),
      await make(caller, 'Night'),
    ];
    const winter = await folder(caller, 'winter', [slow, night]);
    const autumn = await folder(caller, 'Autumn', [night]);
    expect(winter.playlists_count).toBe(2);
    expect((await caller.playlistFolders.list()).folders).toEqual([
      { id: autumn.id, name: 'Autumn', playlists_count: 1 },
      { id: winter.id, name: 'winter', playlists_count: 1 },
    ]);
    expect(await namesOf(caller, { folder_id: winter.id })).toEqual(['Slow']);
    expect(await namesOf(caller, { filed: true })).toEqual(['Night', 'Slow']);
    expect(await namesOf(caller, { filed: false })).toEqual(['Loud']);
    expect(await caller.playlistFolders.file({ id: loud, folder_id: winter.id })).toEqual({
      folder_id: winter.id,
    });
    await caller.playlistFolders.file({ id: slow, folder_id: null });
    expect(await namesOf(caller, { folder_id: winter.id })).toEqual(['Loud']);
    expect(await caller.playlistFolders.of({ id: slow })).toEqual({ folder_id: null });
    expect(await caller.playlistFolders.of({ id: loud })).toEqual({ folder_id: winter.id });
  });

  it('that are deleted leave their playlists, and come back by what was in them', async () => {
    const caller = await site.user(ada);
    const [one, two] = [await make(caller, 'One'), await make(caller, 'Two')];
    const { id } = await folder(caller, 'Numbers', [two, one]);
    const { folder: renamed } = await caller.playlistFolders.rename({ id, name: 'Counting' });
    expect(renamed).toEqual({ id, name: 'Counting', playlists_count: 2 });
    const { playlist_ids } = await caller.playlistFolders.delete({ id });
    expect(playlist_ids).toEqual([one, two]);
    expect(await namesOf(caller, { filed: false })).toEqual(expect.arrayContaining(['One', 'Two']));
    expect((await folder(caller, 'Counting', playlist_ids)).playlists_count).toBe(2);
    expect((await refusal(caller.playlistFolders.delete({ id }))).code).toBe('not_found');
    expect((await refusal(caller.playlistFolders.rename({ id, name: 'Gone' }))).code).toBe('not_found');
  });

  it('hold no playlist that is deleted, and have it again when it is back', async () => {
    const caller = await site.user(ada);
    const id = await make(caller, 'Now and then');
    const { id: folderId } = await folder(caller, 'Moods', [id]);
    const count = async () =>
      (await caller.playlistFolders.list()).folders.find((one) => one.id === folderId)?.playlists_count;
    await caller.playlists.delete({ id });
    expect(await count()).toBe(0);
    expect((await refusal(caller.playlistFolders.of({ id }))).code).toBe('not_found');
    await caller.playlists.restore({ id });
    expect(await count()).toBe(1);
  });

  it('are seen and filled by oneself alone', async () => {
    const [mine, theirs] = [await site.user(ada), await site.user(ben)];
    const id = await make(mine, 'Public one');
    await mine.playlists.update({ id, visibility: 'public' });
    const own = await folder(mine, 'Mine', [id]);
    const other = await folder(theirs, 'Theirs', [id]);
    expect(other.playlists_count).toBe(0);
    expect((await theirs.playlistFolders.list()).folders.map(({ name }) => name)).toEqual(['Theirs']);
    expect(await namesOf(theirs, { folder_id: own.id })).toEqual([]);
    const { of, file, rename, delete: remove } = theirs.playlistFolders;
    const refused = [
      () => file({ id, folder_id: other.id }),
      () => of({ id }),
      () => rename({ id: own.id, name: 'Taken' }),
      () => remove({ id: own.id }),
      () => mine.playlistFolders.file({ id, folder_id: other.id }),
    ];
    for (const ask of refused) expect((await refusal(ask())).code).toBe('not_found');
    expect(await mine.playlistFolders.of({ id })).toEqual({ folder_id: own.id });
    // Nor does it lie there once one helps to make it.
    const { url } = await mine.collaboration.createLink({ id, role: 'add' });
    await theirs.collaboration.join({ secret: secretOf(url) });
    expect(await theirs.playlistFolders.of({ id })).toEqual({ folder_id: null });
  });

  it('take what one makes together with others, for each their own', async () => {
    const [mine, theirs] = [await site.user(ada), await site.user(ben)];
    const id = await make(mine, 'Together');
    const { url } = await mine.collaboration.createLink({ id, role: 'add' });
    await theirs.collaboration.join({ secret: secretOf(url) });
    const { id: folderId } = await folder(theirs, 'With others', [id]);
    expect(await namesOf(theirs, { folder_id: folderId })).toEqual(['Together']);
    expect(await mine.playlistFolders.of({ id })).toEqual({ folder_id: null });
    const { id: own } = await folder(mine, 'With them', [id]);
    await theirs.playlistFolders.file({ id, folder_id: null });
    expect(await mine.playlistFolders.of({ id })).toEqual({ folder_id: own });
    await theirs.playlistFolders.file({ id, folder_id: folderId });
    await theirs.collaboration.leave({ id });
    expect(await namesOf(theirs, { folder_id: folderId })).toEqual([]);
    expect((await theirs.playlistFolders.list()).folders.find((one) => one.id === folderId)).toMatchObject({
      playlists_count: 0,
    });
  });

  it('are no more than there may be', async () => {
    const person = await site.addUser('many@example.com');
    const names = Array.from({ length: foldersMax }, (_, n) => ({
      owner_id: person,
      name: `${n}`,
      name_key: `${n}`,
    }));
    await site.services.db.insertInto('playlist_folders').values(names).execute();
    const caller = await site.user(person);
    expect((await refusal(caller.playlistFolders.create({ name: 'One more' }))).code).toBe('conflict');
    expect((await caller.playlistFolders.list()).folders).toHaveLength(foldersMax);

    const { db } = site.services;
    await db.deleteFrom('playlist_folders').where('owner_id', '=', person).where('name', '=', '7').execute();
    const answer = await callDuring(
      db,
      (trx) => insertFolder(trx, { owner_id: person, name: 'The last', name_key: 'the last' }, foldersMax),
      () => refusal(caller.playlistFolders.create({ name: 'One more' })),
    );
    expect(answer.code).toBe('conflict');
  });

  it('come back with more playlists than a page shows', async () => {
    const person = await site.addUser('collector@example.com');
    const { rows } = await sql<{ id: number }>`
      insert into playlists (owner_id, name, name_key, slug)
      select ${person}::bigint, 'Mix', 'mix', 'mix' from generate_series(1, 2500) returning id`.execute(
      site.services.db,
    );
    const { playlistFolders } = await site.user(person);
    const ids = rows.map(({ id }) => id);
    const { folder: full } = await playlistFolders.create({ name: 'Full', playlist_ids: ids });
    const { playlist_ids } = await playlistFolders.delete({ id: full.id });
    const { folder: again } = await playlistFolders.create({ name: 'Full', playlist_ids });
    expect([full.playlists_count, again.playlists_count]).toEqual([2500, 2500]);
  });
});
