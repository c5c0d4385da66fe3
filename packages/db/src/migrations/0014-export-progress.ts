import { type Kysely, sql } from 'kysely';

/** How much of an export is written. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table data_exports add column progress real not null default 0 check (progress between 0 and 1)`.execute(
    db,
  );
}
