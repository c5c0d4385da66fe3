import { type Kysely, sql } from 'kysely';

/**
 * A row for each object of the file store. Objects that rows of other tables name get theirs here; what nothing names
 * is removed by the nightly sweep.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`create table stored_files (
      key text primary key check (length(key) between 1 and 500),
      kind text not null check (kind in ('rendition', 'index', 'image', 'export', 'unknown')),
      owner text not null,
      size bigint check (size >= 0),
      state text not null default 'pending' check (state in ('pending', 'stored', 'missing')),
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )`,
    sql`create index stored_files_owner on stored_files (kind, owner)`,
    sql`create index stored_files_missing on stored_files (key) where state = 'missing'`,

    sql`insert into stored_files (key, kind, owner, size, state)
      select storage_key, 'rendition', fingerprint, size, 'stored' from renditions on conflict do nothing`,
    // Parts of one file share its index.
    sql`insert into stored_files (key, kind, owner, size, state)
      select index_key, 'index', index_key, max(index_size), 'stored' from originals
      where index_key is not null group by index_key on conflict do nothing`,
    sql`insert into stored_files (key, kind, owner, state)
      select 'images/' || left(i.hash, 2) || '/' || i.hash || '/' || size || '.' || type, 'image', i.hash, 'stored'
      from images i, unnest(array[64, 160, 320, 640, 1200]) size, unnest(array['webp', 'avif']) type
      on conflict do nothing`,
    sql`insert into stored_files (key, kind, owner, size, state)
      select storage_key, 'export', id::text, size, 'stored' from data_exports
      where storage_key is not null on conflict do nothing`,

    // What asks whether an object is still used.
    sql`create index renditions_file on renditions (storage_key)`,
    sql`create index originals_index on originals (index_key) where index_key is not null`,
    sql`create index data_exports_file on data_exports (storage_key) where storage_key is not null`,
    sql`update users set avatar = null where avatar is not null and not exists (
      select 1 from images i where i.hash = users.avatar)`,
    sql`alter table users add constraint users_avatar_fkey foreign key (avatar) references images`,
    sql`create index users_avatar on users (avatar) where avatar is not null`,
  ];
  for (const statement of statements) await statement.execute(db);
}
