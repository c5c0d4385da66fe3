import { type Kysely, sql } from 'kysely';

/**
 * Which devices of an account play, for plans that limit how many do at the same time. A device is a session or a
 * token; it counts until `until`. Rows are written only for accounts with such a limit.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table stream_leases (
    user_id bigint not null references users on delete cascade,
    device text not null,
    since timestamptz not null default now(),
    until timestamptz not null,
    primary key (user_id, device)
  )`.execute(db);
  await sql`create index stream_leases_until on stream_leases (until)`.execute(db);
}
