import type { Database, SearchType, Transaction } from '@kantele/db';
import { sql } from 'kysely';
import { prefixLetters } from './prefixes.ts';

type Trx = Transaction<Database>;

/** What an entry is made of. */
export interface EntrySource {
  id: number;
  name: string;
  /** Names it is found by besides its own. */
  others: string | null;
  popularity: number;
}

export async function artistSources(trx: Trx, ids: readonly number[]) {
  const { rows } = await sql<EntrySource>`select id, name, null as others, plays_count as popularity
    from artists where id = any(${[...ids]}) and not disabled`.execute(trx);
  return rows;
}

export async function albumSources(trx: Trx, ids: readonly number[]) {
  const { rows } = await sql<EntrySource>`select a.id, a.name, a.plays_count as popularity,
      (select string_agg(ar.name, ' ') from album_artists aa join artists ar on ar.id = aa.artist_id
       where aa.album_id = a.id) as others
    from albums a where a.id = any(${[...ids]}) and a.listed`.execute(trx);
  return rows;
}

export async function trackSources(trx: Trx, ids: readonly number[]) {
  const { rows } = await sql<EntrySource>`select t.id, t.name, t.plays_count as popularity,
      (select string_agg(ar.name, ' ') from track_artists ta join artists ar on ar.id = ta.artist_id
       where ta.track_id = t.id and ta.role in ('main', 'featured')) as others
    from tracks t where t.id = any(${[...ids]}) and t.listed`.execute(trx);
  return rows;
}

export async function tracksOfAlbums(trx: Trx, albumIds: readonly number[]): Promise<number[]> {
  const rows = await trx.selectFrom('tracks').select('id').where('album_id', 'in', albumIds).execute();
  return rows.map((row) => row.id);
}

export async function deleteEntries(trx: Trx, type: SearchType, ids: readonly number[]) {
  await sql`delete from search_entries where type = ${type} and id = any(${[...ids]})`.execute(trx);
}

export interface Entry {
  id: number;
  nameKey: string;
  /** Text of type `tsvector`. */
  words: string;
  popularity: number;
}

/** What is much played and called otherwise now is at once among the beginnings of its new words, too. */
export async function putEntries(trx: Trx, type: SearchType, entries: readonly Entry[]) {
  await sql`with changed as (
      insert into search_entries as e (type, id, name_key, words, popularity)
      select ${type}, n.id, n.name_key, n.words::tsvector, n.popularity
      from unnest(${entries.map(({ id }) => id)}::bigint[], ${entries.map(({ nameKey }) => nameKey)}::text[], ${entries.map(({ words }) => words)}::text[],
        ${entries.map(({ popularity }) => popularity)}::bigint[]) as n(id, name_key, words, popularity)
      order by n.id
      on conflict (type, id) do update set name_key = excluded.name_key, words = excluded.words
      where (e.name_key, e.words) is distinct from (excluded.name_key, excluded.words)
      returning e.id, e.words, e.popularity, e.tier)
    insert into search_prefixes (prefix, popularity, type, id)
    select distinct left(word, letters), c.popularity, ${type}, c.id
    from changed c, unnest(tsvector_to_array(c.words)) lexeme(word), generate_series(1, ${prefixLetters}) letters
    where c.tier <= 2 and left(word, 1) not in (':', '^') and length(word) >= letters
    on conflict do nothing`.execute(trx);
}
