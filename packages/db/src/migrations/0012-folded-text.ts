import { type Kysely, sql } from 'kysely';

/**
 * `fold_letters`: lower case without accents, special letters spelled out, in any cluster: what two spellings of a
 * name share. Clusters made with locale C know no letters beyond ASCII, so it names a collation that does: Unicode's
 * own of Postgres 17, else ICU's, else the one of the database.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select collname as name from pg_collation
    where collname in ('pg_c_utf8', 'und-x-icu') and collencoding in (-1, 6)
      and collnamespace = 'pg_catalog'::regnamespace
    order by collname limit 1`.execute(db);
  const collation = sql.raw(rows[0] ? `collate pg_catalog."${rows[0].name}"` : '');
  // Letters that have no decomposition: the same as in packages/api/src/core/slug.ts.
  const statements = [
    sql`create function fold_letters(value text) returns text language sql immutable strict parallel safe
      return normalize(replace(replace(replace(replace(translate(
        regexp_replace(normalize(lower(normalize(value, nfkd) ${collation}), nfkd), U&'[\\0300-\\036F\\1AB0-\\1AFF\\1DC0-\\1DFF\\20D0-\\20FF\\FE20-\\FE2F]', '', 'g'),
        'øđðłıħŋς', 'oddlihnσ'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), nfc)`,
    sql`alter table users drop column name_key`,
    sql`alter table users
      add column name_key text not null generated always as (fold_letters(display_name)) stored`,
    sql`create index users_name on users (name_key, id)`,
    sql`drop index users_search`,
    sql`create index users_search on users using gin (fold_letters(display_name || ' ' || email) gin_trgm_ops)`,
  ];
  for (const statement of statements) await statement.execute(db);
}
