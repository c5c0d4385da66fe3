import type { Db, SearchType } from '@kantele/db';
import { type RawBuilder, sql } from 'kysely';
import { prefixRows } from '../search-index/prefixes.ts';

export interface Hit {
  type: SearchType;
  id: number;
}

/** Tiers from the most played on: a common word meets a small set first. */
export const tiers = [1, 2, 3] as const;
export type Tier = (typeof tiers)[number];

/** Words as one tier's index is asked for them, as text of type `tsquery`. */
export interface AskedWords {
  index: string;
  /** What a row must match besides; null when the index has said it all. */
  check: string | null;
}

/** Names read of those that begin like the query. */
export const beginningsRead = 2_000;

/** Rows of the second tier from which words count as common. */
const commonFrom = 150;

/** The predicate of each tier's own index; constants, since only they can be matched with it. */
const inTier: Record<Tier, RawBuilder<unknown>> = {
  1: sql`and e.tier <= 1`,
  2: sql`and e.tier <= 2`,
  3: sql``,
};

/** As a function it is no question for an index: rows that one has found are checked. */
const matches = (check: string | null) =>
  check === null ? sql`` : sql`and ts_match_vq(e.words, ${check}::tsquery)`;

/** Checked of the rows that the words have found: by an index it would find nearly all rows there are. */
const isOfType = sql`coalesce(e.type, '') = k.type`;

/** Above every name that begins with the key: no name holds the last code point of Unicode. */
const end = (key: string) => `${key}\u{10ffff}`;

/** Scalar on purpose: an `exists` may be planned as a hash of the whole table. */
const visible = sql`case e.type
  when 'track' then (select t.listed from tracks t where t.id = e.id)
  when 'album' then (select a.listed from albums a where a.id = e.id)
  else (select not a.disabled from artists a where a.id = e.id) end`;

export interface RankedHit extends Hit {
  /** 0: the whole name, 1: its beginning, 2: words. */
  rank: number;
  popularity: number;
  length: number;
}

/** Names that are the key (rank 0) or begin with it (rank 1), each type for itself, the most played first. */
export async function beginnings(db: Db, types: readonly SearchType[], key: string, limit: number) {
  const { rows } = await beginningsStatement(types, key, limit).execute(db);
  return rows;
}

/** Of names in alphabetical order `beginningsRead` are read: `complete` is false when there are more. */
export function beginningsStatement(types: readonly SearchType[], key: string, limit: number) {
  return sql<RankedHit & { complete: boolean }>`
    select h.* from unnest(${[...types]}::text[]) k(type) cross join lateral (
      select n.type, n.id, case when n.name_key = ${key} then 0 else 1 end as rank, n.popularity,
        length(n.name_key) as length, count(*) over () < ${beginningsRead} as complete
      from (select e.type, e.id, e.popularity, e.name_key from search_entries e
        where e.type = k.type and e.name_key ~>=~ ${key} and e.name_key ~<~ ${end(key)}
        order by e.type, e.name_key using ~<~, e.popularity desc limit ${beginningsRead}) n
      order by rank, n.popularity desc, length, n.id limit ${limit}) h`;
}

/** Words as they are asked for hits of one type. */
export interface AskedType extends AskedWords {
  type: SearchType;
}

/** Hits by words in a tier, each type for itself, with the rank of their names. */
export async function rankedByWords(
  db: Db,
  tier: Tier,
  asked: readonly AskedType[],
  key: string,
  limit: number,
) {
  const { rows } = await rankedStatement(tier, asked, key, limit).execute(db);
  return rows;
}

export function rankedStatement(tier: Tier, asked: readonly AskedType[], key: string, limit: number) {
  const types = asked.map(({ type }) => type);
  const indexes = asked.map(({ index }) => index);
  const checks = asked.map(({ check }) => check);
  return sql<RankedHit>`
    select h.* from unnest(${types}::text[], ${indexes}::text[], ${checks}::text[]) k(type, index, "check")
    cross join lateral (
      select e.type, e.id, case when e.name_key = ${key} then 0
          when starts_with(e.name_key, ${key}) then 1 else 2 end as rank,
        e.popularity, length(e.name_key) as length
      from search_entries e where e.words @@ k.index::tsquery ${inTier[tier]} and ${isOfType}
        and (k."check" is null or ts_match_vq(e.words, k."check"::tsquery))
      order by rank, e.popularity desc, length, e.id limit ${limit}) h`;
}

/** Bytes of the table of entries on disk. */
export async function entriesBytes(db: Db) {
  const { rows } = await sql<{ bytes: number }>`select pg_relation_size('search_entries') as bytes`.execute(
    db,
  );
  return rows[0]?.bytes ?? 0;
}

/** What is called exactly so: two of each type at most, the most played first. */
export async function namedExactly(db: Db, key: string) {
  const { rows } = await exactStatement(key).execute(db);
  return rows;
}

export function exactStatement(key: string) {
  return sql<Hit>`select h.type, h.id from unnest(array['artist', 'album', 'track']) k(type) cross join lateral (
      select e.type, e.id, e.popularity from search_entries e where e.type = k.type and e.name_key = ${key}
      order by e.popularity desc limit 2) h
    order by h.popularity desc, h.type <> 'artist', h.type, h.id limit 2`;
}

/** Whether words are so common that reading all rows that have them takes longer than asking for one word more. */
export async function areCommon(db: Db, index: string) {
  const { rows } = await commonStatement(index).execute(db);
  return rows.length === commonFrom;
}

export function commonStatement(index: string) {
  return sql`select 1 from search_entries e where e.words @@ ${index}::tsquery ${inTier[2]} limit ${commonFrom}`;
}

/** Names that begin like this, for queries without a word. */
export async function suggestByName(db: Db, key: string, limit: number): Promise<Hit[]> {
  const found = await beginnings(db, ['artist', 'album', 'track'], key, limit);
  return found.sort((a, b) => b.popularity - a.popularity).slice(0, limit);
}

/** Type-ahead of one word of a few letters: the most played, from the precomputed table. */
export async function suggestByPrefix(db: Db, prefix: string) {
  const { rows } = await prefixStatement(prefix).execute(db);
  return rows;
}

/** The table may be older than a name: what no longer has such a word is left out. */
export function prefixStatement(prefix: string) {
  return sql<Hit>`select p.type, p.id from (
      select type, id, popularity from search_prefixes where prefix = ${prefix}
      order by popularity desc, type <> 'artist', type, id limit ${prefixRows * 2}) p
    join search_entries e on e.type = p.type and e.id = p.id and ts_match_vq(e.words, ${`'${prefix}':*`}::tsquery)
    order by p.popularity desc, p.type <> 'artist', p.type, p.id limit ${prefixRows}`;
}

/** Type-ahead by words in a tier, the most played first; of things played alike artists come before their works. */
export async function suggestByWords(db: Db, tier: Tier, words: AskedWords, limit: number) {
  const { rows } = await suggestStatement(tier, words, limit).execute(db);
  return rows;
}

export function suggestStatement(tier: Tier, { index, check }: AskedWords, limit: number) {
  return sql<Hit>`select e.type, e.id from search_entries e
    where e.words @@ ${index}::tsquery ${inTier[tier]} ${matches(check)}
    order by e.popularity desc, e.type <> 'artist', e.type, e.id limit ${limit}`;
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

/** Names and pictures for type-ahead, one statement whatever the mix of types; what may not be seen is left out. */
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
    where coalesce(t.listed, al.listed, not ar.disabled)
    order by h.position`.execute(db);
  return rows;
}
