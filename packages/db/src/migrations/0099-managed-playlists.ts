import { type Kysely, sql } from 'kysely';

/** The list of those who look after the playlists of everybody: in both orders. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const managed = sql`where visibility <> 'private' and deleted_at is null`;
  await sql`create index playlists_managed_recent on playlists (revision desc, id desc) ${managed}`.execute(
    db,
  );
  await sql`create index playlists_managed_name on playlists (name_key, id) ${managed}`.execute(db);
}
