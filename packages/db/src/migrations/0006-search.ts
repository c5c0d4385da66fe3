import { type Kysely, sql } from 'kysely';

/**
 * Search that stays flat at a million tracks. Entries know their tier (1: the few most played, 2: the next, 3: the
 * rest), each with an index of its own, so that a common word meets a small set first. Words of three letters and
 * more also leave their first three as a lexeme (`^riv`): two words then meet as two lists of the index, where
 * "everything that begins like this" would have to be gathered first. That nearly everything is a track is no lexeme.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`drop index search_entries_hot`,
    sql`drop index search_entries_popular`,
    sql`drop index search_entries_exact`,
    sql`drop index search_entries_words`,
    sql`alter table search_entries drop column hot,
      add column tier smallint not null default 3 check (tier between 1 and 3)`,
    sql`update search_entries set words = ts_delete(words, ':track') || array_to_tsvector(array(
      select distinct '^' || left(lexeme, 3) from unnest(tsvector_to_array(words)) lexeme
      where left(lexeme, 1) <> ':' and length(lexeme) >= 3))`,
    sql`create index search_entries_words on search_entries using gin (words) with (fastupdate = off)`,
    sql`create index search_entries_tier1 on search_entries using gin (words) with (fastupdate = off) where tier <= 1`,
    sql`create index search_entries_tier2 on search_entries using gin (words) with (fastupdate = off) where tier <= 2`,
    sql`create index search_entries_name
      on search_entries (type, name_key text_pattern_ops, popularity desc) include (id)`,
    sql`drop table search_prefixes`,
    sql`create table search_prefixes (
      prefix text not null, popularity bigint not null,
      type text not null, id bigint not null
    )`,
    sql`create unique index search_prefixes_order on search_prefixes (prefix, popularity desc, type, id)`,
  ];
  for (const statement of statements) await statement.execute(db);
}
