import { type Kysely, sql } from 'kysely';

/** An invitation to make a playlist together may be one person's: nobody else joins by it, and they have one at most. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table playlist_invites add column for_user bigint references users on delete cascade`.execute(
    db,
  );
  await sql`create unique index playlist_invites_person on playlist_invites (playlist_id, for_user)`.execute(
    db,
  );
  await sql`create index playlist_invites_for on playlist_invites (for_user) where for_user is not null`.execute(
    db,
  );
}
