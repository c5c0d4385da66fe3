import { type Kysely, sql } from 'kysely';

/** When the last complete nightly backup ended and how large it is stay when a later one fails. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table nightly_backup add column complete_at timestamptz,
    drop constraint nightly_backup_check`.execute(db);
  await sql`update nightly_backup set complete_at = finished_at where bytes is not null`.execute(db);
  await sql`alter table nightly_backup
    add check ((complete_at is null) = (bytes is null)),
    add check ((finished_at is null) = (complete_at is null and problem is null))`.execute(db);
}
