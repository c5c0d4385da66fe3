import { type Kysely, sql } from 'kysely';

/** Lists of tracks by length; what has none yet counts as nothing, so that every track has its place. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`alter table tracks add column length_sort integer generated always as (coalesce(duration, 0)) stored`,
    sql`create index tracks_length on tracks (length_sort, id) where listed`,
  ];
  for (const statement of statements) await statement.execute(db);
}
