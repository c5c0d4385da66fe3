import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeDataExport } from '../../identity/users/exports/write-data-export.ts';
import { addMusic, createTestSite, type TestSite } from '../../testing.ts';
import { folderStorage } from '../../testing-storage.ts';
import { complete, head, libraryOf, newcomer, type TestUser, take } from './testing.ts';

let [from, to]: TestSite[] = [];
let files: string;
/** So much the clock of the new site is ahead, in milliseconds. */
let later = 0;
beforeAll(async () => {
  files = await mkdtemp(join(tmpdir(), 'kantele-files-'));
  from = await createTestSite({
    mail: { hasInbox: true, send: async () => {} },
    storage: folderStorage(files),
  });
  to = await createTestSite({ now: () => new Date(Date.now() + later) });
});
afterAll(async () => {
  await from?.close();
  await to?.close();
  await rm(files, { recursive: true });
});
const oldSite = () => from as TestSite;
const newSite = () => to as TestSite;

async function libraryAt(caller: TestUser) {
  const { pagination } = await caller.playlists.mine({ orderBy: 'name' });
  const playlists: Record<string, string[]> = {};
  for (const { id, name } of pagination.data)
    playlists[name] = (await caller.playlists.tracks({ id })).pagination.data.map((track) => track.name);
  const names = (page: { pagination: { data: { name: string }[] } }) =>
    page.pagination.data.map(({ name }) => name);
  const folders: Record<string, string[]> = {};
  for (const { id, name } of (await caller.playlistFolders.list()).folders)
    folders[name] = names(await caller.playlists.mine({ folder_id: id }));
  return {
    folders,
    songs: names(await caller.likes.tracks({})),
    albums: names(await caller.likes.albums({})),
    artists: names(await caller.follows.artists({})),
    playlists,
    history: (await caller.plays.history({})).pagination.data.map(({ track, started_at, heard_ms }) => [
      track?.name,
      started_at,
      heard_ms,
    ]),
  };
}

const namesOfPlaylists = async (caller: TestUser) =>
  (await caller.playlists.mine({ orderBy: 'name' })).pagination.data.map(({ name }) => name);

const first = { artist: 'Mira Fels', album: 'Slow Rivers', tracks: ['Delta', 'Ferry', 'Weir'] };
const second = { artist: 'Ostinato Club', album: 'Night Bus', tracks: ['Depot', 'Last Stop'] };

/** Somebody whose library at the old site has something of everything. */
async function settled() {
  const { id, caller } = await newcomer(oldSite());
  const [a, b] = [await addMusic(oldSite(), first), await addMusic(oldSite(), second)];
  const [delta = 0, ferry = 0, weir = 0] = a.trackIds;
  const [depot = 0, lastStop = 0] = b.trackIds;
  for (const track of [ferry, depot, delta]) await caller.likes.set({ type: 'tracks', id: track });
  for (const album of [a.albumId, b.albumId]) await caller.likes.set({ type: 'albums', id: album });
  for (const artist of [a.artistId, b.artistId]) await caller.follows.follow({ type: 'artists', id: artist });
  const description = 'Two lines,\n“quoted”';
  const track_ids = [lastStop, weir, delta];
  const { playlist } = await caller.playlists.create({ name: 'Both', description, track_ids });
  await caller.playlistFolders.create({ name: 'Sundays', playlist_ids: [playlist.id] });
  await caller.playlists.create({
    name: 'Rule',
    rules: { match: 'all', rules: [{ field: 'liked', op: 'is', value: true }], order: 'title' } as never,
  });
  const plays = [weir, depot, weir].map((track_id, n) => ({
    id: crypto.randomUUID(),
    track_id,
    heard_ms: 100_000 + n,
    started_at: new Date(Date.now() - 3_600_000 * (n + 1)).toISOString(),
  }));
  for (const play of plays) await caller.plays.record(play);
  return { id, caller, music: [a, b] as const, plays };
}

