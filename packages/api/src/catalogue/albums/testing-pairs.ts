import { sql } from 'kysely';
import { fillLater } from '../../listening/playlists/smart/fill-playlist.ts';
import { ruleSet } from '../../listening/playlists/smart/rules.ts';
import { countPlays } from '../../listening/plays/queries.ts';
import { keepFile } from '../../platform/files/put-file.ts';
import { createCaller } from '../../router.ts';
import { addMusic, type TestMusic, type TestSite } from '../../testing.ts';
import { type Racer, raceAll } from '../../testing-race.ts';
import { markMissing } from '../imports/lost-file-queries.ts';
import { putOriginals } from '../streaming/put-originals.ts';
import { lockOriginal } from '../streaming/queries.ts';
import { replaceOriginal } from '../streaming/replace-original.ts';
import { saveTrackAudio } from '../tracks/track-audio.ts';

/** Enough that two who go through the songs of an album meet in the middle. */
const songs = Array.from({ length: 8 }, (_, at) => `Song ${at + 1}`);

type Caller = ReturnType<typeof createCaller>;
/** An album, and somebody who has half of it in a playlist. */
interface World extends TestMusic {
  /** Of its songs in a library. */
  fileIds: number[];
  listener: Caller;
  playlistId: number;
  /** A playlist of theirs that a rule fills with it, and that is empty yet. */
  smartId: number;
}

/** What people and jobs do to an album and its songs. */
function racersOf(site: TestSite): Racer<World>[] {
  const { db } = site.services;
  const editor = () => createCaller(site.system());
  /** Somebody who goes through the songs from the last to the first. */
  const each = (name: string, run: (trackId: number, world: World) => Promise<unknown>): Racer<World> => ({
    name,
    run: async (world) => {
      for (const id of world.trackIds.toReversed()) await run(id, world);
    },
  });
  return [
    { name: 'delete it', run: ({ albumId }) => editor().albums.delete({ id: albumId }) },
    { name: 'put it in the trash', run: ({ albumId }) => editor().albums.trash({ ids: [albumId] }) },
    { name: 'hide it', run: ({ albumId }) => editor().albums.update({ id: albumId, visibility: 'draft' }) },
    {
      name: 'hide its songs',
      run: ({ trackIds }) => editor().tracks.updateMany({ ids: trackIds, visibility: 'draft' }),
    },
    each('delete its songs', (id) => editor().tracks.delete({ id })),
    { name: 'delete the artist', run: ({ artistId }) => editor().artists.delete({ id: artistId }) },
    {
      name: 'rename the artist',
      run: ({ artistId }) => editor().artists.update({ id: artistId, name: 'Another' }),
    },
    each('measure its songs', (id) =>
      db.transaction().execute(async (trx) => {
        if ((await lockOriginal(trx, id)) === null) return;
        await saveTrackAudio(trx, id, { loudness_integrated: -9, loudness_peak: -1, status: 'ready' });
      }),
    ),
    each('give its songs other files', async (id) => {
      const file = fileOf(id, 'other');
      const { storage_key: key, size } = file;
      await keepFile(site.system(), { key, kind: 'upload', owner: String(id) }, size);
      await db.transaction().execute((trx) => replaceOriginal(site.system(), trx, file, {}));
    }),
    {
      name: 'fill a playlist by its rule',
      run: ({ smartId }) => fillLater(site.system(), { id: smartId }),
    },
    {
      name: 'find its files gone',
      run: ({ fileIds }) => db.transaction().execute((trx) => markMissing(trx, fileIds)),
    },
    { name: 'count plays', run: () => db.transaction().execute((trx) => countPlays(trx)) },
    each('like its songs', (id, { listener }) => listener.likes.set({ type: 'tracks', id })),
    each('like its songs no longer', (id, { listener }) => listener.likes.remove({ type: 'tracks', id })),
    {
      name: 'add its songs to a playlist',
      run: ({ listener, playlistId, trackIds }) =>
        listener.playlists.add({ id: playlistId, track_ids: trackIds }),
    },
    {
      name: 'move songs of a playlist',
      run: ({ listener, playlistId, trackIds }) =>
        listener.playlists.move({ id: playlistId, track_ids: trackIds.slice(0, 3), before: null }),
    },
    {
      name: 'take its songs from a playlist',
      run: ({ listener, playlistId, trackIds }) =>
        listener.playlists.removeTracks({ id: playlistId, track_ids: trackIds }),
    },
  ];
}

