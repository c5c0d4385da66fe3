import { type Kysely, sql } from 'kysely';

/** A wide picture of an artist, beside the portrait. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table artists add column banner_hash text references images`.execute(db);
  await sql`create index artists_banner on artists (banner_hash) where banner_hash is not null`.execute(db);
}
