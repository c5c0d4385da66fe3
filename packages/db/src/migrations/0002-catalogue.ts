import { type Kysely, sql } from 'kysely';

/**
 * Artists, albums, tracks and what hangs on them. Join tables repeat the sort keys of their target (`listed`,
 * `plays_count`, `release_sort`), kept equal by triggers, so that "albums of a genre by popularity" is one index
 * range and never a sort of everything.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`create table images (
      hash text primary key check (hash ~ '^[0-9a-f]{32}$'),
      width integer not null, height integer not null,
      thumbhash text not null,
      color text not null check (color ~ '^#[0-9a-f]{6}$'),
      created_at timestamptz not null default now()
    )`,
    sql`create table artists (
      id bigint generated always as identity primary key,
      name text not null check (length(name) between 1 and 255),
      slug text not null,
      name_key text not null,
      image_hash text references images,
      bio text, country text, city text,
      links jsonb not null default '[]',
      verified boolean not null default false,
      disabled boolean not null default false,
      mbid uuid unique,
      followers_count bigint not null default 0 check (followers_count >= 0),
      plays_count bigint not null default 0 check (plays_count >= 0),
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )`,
    sql`create index artists_name_key on artists (name_key, id)`,
    sql`create index artists_name on artists (name_key, id) where not disabled`,
    sql`create index artists_popular on artists (plays_count desc, id desc) where not disabled`,
    sql`create index artists_newest on artists (id desc) where not disabled`,
    sql`create index artists_image on artists (image_hash)`,

    sql`create table albums (
      id bigint generated always as identity primary key,
      name text not null check (length(name) between 1 and 255),
      slug text not null,
      name_key text not null,
      import_key text unique,
      image_hash text references images,
      type text not null default 'album' check (type in ('album', 'ep', 'single', 'compilation', 'live')),
      imported_type text,
      release_date date,
      release_precision text check (release_precision in ('year', 'month', 'day')),
      release_sort date generated always as (coalesce(release_date, date '0001-01-01')) stored,
      label text, catalogue_number text, copyright text, description text,
      upc text, mbid uuid,
      visibility text not null default 'public'
        check (visibility in ('draft', 'private', 'unlisted', 'scheduled', 'public')),
      publish_at timestamptz check (visibility <> 'scheduled' or publish_at is not null),
      listed boolean generated always as (visibility = 'public') stored,
      plays_count bigint not null default 0 check (plays_count >= 0),
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      check ((release_date is null) = (release_precision is null))
    )`,
    sql`create index albums_newest on albums (release_sort desc, id desc) where listed`,
    sql`create index albums_popular on albums (plays_count desc, id desc) where listed`,
    sql`create index albums_name on albums (name_key, id) where listed`,
    sql`create index albums_added on albums (id desc) where listed`,
    sql`create index albums_type_newest on albums (type, release_sort desc, id desc) where listed`,
    sql`create index albums_type_popular on albums (type, plays_count desc, id desc) where listed`,
    sql`create index albums_type_name on albums (type, name_key, id) where listed`,
    sql`create index albums_type_added on albums (type, id desc) where listed`,
    sql`create index albums_scheduled on albums (publish_at) where visibility = 'scheduled'`,
    sql`create index albums_image on albums (image_hash)`,

    sql`create table album_artists (
      album_id bigint not null references albums on delete cascade,
      artist_id bigint not null references artists on delete cascade,
      role text not null default 'main',
      position smallint not null default 0,
      listed boolean not null, release_sort date not null, plays_count bigint not null,
      primary key (album_id, artist_id, role)
    )`,
    sql`create index album_artists_newest on album_artists (artist_id, release_sort desc, album_id desc) where listed`,
    sql`create index album_artists_artist on album_artists (artist_id)`,
    sql`create index album_artists_popular on album_artists (artist_id, plays_count desc, album_id desc) where listed`,

    sql`create table tracks (
      id bigint generated always as identity primary key,
      name text not null check (length(name) between 1 and 255),
      slug text not null,
      name_key text not null,
      album_id bigint not null references albums on delete cascade,
      disc_number smallint not null default 1 check (disc_number between 1 and 999),
      number integer check (number between 1 and 99999),
      duration integer check (duration >= 0),
      explicit boolean not null default false,
      isrc text, mbid uuid, description text,
      bpm smallint check (bpm between 1 and 999),
      musical_key text,
      audio_fingerprint text,
      loudness_integrated real, loudness_peak real,
      waveform bytea,
      replaygain jsonb,
      status text not null default 'processing' check (status in ('processing', 'ready', 'failed', 'missing')),
      status_reason text,
      visibility text not null default 'public'
        check (visibility in ('draft', 'private', 'unlisted', 'scheduled', 'public')),
      publish_at timestamptz check (visibility <> 'scheduled' or publish_at is not null),
      listed boolean not null default false,
      plays_count bigint not null default 0 check (plays_count >= 0),
      likes_count bigint not null default 0 check (likes_count >= 0),
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )`,
    sql`create index tracks_album on tracks (album_id, disc_number, number, id)`,
    sql`create index tracks_popular on tracks (plays_count desc, id desc) where listed`,
    sql`create index tracks_name on tracks (name_key, id) where listed`,
    sql`create index tracks_added on tracks (id desc) where listed`,
    sql`create index tracks_fingerprint on tracks (audio_fingerprint) where audio_fingerprint is not null`,
    sql`create index tracks_mbid on tracks (mbid) where mbid is not null`,
    sql`create index tracks_missing on tracks (duration) where status = 'missing'`,
    sql`create index tracks_scheduled on tracks (publish_at) where visibility = 'scheduled'`,

    sql`create table track_artists (
      track_id bigint not null references tracks on delete cascade,
      artist_id bigint not null references artists on delete cascade,
      role text not null default 'main',
      detail text,
      position smallint not null default 0,
      listed boolean not null, plays_count bigint not null,
      primary key (track_id, artist_id, role, position)
    )`,
    sql`create index track_artists_artist on track_artists (artist_id)`,
    sql`create index track_artists_popular on track_artists (artist_id, plays_count desc, track_id desc)
      where listed and role in ('main', 'featured')`,
    // People named by a file who are not artists of the site: free text, shown in the liner notes.
    sql`create table track_credits (
      track_id bigint not null references tracks on delete cascade,
      position smallint not null,
      role text not null, name text not null, detail text,
      primary key (track_id, position)
    )`,

    sql`create table genres (
      id bigint generated always as identity primary key,
      name text not null unique, slug text not null unique, display_name text not null,
      image_hash text references images,
      tracks_count bigint not null default 0,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )`,
    sql`create index genres_popular on genres (tracks_count desc, id desc)`,
    sql`create table tags (
      id bigint generated always as identity primary key,
      name text not null unique, slug text not null unique, display_name text not null,
      type text not null default 'custom' check (type in ('custom')),
      image_hash text references images,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )`,
    sql`create table album_genres (
      album_id bigint not null references albums on delete cascade,
      genre_id bigint not null references genres on delete cascade,
      listed boolean not null, release_sort date not null, plays_count bigint not null,
      primary key (album_id, genre_id)
    )`,
    sql`create index album_genres_newest on album_genres (genre_id, release_sort desc, album_id desc) where listed`,
    sql`create index album_genres_popular on album_genres (genre_id, plays_count desc, album_id desc) where listed`,
    sql`create table track_genres (
      track_id bigint not null references tracks on delete cascade,
      genre_id bigint not null references genres on delete cascade,
      listed boolean not null, plays_count bigint not null,
      primary key (track_id, genre_id)
    )`,
    sql`create index track_genres_popular on track_genres (genre_id, plays_count desc, track_id desc) where listed`,
    sql`create table track_tags (
      track_id bigint not null references tracks on delete cascade,
      tag_id bigint not null references tags on delete cascade,
      listed boolean not null, plays_count bigint not null,
      primary key (track_id, tag_id)
    )`,
    sql`create index track_tags_popular on track_tags (tag_id, plays_count desc, track_id desc) where listed`,
    sql`create table lyrics (
      track_id bigint primary key references tracks on delete cascade,
      language text, text text not null,
      lines jsonb,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )`,

    sql`create function fill_from_album() returns trigger language plpgsql as $$
      begin
        select a.listed, a.release_sort, a.plays_count into new.listed, new.release_sort, new.plays_count
          from albums a where a.id = new.album_id;
        return new;
      end $$`,
    sql`create trigger album_artists_fill before insert on album_artists
      for each row execute function fill_from_album()`,
    sql`create trigger album_genres_fill before insert on album_genres
      for each row execute function fill_from_album()`,
    sql`create function fill_from_track() returns trigger language plpgsql as $$
      begin
        select t.listed, t.plays_count into new.listed, new.plays_count from tracks t where t.id = new.track_id;
        return new;
      end $$`,
    sql`create trigger track_artists_fill before insert on track_artists
      for each row execute function fill_from_track()`,
    sql`create trigger track_genres_fill before insert on track_genres
      for each row execute function fill_from_track()`,
    sql`create trigger track_tags_fill before insert on track_tags
      for each row execute function fill_from_track()`,

    // A track is in lists when it and its album are public and there is something to play.
    sql`create function set_track_listed() returns trigger language plpgsql as $$
      begin
        new.listed := new.visibility = 'public' and new.status in ('processing', 'ready')
          and (select a.visibility = 'public' from albums a where a.id = new.album_id);
        return new;
      end $$`,
    sql`create trigger tracks_listed before insert or update of visibility, status, album_id, listed on tracks
      for each row execute function set_track_listed()`,
    sql`create function spread_track() returns trigger language plpgsql as $$
      begin
        update track_artists set listed = new.listed, plays_count = new.plays_count where track_id = new.id;
        update track_genres set listed = new.listed, plays_count = new.plays_count where track_id = new.id;
        update track_tags set listed = new.listed, plays_count = new.plays_count where track_id = new.id;
        return null;
      end $$`,
    sql`create trigger tracks_spread after update on tracks for each row
      when (old.listed is distinct from new.listed or old.plays_count is distinct from new.plays_count)
      execute function spread_track()`,
    sql`create function spread_album() returns trigger language plpgsql as $$
      begin
        update album_artists set listed = new.listed, release_sort = new.release_sort,
          plays_count = new.plays_count where album_id = new.id;
        update album_genres set listed = new.listed, release_sort = new.release_sort,
          plays_count = new.plays_count where album_id = new.id;
        if old.visibility is distinct from new.visibility then
          update tracks set listed = listed where album_id = new.id;
        end if;
        return null;
      end $$`,
    sql`create trigger albums_spread after update on albums for each row
      when (old.visibility is distinct from new.visibility or old.release_sort is distinct from new.release_sort
        or old.plays_count is distinct from new.plays_count)
      execute function spread_album()`,
  ];
  for (const statement of statements) await statement.execute(db);
}
