import { type Kysely, sql } from 'kysely';

/**
 * A change of an album locks its tracks in the order of their ids, and a change of tracks the playlists they stand in
 * before their places, as everybody does who changes a playlist: else each of two waits for what the other holds, and one
 * of them is given up.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`create function lock_playlists_of(tracks bigint[]) returns void language plpgsql as $$
      begin
        perform 1 from playlists where id in (select playlist_id from playlist_tracks where track_id = any (tracks))
          order by id for no key update;
      end $$`,
    sql`create or replace function spread_track_to_playlists() returns trigger language plpgsql as $$
      begin
        perform lock_playlists_of(array[new.id]);
        update playlist_tracks set name_key = new.name_key, length_sort = new.length_sort,
          shown = is_open(new.visibility)
            and (select is_open(a.visibility) from albums a where a.id = new.album_id)
          where track_id = new.id;
        return null;
      end $$`,
    sql`create or replace function spread_album() returns trigger language plpgsql as $$
      begin
        update album_artists set listed = new.listed, release_sort = new.release_sort,
          plays_count = new.plays_count where album_id = new.id;
        update album_genres set listed = new.listed, release_sort = new.release_sort,
          plays_count = new.plays_count where album_id = new.id;
        if old.visibility is distinct from new.visibility then
          perform 1 from tracks where album_id = new.id order by id for no key update;
          update tracks set listed = listed where album_id = new.id;
        end if;
        return null;
      end $$`,
    sql`create or replace function spread_album_to_playlists() returns trigger language plpgsql as $$
      begin
        perform lock_playlists_of(array(select id from tracks where album_id = new.id));
        update playlist_tracks p set shown = is_open(t.visibility) and is_open(new.visibility)
          from tracks t where t.album_id = new.id and p.track_id = t.id;
        return null;
      end $$`,
  ];
  for (const statement of statements) await statement.execute(db);
}
