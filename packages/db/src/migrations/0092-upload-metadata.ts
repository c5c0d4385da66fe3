import { type Kysely, sql } from 'kysely';

/** What a resumable upload was announced with: its sender may ask for it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table upload_sessions add column metadata text check (length(metadata) <= 8192)`.execute(
    db,
  );
}
