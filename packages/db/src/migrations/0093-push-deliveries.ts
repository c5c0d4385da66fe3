import { type Kysely, sql } from 'kysely';

/** Which browsers have a message already, and how long a push service asked to be left alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table notifications add column pushed_to bigint[] not null default '{}'`.execute(db);
  await sql`alter table push_subscriptions add column retry_at timestamptz`.execute(db);
}
