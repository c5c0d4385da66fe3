import { type Kysely, sql } from 'kysely';

/** A playlist may have a picture of its own in place of the covers of its albums. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table playlists add column image_hash text references images`.execute(db);
  await sql`create index playlists_image on playlists (image_hash) where image_hash is not null`.execute(db);
}
