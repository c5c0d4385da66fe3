import { type Kysely, sql } from 'kysely';

/** Whether an album is offered as a download is said by its artists. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table albums add column downloadable boolean not null default true`.execute(db);
}
