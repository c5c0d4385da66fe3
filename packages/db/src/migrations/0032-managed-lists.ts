import { type Kysely, sql } from 'kysely';

/** Orders of the lists of those who manage the catalogue: of everything, not only of what is public. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`create index artists_all_sorted on artists (sort_key, id)`,
    sql`create index artists_all_popular on artists (plays_count, id)`,
    sql`create index artists_search on artists using gin (name_key gin_trgm_ops)`,
    sql`create index albums_all_name on albums (name_key, id)`,
    sql`create index albums_all_popular on albums (plays_count, id)`,
    sql`create index albums_unlisted on albums (id) where not listed`,
    sql`create index tracks_all_name on tracks (name_key, id)`,
    sql`create index tracks_unlisted on tracks (id) where not listed`,
  ];
  for (const statement of statements) await statement.execute(db);
}
