import { type Kysely, sql } from 'kysely';

/** Files that are made for downloads, where the sound of originals lies, and who waits for files to be made. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`alter table renditions add column lead bytea, drop constraint renditions_kind_check,
      add constraint renditions_kind_check check
        (kind in ('flac', 'aac_256', 'aac_96', 'download_flac', 'download_mp3', 'download_opus'))`,
    sql`create table sound_frames (
      path text not null,
      etag text not null,
      starts bigint,
      ends bigint,
      lead bytea,
      created_at timestamptz not null default now(),
      primary key (path, etag),
      check ((starts is null) = (ends is null) and (starts is null) = (lead is null))
    )`,
    sql`create index sound_frames_oldest on sound_frames (created_at)`,
    sql`create table awaited_downloads (
      who text not null,
      track_id bigint not null references tracks on delete cascade,
      kind text not null check (kind in ('download_flac', 'download_mp3', 'download_opus')),
      since timestamptz not null default now(),
      primary key (who, track_id, kind)
    )`,
    sql`create index awaited_downloads_of_track on awaited_downloads (track_id, kind)`,
    sql`create index awaited_downloads_oldest on awaited_downloads (since)`,
  ];
  for (const statement of statements) await statement.execute(db);
}
