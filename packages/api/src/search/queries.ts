import type { Db, SearchType } from '@kantele/db';
import { sql } from 'kysely';

export interface Hit {
  type: SearchType;
  id: number;
}

/** Scalar on purpose: an `exists` may be planned as a hash of the whole table. */
const visible = sql`case e.type
  when 'track' then (select t.listed from tracks t where t.id = e.id)
  when 'album' then (select a.listed from albums a where a.id = e.id)
  else (select not a.disabled from artists a where a.id = e.id) end`;

/**
 * Hits of one type, best first: whole name, beginning of the name, words (null: none were typed); then popularity.
 * Three index ranges of bounded size, joined.
 */
export async function searchType(db: Db, type: SearchType, key: string, words: string | null, limit: number) {
  const { rows } = await searchStatement(type, key, words, limit).execute(db);
  return rows;
}

export function searchStatement(type: SearchType, key: string, words: string | null, limit: number) {
  const byWords = words
    ? sql`union all
      (select e.type, e.id, 2, e.popularity, e.name_key from search_entries e
        where e.words @@ ${words}::tsquery order by e.popularity desc limit ${limit * 2})`
    : sql``;
  return sql<Hit & { tier: number; popularity: number }>`
    with candidates as (
      (select e.type, e.id, 0 as tier, e.popularity, e.name_key from search_entries e
        where e.name_key = ${key} and e.type = ${type} order by e.popularity desc limit ${limit * 2})
      union all
      (select e.type, e.id, 1, e.popularity, e.name_key from (
        select * from search_entries p where p.name_key like ${`${likeLiteral(key)}%`} limit 2000) e
        where e.type = ${type} order by e.popularity desc limit ${limit * 2})
      ${byWords}
    ), best as (
      select type, id, min(tier) as tier, max(popularity) as popularity, min(name_key) as name_key
      from candidates group by type, id
    )
    select e.type, e.id, e.tier, e.popularity from best e where ${visible}
    order by e.tier, e.popularity desc, length(e.name_key), e.id limit ${limit}`;
}

/** Names that begin like this, for queries without a word. */
export async function suggestByName(db: Db, key: string, limit: number) {
  const { rows } = await sql<Hit>`select e.type, e.id from (
      select * from search_entries p where p.name_key like ${`${likeLiteral(key)}%`} limit 2000) e
    where ${visible} order by e.popularity desc, e.type, e.id limit ${limit}`.execute(db);
  return rows;
}

/** Type-ahead, first step: one or a few letters, from the precomputed table. */
export async function suggestByPrefix(db: Db, prefix: string, limit: number) {
  const { rows } = await prefixStatement(prefix, limit).execute(db);
  return rows;
}

export function prefixStatement(prefix: string, limit: number) {
  return sql<Hit>`select e.type, e.id from search_prefixes e
    where e.prefix = ${prefix} and ${visible} order by e.position limit ${limit}`;
}

/** Second step (`hot`): the most popular tier; third step: everything. What is called exactly so comes first. */
export async function suggestByWords(db: Db, words: string, key: string, limit: number, hot: boolean) {
  const { rows } = await suggestStatement(words, key, limit, hot).execute(db);
  return rows;
}

export function suggestStatement(words: string, key: string, limit: number, hot: boolean) {
  const tier = hot ? sql`and e.hot` : sql``;
  return sql<Hit>`select e.type, e.id from search_entries e
    where e.words @@ ${words}::tsquery ${tier} and ${visible}
    order by e.name_key = ${key} desc, e.popularity desc, e.type, e.id limit ${limit}`;
}

/** The artist or album whose name is most like the query (trigram similarity above 0.3), or null. */
export async function closestName(db: Db, text: string) {
  const { rows } = await closestStatement(text).execute(db);
  return rows[0] ?? null;
}

export function closestStatement(text: string) {
  return sql<Hit>`select e.type, e.id from search_entries e
    where e.type <> 'track' and e.name_key % ${text} and ${visible}
    order by similarity(e.name_key, ${text}) desc, e.popularity desc, e.id limit 1`;
}

/** Names and pictures for type-ahead, one statement whatever the mix of types. */
export async function suggestionRows(db: Db, hits: readonly Hit[]) {
  if (hits.length === 0) return [];
  const { rows } = await sql<
    Hit & { name: string; slug: string; subtitle: string | null; hash: string | null }
  >`
    select h.type, h.id, coalesce(t.name, al.name, ar.name) as name, coalesce(t.slug, al.slug, ar.slug) as slug,
      case h.type
        when 'track' then (select string_agg(x.name, ', ' order by ta.position) from track_artists ta
          join artists x on x.id = ta.artist_id where ta.track_id = t.id and ta.role = 'main')
        when 'album' then (select string_agg(x.name, ', ' order by aa.position) from album_artists aa
          join artists x on x.id = aa.artist_id where aa.album_id = al.id) end as subtitle,
      coalesce(ta2.image_hash, al.image_hash, ar.image_hash) as hash
    from unnest(${hits.map((hit) => hit.type)}::text[], ${hits.map((hit) => hit.id)}::bigint[])
      with ordinality as h(type, id, position)
    left join tracks t on h.type = 'track' and t.id = h.id
    left join albums ta2 on ta2.id = t.album_id
    left join albums al on h.type = 'album' and al.id = h.id
    left join artists ar on h.type = 'artist' and ar.id = h.id
    order by h.position`.execute(db);
  return rows;
}

/** Entries from which the tiers pay: below it everything is found fast without them. */
const hotFrom = 20_000;

/** Popularity, hot tier (top 5 %) and the table of the first 1–3 letters, made anew. */
export async function rebuildSearch(db: Db) {
  await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(7301)`.execute(trx);
    await sql`update search_entries e set popularity = t.plays_count from tracks t
      where e.type = 'track' and e.id = t.id and e.popularity <> t.plays_count`.execute(trx);
    await sql`update search_entries e set popularity = a.plays_count from albums a
      where e.type = 'album' and e.id = a.id and e.popularity <> a.plays_count`.execute(trx);
    await sql`update search_entries e set popularity = a.plays_count from artists a
      where e.type = 'artist' and e.id = a.id and e.popularity <> a.plays_count`.execute(trx);
    await sql`with bar as (
        select case when count(*) < ${hotFrom} then null
          else percentile_disc(0.95) within group (order by popularity) end as popularity from search_entries)
      update search_entries e set hot = coalesce(e.popularity > b.popularity, false) from bar b
      where e.hot <> coalesce(e.popularity > b.popularity, false)`.execute(trx);
    await sql`delete from search_prefixes`.execute(trx);
    await sql`insert into search_prefixes (prefix, position, type, id)
      select prefix, position, type, id from (
        select p.prefix, e.type, e.id,
          row_number() over (partition by p.prefix order by e.popularity desc, e.type, length(e.name_key), e.id) as position
        from (select * from search_entries order by popularity desc limit 200000) e
        cross join lateral (
          select distinct left(lexeme, n) as prefix
          from unnest(tsvector_to_array(e.words)) lexeme, generate_series(1, 3) n
          where left(lexeme, 1) <> ':' and length(lexeme) >= n
        ) p
      ) ranked where position <= 10`.execute(trx);
  });
}

function likeLiteral(text: string): string {
  return text.replace(/[\\%_]/g, (sign) => `\\${sign}`);
}
