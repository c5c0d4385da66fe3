import type { Database, SearchType } from '@kantele/db';
import { sql, type Transaction } from 'kysely';
import { nameKey } from '../core/slug.ts';
import { prefixLetters } from './queries.ts';
import { entryWords } from './words.ts';

type Trx = Transaction<Database>;

interface Source {
  id: number;
  name: string;
  others: string | null;
  popularity: number;
}

/** Brings the search entries of these artists up to date; disabled ones leave the index. */
export async function indexArtist(trx: Trx, ids: readonly number[]) {
  const { rows } = await sql<Source>`select id, name, null as others, plays_count as popularity
    from artists where id = any(${[...ids]}) and not disabled`.execute(trx);
  await replace(trx, 'artist', ids, rows);
}

export async function indexAlbums(trx: Trx, ids: readonly number[]) {
  const { rows } = await sql<Source>`select a.id, a.name, a.plays_count as popularity,
      (select string_agg(ar.name, ' ') from album_artists aa join artists ar on ar.id = aa.artist_id
       where aa.album_id = a.id) as others
    from albums a where a.id = any(${[...ids]}) and a.listed`.execute(trx);
  await replace(trx, 'album', ids, rows);
}

export async function indexTracks(trx: Trx, ids: readonly number[]) {
  const { rows } = await sql<Source>`select t.id, t.name, t.plays_count as popularity,
      (select string_agg(ar.name, ' ') from track_artists ta join artists ar on ar.id = ta.artist_id
       where ta.track_id = t.id and ta.role in ('main', 'featured')) as others
    from tracks t where t.id = any(${[...ids]}) and t.listed`.execute(trx);
  await replace(trx, 'track', ids, rows);
}

/** All tracks of these albums: after a change of visibility. */
export async function indexTracksOfAlbum(trx: Trx, albumIds: readonly number[]) {
  const rows = await trx
    .selectFrom('tracks')
    .select('id')
    .where('album_id', 'in', [...albumIds])
    .execute();
  await indexTracks(
    trx,
    rows.map((row) => row.id),
  );
}

export async function removeFromSearch(trx: Trx, type: SearchType, ids: readonly number[]) {
  if (ids.length === 0) return;
  await sql`delete from search_entries where type = ${type} and id = any(${[...ids]})`.execute(trx);
}

/** What is much played and called otherwise now is at once among the beginnings of its new words, too. */
async function replace(trx: Trx, type: SearchType, ids: readonly number[], rows: readonly Source[]) {
  const present = new Set(rows.map((row) => row.id));
  await removeFromSearch(
    trx,
    type,
    ids.filter((id) => !present.has(id)),
  );
  if (rows.length === 0) return;
  const keys = rows.map((row) => nameKey(row.name));
  const words = rows.map((row) => entryWords(`${row.name} ${row.others ?? ''}`, type));
  await sql`with changed as (
      insert into search_entries as e (type, id, name_key, words, popularity)
      select ${type}, n.id, n.name_key, n.words::tsvector, n.popularity
      from unnest(${rows.map((row) => row.id)}::bigint[], ${keys}::text[], ${words}::text[],
        ${rows.map((row) => row.popularity)}::bigint[]) as n(id, name_key, words, popularity)
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
