import { type Kysely, sql } from 'kysely';

/**
 * Releases and tracks in the trash. What is deleted is a draft for as long as it is there, so that no list, search or
 * player has it; what it was before comes back with it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['albums', 'tracks']) {
    const name = sql.table(table);
    await sql`alter table ${name}
      add column deleted_at timestamptz,
      add column deleted_visibility text
        check (deleted_visibility in ('draft', 'private', 'unlisted', 'scheduled', 'public')),
      add constraint ${sql.id(`${table}_trash`)} check (
        (deleted_at is null) = (deleted_visibility is null) and (deleted_at is null or visibility = 'draft'))`.execute(
      db,
    );
    await sql`create index ${sql.id(`${table}_deleted`)} on ${name} (deleted_at) where deleted_at is not null`.execute(
      db,
    );
  }
}
