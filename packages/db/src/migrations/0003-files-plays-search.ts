import { type Kysely, sql } from 'kysely';

/** Library folders and their files, import runs, renditions; plays; the search tables. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`create table libraries (
      id bigint generated always as identity primary key,
      path text not null unique,
      created_at timestamptz not null default now()
    )`,
    sql`create table imports (
      id bigint generated always as identity primary key,
      library_id bigint not null references libraries on delete cascade,
      state text not null default 'queued'
        check (state in ('queued', 'running', 'needs_confirmation', 'done', 'failed')),
      added integer not null default 0, changed integer not null default 0,
      unchanged integer not null default 0, missing integer not null default 0, failed integer not null default 0,
      total integer, processed integer not null default 0,
      failures jsonb not null default '[]',
      error text,
      created_at timestamptz not null default now(),
      started_at timestamptz, finished_at timestamptz
    )`,
    sql`create unique index imports_one_active on imports (library_id) where state in ('queued', 'running')`,
    sql`create index imports_newest on imports (id desc)`,
    sql`create table library_files (
      id bigint generated always as identity primary key,
      library_id bigint not null references libraries on delete cascade,
      path text not null,
      size bigint not null, mtime_ms bigint not null,
      track_id bigint references tracks on delete set null,
      state text not null default 'ok' check (state in ('ok', 'missing', 'failed')),
      error text,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      unique (library_id, path)
    )`,
    sql`create index library_files_track on library_files (track_id)`,

    sql`create table renditions (
      id bigint generated always as identity primary key,
      track_id bigint not null references tracks on delete cascade,
      kind text not null check (kind in ('original', 'aac_256', 'aac_96', 'opus_160', 'flac', 'fallback')),
      mime text not null, codec text not null,
      bitrate integer, sample_rate integer, channels smallint,
      size bigint not null check (size >= 0),
      sha256 text,
      samples bigint, delay integer, init_end integer,
      fragments jsonb,
      storage_key text not null,
      etag text not null,
      created_at timestamptz not null default now(),
      unique (track_id, kind)
    )`,

    sql`create table plays (
      id uuid not null,
      user_id bigint references users on delete set null,
      guest_hash text,
      track_id bigint not null references tracks on delete cascade,
      rendition text,
      context_type text, context_id bigint,
      client text not null default 'web',
      country text,
      started_at timestamptz not null,
      heard_ms integer not null check (heard_ms >= 0),
      created_at timestamptz not null default now(),
      primary key (id, started_at)
    ) partition by range (started_at)`,
    sql`create index plays_track on plays (track_id, started_at desc)`,
    sql`create index plays_user on plays (user_id, started_at desc) where user_id is not null`,
    sql`create table plays_default partition of plays default`,
    sql`create function ensure_plays_partition(month date) returns void language plpgsql as $$
      declare
        first date := date_trunc('month', month)::date;
        next date := (first + interval '1 month')::date;
        name text := 'plays_' || to_char(first, 'YYYY_MM');
        first_time timestamptz := first::timestamp at time zone 'UTC';
        next_time timestamptz := next::timestamp at time zone 'UTC';
      begin
        if to_regclass(format('%I', name)) is not null then return; end if;
        execute format('create table %I (like plays including defaults including constraints)', name);
        -- Plays of a month nobody had prepared wait in the default partition.
        execute format('with waiting as (delete from plays_default where started_at >= %L and started_at < %L
          returning *) insert into %I select * from waiting', first_time, next_time, name);
        execute format('alter table plays attach partition %I for values from (%L) to (%L)',
          name, first_time, next_time);
      end $$`,
    sql`select ensure_plays_partition((now() at time zone 'UTC' + make_interval(months => m))::date)
      from generate_series(0, 2) m`,
    // The client-made id decides whether a report is a repetition, whatever time it carries.
    sql`create table play_receipts (
      id uuid primary key,
      track_id bigint not null references tracks on delete cascade,
      started_at timestamptz not null,
      heard_ms integer not null,
      counted boolean not null default false,
      created_at timestamptz not null default now()
    )`,
    sql`create index play_receipts_track on play_receipts (track_id)`,
    sql`create index play_receipts_uncounted on play_receipts (created_at) where not counted`,
    sql`create table plays_daily (
      day date not null,
      track_id bigint not null references tracks on delete cascade,
      plays integer not null, heard_ms bigint not null,
      primary key (track_id, day)
    )`,

    sql`create table search_entries (
      type text not null check (type in ('artist', 'album', 'track')),
      id bigint not null,
      name_key text not null,
      words tsvector not null,
      popularity bigint not null default 0,
      hot boolean not null default false,
      primary key (type, id)
    )`,
    sql`create index search_entries_words on search_entries using gin (words) with (fastupdate = off)`,
    sql`create index search_entries_hot on search_entries using gin (words) with (fastupdate = off) where hot`,
    sql`create index search_entries_popular on search_entries (popularity desc)`,
    sql`create index search_entries_exact on search_entries (name_key text_pattern_ops, type, popularity desc)`,
    sql`create index search_entries_fuzzy on search_entries using gin (name_key gin_trgm_ops) where type <> 'track'`,
    sql`create table search_prefixes (
      prefix text not null, position smallint not null,
      type text not null, id bigint not null,
      primary key (prefix, position)
    )`,
    sql`create index search_prefixes_entry on search_prefixes (type, id)`,
  ];
  for (const statement of statements) await statement.execute(db);
}
