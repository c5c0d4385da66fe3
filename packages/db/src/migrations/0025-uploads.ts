import { type Kysely, sql } from 'kysely';

/** Files people have uploaded, folders of them, and uploads that are under way. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`alter table stored_files drop constraint stored_files_kind_check`,
    sql`alter table stored_files add constraint stored_files_kind_check
      check (kind in ('rendition', 'index', 'image', 'font', 'export', 'upload', 'unknown'))`,

    sql`create table file_entries (
      id bigint generated always as identity primary key,
      type text not null check (type in ('file', 'folder')),
      name text not null check (length(name) between 1 and 255),
      name_key text not null,
      mime text,
      extension text not null default '',
      size bigint not null default 0 check (size >= 0),
      sha256 text,
      disk text not null default 'uploads' check (disk in ('public', 'uploads')),
      disk_prefix text not null default '',
      parent_id bigint references file_entries on delete cascade,
      path text not null default '',
      storage_key text,
      owner_id bigint not null references users on delete cascade,
      workspace_id bigint not null default 0,
      deleted_at timestamptz,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      check ((type = 'file') = (storage_key is not null)),
      check ((type = 'file') = (sha256 is not null)),
      check ((type = 'file') = (mime is not null))
    )`,
    sql`create unique index file_entries_object on file_entries (storage_key) where storage_key is not null`,
    // One folder of a name in a place: uploads of many files at once find or make the same one.
    sql`create unique index file_entries_folder on file_entries (owner_id, coalesce(parent_id, 0), name)
      where type = 'folder' and deleted_at is null`,
    sql`create index file_entries_parent on file_entries (parent_id) where parent_id is not null`,
    sql`create index file_entries_path on file_entries (path text_pattern_ops)`,
    sql`create index file_entries_owner on file_entries (owner_id, id)`,
    sql`create index file_entries_trash on file_entries (deleted_at) where deleted_at is not null`,
    sql`create index file_entries_sha256 on file_entries (sha256) where sha256 is not null`,

    sql`create table upload_sessions (
      id text primary key check (length(id) between 16 and 64),
      transport text not null check (transport in ('direct', 'tus', 's3')),
      owner_id bigint not null references users on delete cascade,
      workspace_id bigint not null default 0,
      name text not null,
      size bigint not null check (size >= 0),
      mime text not null,
      target jsonb not null,
      received bigint not null default 0 check (received >= 0 and received <= size),
      state text not null default 'pending' check (state in ('pending', 'inProgress', 'completed', 'failed', 'aborted')),
      trouble text,
      storage_key text not null unique,
      entry_id bigint references file_entries on delete set null,
      writer text,
      writer_until timestamptz,
      expires_at timestamptz not null,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )`,
    sql`create index upload_sessions_owner on upload_sessions (owner_id, id)`,
    sql`create index upload_sessions_expiry on upload_sessions (expires_at)`,
    sql`create index upload_sessions_entry on upload_sessions (entry_id) where entry_id is not null`,

    // What asks whether an uploaded object is still played from.
    sql`create index originals_file on originals (storage_key) where storage_key not like 'library:%'`,
  ];
  for (const statement of statements) await statement.execute(db);
}
