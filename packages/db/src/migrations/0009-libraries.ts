import { type Kysely, sql } from 'kysely';

/** What a file says of its album, worked out from the catalogue for files that are in it already. */
export const factsFromCatalogue = sql`update library_files f set
  group_key = case
    when a.import_key like 'mbid:%' then 'release:' || substr(a.import_key, 6)
    when a.import_key like 'file:%' then 'folder:' || regexp_replace(f.path, '/?[^/]*$', '')
    else 'title:' || a.name_key end,
  facts = jsonb_build_object(
    'album', case when a.import_key like 'file:%' then null else a.name end,
    'artist', coalesce((select ar.name from track_artists ta join artists ar on ar.id = ta.artist_id
      where ta.track_id = t.id and ta.role = 'main' order by ta.position limit 1), 'Unknown artist'),
    'artists', coalesce((select jsonb_agg(ar.name_key order by ta.position) from track_artists ta
      join artists ar on ar.id = ta.artist_id where ta.track_id = t.id and ta.role in ('main', 'featured')), '[]'),
    'album_artists', case when a.import_key like 'title:%' then coalesce((select jsonb_agg(ar.name order by aa.position)
      from album_artists aa join artists ar on ar.id = aa.artist_id where aa.album_id = a.id), '[]') else '[]' end,
    'compilation', a.imported_type is not distinct from 'compilation',
    'release', case when a.import_key like 'mbid:%' then substr(a.import_key, 6) end,
    'year', extract(year from a.release_date)::integer,
    'label', a.label, 'catalogue_number', a.catalogue_number,
    'title', t.name, 'disc', t.disc_number, 'number', t.number, 'duration', t.duration,
    'lossless', f.path ~* '\\.(flac|wav|aiff?|aifc)$', 'codec', null,
    'bitrate', case when t.duration > 0 then least(f.size * 8000 / t.duration, 100000000) end)
  from tracks t join albums a on a.id = t.album_id
  where t.id = f.track_id and a.import_key is not null`;

/**
 * Libraries with a name and settings of their own, runs that can be followed, cancelled and explained, and what is
 * known of each file: enough to tell which files are one album without reading them again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`alter table libraries
      add column name text not null default '' check (length(name) <= 255),
      add column separators text[] not null default '{;," / "}',
      add column folders_as_hint boolean not null default true,
      add column sides text not null default 'auto' check (sides in ('auto', 'off')),
      add column watch boolean not null default false,
      add column poll_minutes integer not null default 5 check (poll_minutes between 1 and 1440),
      add column signature text,
      add column files_count integer not null default 0,
      add column forgotten boolean not null default false,
      add column updated_at timestamptz not null default now()`,
    sql`update libraries l set name = left(regexp_replace(path, '^.*[/\\\\]', ''), 255),
      files_count = (select count(*) from library_files f where f.library_id = l.id and f.state = 'ok')`,

    sql`alter table imports
      add column started_by text not null default 'admin' check (started_by in ('admin', 'command', 'watch')),
      add column current_path text,
      add column skipped integer not null default 0,
      add column duplicates integer not null default 0,
      add column left_out jsonb not null default '[]',
      add column notices jsonb not null default '[]',
      add column error_kind text,
      add column stop_requested boolean not null default false,
      drop constraint imports_state_check,
      add constraint imports_state_check
        check (state in ('queued', 'running', 'needs_confirmation', 'done', 'failed', 'cancelled'))`,
    sql`create index imports_of_library on imports (library_id, id desc)`,

    sql`alter table library_files
      add column failure_kind text,
      add column group_key text,
      add column facts jsonb,
      add column lyrics_ms bigint,
      add column spare boolean not null default false`,
    sql`create index library_files_group on library_files (library_id, group_key) where group_key is not null`,
    sql`create index library_files_state on library_files (library_id, state, id)`,
    sql`create index library_files_spare on library_files (library_id, id) where spare`,
    sql`create table library_folders (
      library_id bigint not null references libraries on delete cascade,
      path text not null,
      pictures text not null,
      primary key (library_id, path)
    )`,

    sql`create index tracks_failed on tracks (id) where status = 'failed'`,

    // "The Beatles" stand under B; a tagged sort name wins.
    sql`alter table artists
      add column sort_name_key text,
      add column sort_key text generated always as (coalesce(sort_name_key,
        case when name ~* '^(the|a|an|der|die|das|les|los|las) +[^ ]'
          then regexp_replace(name_key, '^(the|a|an|der|die|das|les|los|las) ', '') else name_key end)) stored`,
    sql`create index artists_sorted on artists (sort_key, id) where not disabled`,
    sql`drop index artists_name`,

    sql`alter table albums add column sides boolean not null default true`,
    sql`alter table tracks
      add column disc_title text check (length(disc_title) between 1 and 255),
      add column side text check (side ~ '^[A-Z]$')`,

    factsFromCatalogue,
  ];
  for (const statement of statements) await statement.execute(db);
}