const fileOf = (track_id: number, name: string) => ({
  ...{
    track_id,
    storage_key: `uploads/${name}-${track_id}`,
    mime: 'audio/mpeg',
    codec: 'mp3',
    lossless: false,
  },
  ...{ size: 5_000, etag: `${name}-${track_id}`, bitrate: 320_000 },
});

async function newWorld(site: TestSite, userId: number): Promise<World> {
  const artist = `Artist ${crypto.randomUUID()}`;
  const music = await addMusic(site, { artist, tracks: songs });
  const files = music.trackIds.map((id) => fileOf(id, 'first'));
  const { db } = site.services;
  await db.transaction().execute((trx) => putOriginals(trx, files));
  const listener = await site.user(userId);
  const { rows } = await sql<{
    id: number;
  }>`insert into library_files (library_id, path, size, mtime_ms, track_id)
    select l.id, track || '.mp3', 5000, 1, track from libraries l, unnest(${music.trackIds.toReversed()}::bigint[]) track
    returning id`.execute(db);
  await sql`insert into play_receipts (id, track_id, started_at, heard_ms)
    select gen_random_uuid(), id, now(), 31000 from unnest(${music.trackIds}::bigint[]) id`.execute(db);
  await sql`insert into track_likes (user_id, track_id)
    select ${userId}::bigint, id from unnest(${music.trackIds.slice(3)}::bigint[]) id`.execute(db);
  const { playlist } = await listener.playlists.create({ name: 'Half' });
  await listener.playlists.add({ id: playlist.id, track_ids: music.trackIds.slice(0, 4) });
  const rules = ruleSet.parse({ match: 'all', rules: [{ field: 'artist', op: 'is', value: artist }] });
  const { playlist: smart } = await listener.playlists.create({ name: 'All of it', rules });
  await db.deleteFrom('playlist_tracks').where('playlist_id', '=', smart.id).execute();
  return {
    ...music,
    smartId: smart.id,
    fileIds: rows.map(({ id }) => id),
    listener,
    playlistId: playlist.id,
  };
}

/** Likes and places that are shown other than their track, and playlists that are counted wrong. */
export async function wrongCopies(site: TestSite): Promise<string[]> {
  const { rows } = await sql<{ wrong: string }>`
    with open as (select t.id, is_open(t.visibility) and is_open(a.visibility) as shown
      from tracks t join albums a on a.id = t.album_id)
    select 'a place' as wrong from playlist_tracks p join open on open.id = p.track_id where p.shown <> open.shown
    union all
    select 'a like' from track_likes l join open on open.id = l.track_id where l.shown <> open.shown
    union all
    select 'a count of places' from playlists where tracks_count <> (select count(*) from playlist_tracks p
      where p.playlist_id = playlists.id and p.shown and p.removed_at is null)
    union all
    select 'a count of likes' from tracks where likes_count <>
      (select count(*) from track_likes l where l.track_id = tracks.id)`.execute(site.services.db);
  return rows.map(({ wrong }) => wrong);
}

/** Runs every pair of changes of an album and its songs at once, each as often as said. */
export async function raceMusic(site: TestSite, times: number) {
  const userId = await site.addUser('listener@example.com', {
    roles: [],
    permissions: ['music.view', 'music.play', 'playlists.view', 'playlists.create'],
  });
  await sql`insert into libraries (path) values ('/music')`.execute(site.services.db);
  return raceAll(racersOf(site), { times, newWorld: () => newWorld(site, userId) });
}
