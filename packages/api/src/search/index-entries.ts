import type { Database, SearchType } from '@kantele/db';
import { sql, type Transaction } from 'kysely';
import { nameKey } from '../core/slug.ts';
import { indexWords, tsvector } from './words.ts';

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
  await sql`delete from search_prefixes where type = ${type} and id = any(${[...ids]})`.execute(trx);
}

async function replace(trx: Trx, type: SearchType, ids: readonly number[], rows: readonly Source[]) {
  const present = new Set(rows.map((row) => row.id));
  await removeFromSearch(
    trx,
    type,
    ids.filter((id) => !present.has(id)),
  );
  if (rows.length === 0) return;
  const keys = rows.map((row) => nameKey(row.name));
  const words = rows.map((row) => tsvector(indexWords(`${row.name} ${row.others ?? ''}`), type));
  await sql`insert into search_entries (type, id, name_key, words, popularity)
    select ${type}, n.id, n.name_key, n.words::tsvector, n.popularity
    from unnest(${rows.map((row) => row.id)}::bigint[], ${keys}::text[], ${words}::text[],
      ${rows.map((row) => row.popularity)}::bigint[]) as n(id, name_key, words, popularity)
    order by n.id
    on conflict (type, id) do update set name_key = excluded.name_key, words = excluded.words,
      popularity = excluded.popularity
    where (search_entries.name_key, search_entries.words, search_entries.popularity)
      is distinct from (excluded.name_key, excluded.words, excluded.popularity)`.execute(trx);
}
