import { type Kysely, sql } from 'kysely';

/** A run may be told that what it does not find is gone, however much it is. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table imports add column accept_missing boolean not null default false`.execute(db);
}
