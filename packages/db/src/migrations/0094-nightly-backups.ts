import { type Kysely, sql } from 'kysely';

/** The night whose backup has begun last, and how the last one that ended went: one row, none before the first. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table nightly_backup (
    id boolean primary key default true check (id),
    night timestamptz not null,
    finished_at timestamptz,
    bytes bigint,
    problem text,
    check ((finished_at is null) = (bytes is null and problem is null))
  )`.execute(db);
}
