import { type Kysely, sql } from 'kysely';

/** The order people put the playlists of their library in, each their own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table placed_playlists (
    user_id bigint not null references users on delete cascade,
    playlist_id bigint not null references playlists on delete cascade,
    position bigint not null,
    primary key (user_id, playlist_id)
  )`.execute(db);
  await sql`create index placed_playlists_playlist on placed_playlists (playlist_id)`.execute(db);
}
