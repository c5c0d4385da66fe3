import { type Kysely, sql } from 'kysely';

/** Folders in which people keep their playlists: each their own, also for those they make together with others. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`create table playlist_folders (
      id bigint generated always as identity primary key,
      owner_id bigint not null references users on delete cascade,
      name text not null check (length(name) <= 255),
      name_key text not null,
      created_at timestamptz not null default now(),
      unique (owner_id, id)
    )`,
    sql`create table filed_playlists (
      user_id bigint not null references users on delete cascade,
      playlist_id bigint not null references playlists on delete cascade,
      folder_id bigint not null,
      primary key (user_id, playlist_id),
      foreign key (user_id, folder_id) references playlist_folders (owner_id, id) on delete cascade
    )`,
    sql`create index filed_playlists_folder on filed_playlists (folder_id)`,
    sql`create index filed_playlists_playlist on filed_playlists (playlist_id)`,
  ];
  for (const statement of statements) await statement.execute(db);
}
