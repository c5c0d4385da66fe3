import { type Kysely, sql } from 'kysely';

/**
 * Music that libraries of people name who come from another site, one row each, until it is found here: it is liked,
 * followed or in the history then, and the row is gone.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`create table awaited_music (
      id bigint generated always as identity primary key,
      user_id bigint not null references users on delete cascade,
      kind text not null check (kind in ('liked_song', 'liked_album', 'followed_artist', 'plays')),
      title text not null check (length(title) <= 500),
      artist text not null check (length(artist) <= 500),
      album text not null check (length(album) <= 500),
      year smallint,
      duration integer check (duration > 0),
      isrc text, mbid uuid, own_id bigint,
      since timestamptz not null,
      plays jsonb check ((plays is null) = (kind <> 'plays')),
      key text not null,
      unique (user_id, kind, key)
    )`,
    sql`create index awaited_music_of_user on awaited_music (user_id, id)`,
    sql`create index albums_mbid on albums (mbid) where mbid is not null`,
  ];
  for (const statement of statements) await statement.execute(db);
}
