import type { Db } from '@kantele/db';
import { sql } from 'kysely';

/** Whom the large library belongs to. */
export const collector = 2;

const statements = [
  `insert into track_likes (user_id, track_id, shown, name_key, length_sort)
    select ${collector}, id, visibility = 'public', name_key, length_sort from tracks`,
  // Others like something too, each a few.
  `insert into track_likes (user_id, track_id, shown, name_key, length_sort)
    select 10 + t.id % 20000, t.id, true, t.name_key, t.length_sort from tracks t`,
  `insert into album_likes (user_id, album_id, shown, name_key, release_sort)
    select ${collector} + u, a.id, a.visibility = 'public', a.name_key, a.release_sort
    from albums a cross join generate_series(0, 9) u`,
  `insert into artist_follows (user_id, artist_id, shown, name_key)
    select ${collector} + u, a.id, not a.disabled, a.name_key from artists a cross join generate_series(0, 19) u`,
  // Two thousand of the collector, the first with all tracks, and as many of others.
  `insert into playlists (owner_id, name, name_key, slug, visibility)
    select case when n <= 2000 then ${collector} else 10 + n end, 'Playlist ' || n, 'playlist ' || n, 'playlist-' || n,
      case when n % 3 = 0 then 'public' else 'private' end from generate_series(1, 4000) n`,
  `insert into playlist_tracks (playlist_id, track_id, position, shown, name_key, length_sort)
    select p.id, t.id, t.id * 1048576, t.visibility = 'public', t.name_key, t.length_sort
    from tracks t join playlists p on p.name = case when t.id % 4 = 0 then 'Playlist ' || 2 + t.id % 3000 end`,
  `insert into playlist_tracks (playlist_id, track_id, position, shown, name_key, length_sort)
    select p.id, t.id, t.id * 1048576, t.visibility = 'public', t.name_key, t.length_sort
    from tracks t join playlists p on p.name = 'Playlist 1'`,
  // Every user of the first 3,000 has folders, the collector with half of their playlists in them.
  `insert into playlist_folders (owner_id, name, name_key)
    select case when n <= 40 then ${collector} else 10 + n end, 'Folder ' || n, 'folder ' || n from generate_series(1, 3000) n`,
  `insert into filed_playlists (user_id, playlist_id, folder_id)
    select p.owner_id, p.id, (select min(f.id) from playlist_folders f where f.owner_id = p.owner_id) + case when p.owner_id = ${collector} then p.id % 40 else 0 end
    from playlists p where p.id % 2 = 0 and exists (select from playlist_folders f where f.owner_id = p.owner_id)`,
  `insert into placed_playlists (user_id, playlist_id, position)
    select owner_id, id, id * 1048576 from playlists where id % 2 = 1`,
  // The collector likes two hundred of others, and of all playlists many have some.
  `insert into playlist_likes (user_id, playlist_id)
    select ${collector}, id from playlists where owner_id <> ${collector} and id % 10 = 0`,
  `insert into playlist_likes (user_id, playlist_id)
    select 10 + u * 100 + id % 90, id from playlists cross join generate_series(0, 9) u`,
  `insert into library_pins (user_id, playlist_id)
    select case when n <= 20 then ${collector} else 10 + n end, 1 + n % 4000 from generate_series(1, 9000) n`,
  `insert into library_pins (user_id, album_id)
    select case when n <= 20 then ${collector} else 10 + n end, 1 + n % 1000 from generate_series(1, 9000) n`,
  `insert into library_pins (user_id, artist_id)
    select case when n <= 20 then ${collector} else 10 + n end, 1 + n % 500 from generate_series(1, 9000) n`,
  `update playlists p set tracks_count = (select count(*) from playlist_tracks x where x.playlist_id = p.id and x.shown)`,
  `update tracks set likes_count = 2`,
  `update albums set likes_count = 10`,
  `update artists set followers_count = followers_count + 20`,
  `insert into plays (id, user_id, track_id, started_at, heard_ms)
    select gen_random_uuid(), case when n % 2 = 0 then ${collector} else 10 + n % 20000 end, 1 + n % 5000,
      now() - make_interval(mins => n), 60000 from generate_series(1, 60000) n`,
];

/** Likes of all tracks and albums and of some playlists, follows of all artists and 30,000 plays of one user, and some of many others. */
export async function seedLibraries(db: Db): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx);
    for (const statement of statements) await sql.raw(statement).execute(trx);
  });
}
