import { type Kysely, sql } from 'kysely';

/**
 * Playlists and their places. A track stands in a playlist once. Positions leave room between neighbours, so that a move
 * writes one row. A place repeats what lists are sorted by (`shown`, `name_key`, `length_sort`), kept equal by triggers;
 * what was taken out stays as `removed_at` for a time, and comes back where it was. `revision` is new with each change.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`create sequence playlist_revisions`,
    sql`create table playlists (
      id bigint generated always as identity primary key,
      owner_id bigint not null references users on delete cascade,
      name text not null check (length(name) between 1 and 255),
      name_key text not null,
      slug text not null,
      description text not null default '' check (length(description) <= 5000),
      visibility text not null default 'private' check (visibility in ('private', 'unlisted', 'public')),
      tracks_count integer not null default 0 check (tracks_count >= 0),
      revision bigint not null default nextval('playlist_revisions'),
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      deleted_at timestamptz
    )`,
    sql`create index playlists_owner on playlists (owner_id)`,
    sql`create index playlists_recent on playlists (owner_id, revision desc, id desc) where deleted_at is null`,
    sql`create index playlists_name on playlists (owner_id, name_key, id) where deleted_at is null`,
    sql`create index playlists_public_recent on playlists (revision desc, id desc)
      where visibility = 'public' and deleted_at is null`,
    sql`create index playlists_public_name on playlists (name_key, id)
      where visibility = 'public' and deleted_at is null`,
    sql`create index playlists_public_of on playlists (owner_id, revision desc, id desc)
      where visibility = 'public' and deleted_at is null`,
    sql`create index playlists_public_of_name on playlists (owner_id, name_key, id)
      where visibility = 'public' and deleted_at is null`,
    sql`create index playlists_deleted on playlists (deleted_at) where deleted_at is not null`,

    sql`create table playlist_tracks (
      id bigint generated always as identity primary key,
      playlist_id bigint not null references playlists on delete cascade,
      track_id bigint not null references tracks on delete cascade,
      position bigint not null,
      added_by bigint references users on delete set null,
      added_at timestamptz not null default now(),
      removed_at timestamptz,
      shown boolean not null,
      name_key text not null,
      length_sort integer not null,
      unique (playlist_id, track_id)
    )`,
    sql`create index playlist_tracks_track on playlist_tracks (track_id)`,
    sql`create index playlist_tracks_added_by on playlist_tracks (added_by)`,
    sql`create index playlist_tracks_position on playlist_tracks (playlist_id, position)`,
    sql`create index playlist_tracks_custom on playlist_tracks (playlist_id, position, track_id)
      include (length_sort) where shown and removed_at is null`,
    sql`create index playlist_tracks_newest on playlist_tracks (playlist_id, id desc, track_id desc)
      where shown and removed_at is null`,
    sql`create index playlist_tracks_name on playlist_tracks (playlist_id, name_key, track_id)
      where shown and removed_at is null`,
    sql`create index playlist_tracks_length on playlist_tracks (playlist_id, length_sort desc, track_id desc)
      where shown and removed_at is null`,
    sql`create index playlist_tracks_removed on playlist_tracks (removed_at) where removed_at is not null`,
    sql`create function fill_playlist_track() returns trigger language plpgsql as $$
      begin
        select is_open(t.visibility) and is_open(a.visibility), t.name_key, t.length_sort
          into new.shown, new.name_key, new.length_sort
          from tracks t join albums a on a.id = t.album_id where t.id = new.track_id;
        return new;
      end $$`,
    sql`create trigger playlist_tracks_fill before insert on playlist_tracks
      for each row execute function fill_playlist_track()`,
    sql`create function spread_track_to_playlists() returns trigger language plpgsql as $$
      begin
        update playlist_tracks set name_key = new.name_key, length_sort = new.length_sort,
          shown = is_open(new.visibility)
            and (select is_open(a.visibility) from albums a where a.id = new.album_id)
          where track_id = new.id;
        return null;
      end $$`,
    sql`create trigger tracks_spread_to_playlists after update on tracks for each row
      when (old.name_key is distinct from new.name_key or old.length_sort is distinct from new.length_sort
        or old.visibility is distinct from new.visibility or old.album_id is distinct from new.album_id)
      execute function spread_track_to_playlists()`,
    sql`create function spread_album_to_playlists() returns trigger language plpgsql as $$
      begin
        update playlist_tracks p set shown = is_open(t.visibility) and is_open(new.visibility)
          from tracks t where t.album_id = new.id and p.track_id = t.id;
        return null;
      end $$`,
    sql`create trigger albums_spread_to_playlists after update on albums for each row
      when (old.visibility is distinct from new.visibility) execute function spread_album_to_playlists()`,

    // Counted once a statement; rows are locked in the order of their ids, so that nobody waits in a circle.
    ...[
      [
        'insert',
        'new table as after',
        'select playlist_id, 1 as n from after where shown and removed_at is null',
      ],
      [
        'delete',
        'old table as before',
        'select playlist_id, -1 as n from before where shown and removed_at is null',
      ],
      [
        'update',
        'old table as before new table as after',
        `select playlist_id, 1 as n from after where shown and removed_at is null
          union all select playlist_id, -1 from before where shown and removed_at is null`,
      ],
    ].flatMap(([event = '', tables = '', counted = '']) => [
      sql.raw(`create function count_playlist_tracks_${event}() returns trigger language plpgsql as $$
        declare change record;
        begin
          for change in select playlist_id, sum(n) as n from (${counted}) c
            group by playlist_id having sum(n) <> 0 order by playlist_id
          loop
            update playlists set tracks_count = tracks_count + change.n where id = change.playlist_id;
          end loop;
          return null;
        end $$`),
      sql.raw(`create trigger playlist_tracks_${event}ed after ${event} on playlist_tracks
        referencing ${tables} for each statement execute function count_playlist_tracks_${event}()`),
    ]),
  ];
  for (const statement of statements) await statement.execute(db);
}
