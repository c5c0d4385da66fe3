import type { Database, Db, SearchType, Transaction } from '@kantele/db';
import { sql } from 'kysely';
import { prefixLetters, prefixRows } from './prefixes.ts';

type Trx = Transaction<Database>;

/** How many entries the first tier has, and the first two together. */
export interface TierSizes {
  first: number;
  both: number;
}

/** Tables whose plays make the popularity of entries. */
export const played = [
  { type: 'track', table: 'tracks' },
  { type: 'album', table: 'albums' },
  { type: 'artist', table: 'artists' },
] as const satisfies readonly { type: SearchType; table: string }[];
type Played = (typeof played)[number];

/** One rebuild at a time, with more time than a request has. */
export function inOne<Result>(db: Db, work: (trx: Trx) => Promise<Result>): Promise<Result> {
  return db.transaction().execute(async (trx) => {
    await sql`set local statement_timeout = '240s'`.execute(trx);
    await sql`set local lock_timeout = '240s'`.execute(trx);
    await sql`select pg_advisory_xact_lock(7301)`.execute(trx);
    return work(trx);
  });
}

/** The largest id of a table, 0 when it is empty. */
export async function lastId(db: Db, { table }: Played): Promise<number> {
  const { rows } = await sql<{
    last: number;
  }>`select coalesce(max(id), 0) as last from ${sql.table(table)}`.execute(db);
  return rows[0]?.last ?? 0;
}

/** Takes over the plays of ids above `from` up to `to`, where they have moved by more than a twentieth. */
export async function takePlaysOf(trx: Trx, { type, table }: Played, from: number, to: number) {
  await sql`update search_entries e set popularity = n.plays_count
    from (select e.id, t.plays_count from search_entries e join ${sql.table(table)} t on t.id = e.id
      where e.type = ${type} and e.id > ${from} and e.id <= ${to}
        and t.id > ${from} and t.id <= ${to}
        and abs(t.plays_count - e.popularity) * 20 > e.popularity
      for update of e skip locked) n
    where e.type = ${type} and e.id = n.id`.execute(trx);
}

/** Those of the top get their tier, those that fell out lose it; at most `moves`, which are counted. */
export async function moveTiers(trx: Trx, sizes: TierSizes, moves: number): Promise<number> {
  const { rows } = await sql<{ moved: number }>`with top as materialized (
      select type, id, case when row_number() over (order by popularity desc, type <> 'artist', type, id) <= ${sizes.first}
        then 1 else 2 end as tier
      from (select type, id, popularity from search_entries
        order by popularity desc, type <> 'artist', type, id limit ${sizes.both}) x
    ), moving as (
      select e.type, e.id, coalesce(t.tier, 3) as tier
      from search_entries e left join top t on t.type = e.type and t.id = e.id
      where e.tier <> coalesce(t.tier, 3) limit ${moves} for update of e skip locked
    ), moved as (
      update search_entries e set tier = m.tier from moving m where e.type = m.type and e.id = m.id returning 1
    )
    select count(*)::int as moved from moved`.execute(trx);
  return rows[0]?.moved ?? 0;
}

/**
 * The most played for every beginning that has enough of them; those of fewer are found quickly without. The best of
 * a beginning are among the best of its words, so the whole index is sorted once, by word; words of which the
 * upper tiers have enough need not even that.
 */
export async function replacePrefixes(trx: Trx): Promise<void> {
  await sql`set local work_mem = '64MB'`.execute(trx);
  const best = sql`order by popularity desc, type <> 'artist', type, id`;
  const lexemes = sql`unnest(tsvector_to_array(e.words)) as lexeme(word)`;
  const isWord = sql`left(word, 1) not in (':', '^')`;
  await sql`create temp table common_words on commit drop as
    select word, type, id, popularity from (
      select word, e.type, e.id, e.popularity, row_number() over (partition by word ${best}) as place
      from search_entries e, ${lexemes} where e.tier <= 2 and ${isWord}) x
    where place <= ${prefixRows}`.execute(trx);
  await sql`create temp table word_tops on commit drop as
    with enough as materialized (
      select word from common_words group by word having count(*) >= ${prefixRows})
    select w.* from common_words w join enough using (word)
    union all
    select word, type, id, popularity from (
      select word, e.type, e.id, e.popularity, row_number() over (partition by word ${best}) as place
      from search_entries e, ${lexemes}
      where ${isWord} and not exists (select from enough where enough.word = lexeme.word)) x
    where place <= ${prefixRows}`.execute(trx);
  await sql`create temp table fresh_prefixes on commit drop as
    select prefix, popularity, type, id from (
      select d.*, row_number() over (partition by prefix ${best}) as place, count(*) over (partition by prefix) as found
      from (select distinct left(word, letters) as prefix, popularity, type, id
        from word_tops, generate_series(1, ${prefixLetters}) letters where length(word) >= letters) d) x
    where place <= ${prefixRows} and found >= ${prefixRows}`.execute(trx);
  await sql`analyze fresh_prefixes`.execute(trx);
  await sql`delete from search_prefixes p where not exists (select from fresh_prefixes f
    where f.prefix = p.prefix and f.popularity = p.popularity and f.type = p.type and f.id = p.id)`.execute(
    trx,
  );
  await sql`insert into search_prefixes (prefix, popularity, type, id)
    select prefix, popularity, type, id from fresh_prefixes order by prefix, popularity desc, type, id
    on conflict do nothing`.execute(trx);
}
