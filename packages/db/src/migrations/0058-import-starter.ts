import { type Kysely, sql } from 'kysely';

/** Who started an import, to tell them when it is done. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table imports add column user_id bigint references users on delete set null`.execute(db);
  await sql`create index imports_user on imports (user_id) where user_id is not null`.execute(db);
}
