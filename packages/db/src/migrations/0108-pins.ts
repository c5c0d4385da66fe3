import { type Kysely, sql } from 'kysely';

/** What somebody keeps at the top of their library: playlists, albums and artists, each at most once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    `create table library_pins (
      id bigint generated always as identity primary key,
      user_id bigint not null references users on delete cascade,
      playlist_id bigint references playlists on delete cascade,
      album_id bigint references albums on delete cascade,
      artist_id bigint references artists on delete cascade,
      created_at timestamptz not null default now(),
      check (num_nonnulls(playlist_id, album_id, artist_id) = 1)
    )`,
    `create index library_pins_user on library_pins (user_id, id)`,
    ...['playlist', 'album', 'artist'].map(
      (one) =>
        `create unique index library_pins_${one} on library_pins (${one}_id, user_id) where ${one}_id is not null`,
    ),
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