describe('a library brought to another site', () => {
  it('is there as it was: at once what that site has, the rest as soon as it comes', async () => {
    const { id, caller } = await settled();
    const before = await libraryAt(caller);
    expect(before).toMatchObject({
      songs: ['Delta', 'Depot', 'Ferry'],
      albums: ['Night Bus', 'Slow Rivers'],
    });

    const started = await caller.users.requestDataExport();
    await writeDataExport(oldSite().system(), { export_id: started.export?.id ?? 0 });
    const file = await readFile(join(files, `exports/${started.export?.id}.zip`));

    // The address is the same there, and the ids name other music.
    await addMusic(newSite(), { tracks: ['Something', 'Else'] });
    await addMusic(newSite(), first);
    // Somebody else there has a folder of the same name.
    await (await newcomer(newSite())).caller.playlistFolders.create({ name: 'Sundays', playlist_ids: [] });
    const mover = await newcomer(newSite());
    expect(await mover.caller.transfers.importLibrary({ file })).toEqual({
      liked_songs: 3,
      liked_albums: 2,
      followed_artists: 2,
      played_songs: 2,
      playlists: 2,
    });
    await complete(newSite());
    const half = await libraryAt(mover.caller);
    expect(half).toMatchObject({
      songs: ['Delta', 'Ferry'],
      albums: ['Slow Rivers'],
      artists: ['Mira Fels'],
      playlists: { Both: ['Weir', 'Delta'] },
      folders: { Sundays: ['Both'] },
    });
    expect(half.history).toHaveLength(2);
    const waiting = await mover.caller.transfers.awaited({});
    expect(waiting.total).toBe(4);
    expect(waiting.pagination.data).toMatchObject([
      { kind: 'liked_song', title: 'Depot', artist: 'Ostinato Club' },
      { kind: 'liked_album', title: 'Night Bus', artist: 'Ostinato Club' },
      { kind: 'followed_artist', title: '', artist: 'Ostinato Club' },
      { kind: 'plays', title: 'Depot' },
    ]);

    await addMusic(newSite(), second);
    await complete(newSite());
    // What rules find counts for a minute.
    later += 61_000;
    const after = await libraryAt(mover.caller);
    // What came later was liked and followed last here.
    expect(after).toEqual({ ...before, songs: ['Depot', 'Delta', 'Ferry'] });
    expect((await mover.caller.transfers.awaited({})).total).toBe(0);
    const [playlist] = (await mover.caller.playlists.mine({ orderBy: 'name' })).pagination.data;
    expect((await mover.caller.playlists.get({ id: playlist?.id ?? 0 })).playlist).toMatchObject({
      visibility: 'private',
      description: 'Two lines,\n“quoted”',
      waiting: { perhaps: 0, missing: 0 },
    });
    expect(before.playlists.Rule).toEqual(['Delta', 'Depot', 'Ferry']);
    expect(await libraryOf(newSite(), mover.id)).toContain('"kind":"followed_artist"');
    expect(id).toBeGreaterThan(0);
  });

  it('goes on to a third site with what the second did not have', async () => {
    const { caller, id } = await newcomer(newSite());
    const songs =
      '{"kind":"playlist","name":"Later"}\n{"kind":"song","title":"Unheard","artist":"Nobody Yet"}\n';
    const awaited =
      '{"kind":"liked_song","title":"Unheard","artist":"Nobody Yet","since":"2024-05-01T10:00:00Z"}\n';
    const plays =
      '{"kind":"plays","title":"Unheard","artist":"Nobody Yet","plays":[[1700000000000,90000]]}\n';
    await take(caller, head + awaited + plays + songs);
    await complete(newSite());
    const next = await newcomer(oldSite());
    await take(next.caller, await libraryOf(newSite(), id));
    await addMusic(oldSite(), { artist: 'Nobody Yet', album: 'Debut', tracks: ['Unheard'] });
    await complete(oldSite());
    expect(await libraryAt(next.caller)).toMatchObject({
      songs: ['Unheard'],
      playlists: { Later: ['Unheard'] },
      history: [['Unheard', '2023-11-14T22:13:20.000Z', 90_000]],
    });
  });

  it('may come twice, also where it comes from: nothing of it is there twice, and nothing counts anew', async () => {
    const { id, caller, music, plays } = await settled();
    const text = await libraryOf(oldSite(), id);
    const before = await libraryAt(caller);
    for (let time = 0; time < 2; time += 1) {
      await take(caller, text);
      await complete(oldSite());
    }
    expect(await libraryAt(caller)).toEqual(before);
    expect(await namesOfPlaylists(caller)).toEqual(['Both', 'Rule']);
    expect(before.history).toHaveLength(plays.length);
    expect((await caller.transfers.awaited({})).total).toBe(0);
    const { db } = oldSite().services;
    const receipts = await db
      .selectFrom('play_receipts')
      .select('id')
      .where('track_id', 'in', [...music[0].trackIds, ...music[1].trackIds])
      .execute();
    expect(receipts).toHaveLength(plays.length);
  });

  it('makes no playlist that is here, as it came or as it is now; one that was changed there comes beside it', async () => {
    const { id, caller, music } = await settled();
    const text = await libraryOf(oldSite(), id);
    const mover = await newcomer(newSite());
    // Found, and found by another spelling; some of it waits.
    await addMusic(newSite(), { ...first, tracks: ['delta', 'Ferry', 'WEIR'] });
    const bring = async (lines: string) => {
      await take(mover.caller, lines);
      await complete(newSite());
      return namesOfPlaylists(mover.caller);
    };
    expect(await bring(text)).toEqual(['Both', 'Rule']);
    expect(await bring(text)).toEqual(['Both', 'Rule']);
    const [both] = (await mover.caller.playlists.mine({ orderBy: 'name' })).pagination.data;
    const kept = { id: both?.id ?? 0 };
    const { data } = (await mover.caller.playlists.tracks(kept)).pagination;
    await mover.caller.playlists.removeTracks({ ...kept, track_ids: [data[0]?.id ?? 0] });
    expect(await bring(text)).toEqual(['Both', 'Rule']);
    expect((await mover.caller.playlists.tracks(kept)).pagination.data).toHaveLength(data.length - 1);
    expect(await bring(await libraryOf(newSite(), mover.id))).toEqual(['Both', 'Rule']);
    const [there] = (await caller.playlists.mine({ orderBy: 'name' })).pagination.data;
    await caller.playlists.add({ id: there?.id ?? 0, track_ids: [music[0].trackIds[1] ?? 0] });
    expect(await bring(await libraryOf(oldSite(), id))).toEqual(['Both', 'Both', 'Rule']);
    await mover.caller.playlists.delete(kept);
    expect(await bring(text)).toEqual(['Both', 'Both', 'Rule']);
  });

  it('keeps when things were liked', async () => {
    const { caller, id } = await newcomer(newSite());
    await take(
      caller,
      `${head}{"kind":"liked_song","title":"Delta","artist":"Mira Fels","since":"2019-02-03T04:05:06Z"}`,
    );
    await complete(newSite());
    expect(await libraryOf(newSite(), id)).toContain('2019-02-03T04:05:06+00:00');
  });

  it('says nothing of what may not be seen any more', async () => {
    const { id, caller, music } = await settled();
    const [delta = 0, , weir = 0] = music[0].trackIds;
    await oldSite()
      .services.db.updateTable('tracks')
      .set({ visibility: 'private' })
      .where('id', 'in', [delta, weir])
      .execute();
    const text = await libraryOf(oldSite(), id);
    // One was liked, the other played, and both are in a playlist.
    expect(text).not.toMatch(/"(Delta|Weir)"/);
    expect(text).toContain('"Ferry"');
    await caller.likes.remove({ type: 'tracks', id: music[1].trackIds[0] ?? 0 });
    expect(
      (await libraryOf(oldSite(), id)).split('\n').filter((line) => line.includes('"liked_song"')),
    ).toHaveLength(1);
  });

  it('takes the edition of the year, and no artist where two have the name', async () => {
    const { caller } = await newcomer(newSite());
    const { db } = newSite().services;
    const editions: number[] = [];
    for (const year of [1999, 2009]) {
      const { albumId } = await addMusic(newSite(), {
        artist: `Twin ${year}`,
        album: 'Reissued',
        tracks: [],
      });
      const day = `${year}-01-01`;
      await db
        .updateTable('albums')
        .set({ release_date: day, release_precision: 'year' })
        .where('id', '=', albumId)
        .execute();
      await db
        .updateTable('artists')
        .set({ name: 'Twin', name_key: 'twin' })
        .where('name', '=', `Twin ${year}`)
        .execute();
      editions.push(albumId);
    }
    const album = '{"kind":"liked_album","title":"Reissued","artist":"Twin","year":2009}\n';
    await take(caller, `${head}${album}{"kind":"followed_artist","artist":"Twin"}`);
    await complete(newSite());
    expect((await caller.likes.albums({})).pagination.data.map(({ id }) => id)).toEqual([editions[1]]);
    expect((await caller.transfers.awaited({})).pagination.data).toMatchObject([{ kind: 'followed_artist' }]);
  });
});
