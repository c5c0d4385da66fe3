import { type Kysely, sql } from 'kysely';

/**
 * Songs that files of playlists named, one row each, with what the file says of them and where they stand. `track_id` is
 * what they were found to be; of those that were not found, `candidates` are tracks they may be and `refused` those a
 * person has said they are not. Rows without a track wait for music that comes later.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`create table playlist_entries (
      id bigint generated always as identity primary key,
      playlist_id bigint not null references playlists on delete cascade,
      position bigint not null,
      title text not null check (length(title) <= 500),
      artist text not null check (length(artist) <= 500),
      album text not null check (length(album) <= 500),
      duration integer check (duration > 0),
      isrc text, mbid uuid, own_id bigint,
      path text check (length(path) <= 500),
      track_id bigint references tracks on delete set null,
      candidates bigint[] not null default '{}' check (cardinality(candidates) <= 5),
      refused bigint[] not null default '{}' check (cardinality(refused) <= 50),
      state text not null generated always as (case when track_id is not null then 'found'
        when cardinality(candidates) > 0 then 'perhaps' else 'missing' end) stored
    )`,
    sql`create index playlist_entries_state on playlist_entries (playlist_id, state, position, id)`,
    sql`create index playlist_entries_track on playlist_entries (track_id) where track_id is not null`,
    sql`create index playlist_entries_open on playlist_entries (id) where track_id is null`,
    // What songs of files are found by.
    sql`create index tracks_isrc on tracks (isrc) where isrc is not null`,
    sql`create index library_files_name on library_files (lower(substring(path from '[^/]*$')))`,
  ];
  for (const statement of statements) await statement.execute(db);
}
