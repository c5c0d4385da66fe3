import { type Kysely, sql } from 'kysely';

/** Who has an account under a name that was made up is asked for one, until there is an answer. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users add column needs_name boolean not null default false`.execute(db);
}
