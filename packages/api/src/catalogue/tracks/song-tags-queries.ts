import type { DatePrecision, Db } from '@kantele/db';
import { sql } from 'kysely';

/** What the catalogue says of a song that a file can say, too. */
export interface SongRow {
  id: number;
  title: string;
  artists: { name: string; role: 'main' | 'featured'; mbid: string | null }[];
  number: number | null;
  /** Songs of its disc among which it is listed. */
  numbers: number;
  disc: number;
  discs: number;
  disc_title: string | null;
  isrc: string | null;
  bpm: number | null;
  musical_key: string | null;
  mbid: string | null;
  loudness_integrated: number | null;
  loudness_peak: number | null;
  album: string;
  album_type: string;
  album_artists: { name: string; mbid: string | null }[];
  release_date: string | null;
  release_precision: DatePrecision | null;
  label: string | null;
  catalogue_number: string | null;
  copyright: string | null;
  upc: string | null;
  album_mbid: string | null;
  album_loudness_integrated: number | null;
  album_loudness_peak: number | null;
  image_hash: string | null;
  genres: string[];
  credits: { role: string; name: string; detail: string | null }[];
  lyrics: string | null;
}

/** All that is said of these songs, in any order. */
export async function songRows(db: Db, ids: readonly number[]): Promise<SongRow[]> {
  const { rows } = await sql<SongRow>`
    select t.id, t.name as title, t.number, t.disc_number as disc, t.disc_title, t.isrc, t.bpm, t.musical_key, t.mbid,
      t.loudness_integrated, t.loudness_peak,
      a.name as album, a.type as album_type, a.release_date::text, a.release_precision, a.label, a.catalogue_number,
      a.copyright, a.upc, a.mbid as album_mbid, a.loudness_integrated as album_loudness_integrated,
      a.loudness_peak as album_loudness_peak, a.image_hash, l.text as lyrics, around.numbers, around.discs,
      coalesce((select jsonb_agg(jsonb_build_object('name', p.name, 'role', x.role, 'mbid', p.mbid)
        order by x.role = 'featured', x.position, p.id) from track_artists x join artists p on p.id = x.artist_id
        where x.track_id = t.id and x.role in ('main', 'featured')), '[]') as artists,
      coalesce((select jsonb_agg(jsonb_build_object('name', p.name, 'mbid', p.mbid) order by x.position, p.id)
        from album_artists x join artists p on p.id = x.artist_id where x.album_id = a.id), '[]') as album_artists,
      coalesce((select jsonb_agg(g.display_name order by g.display_name)
          from track_genres x join genres g on g.id = x.genre_id where x.track_id = t.id),
        (select jsonb_agg(g.display_name order by g.display_name)
          from album_genres x join genres g on g.id = x.genre_id where x.album_id = a.id), '[]') as genres,
      coalesce((select jsonb_agg(jsonb_build_object('role', c.role, 'name', c.name, 'detail', c.detail)
        order by c.place, c.position) from (
          select 0 as place, x.position, x.role, p.name, x.detail from track_artists x
            join artists p on p.id = x.artist_id where x.track_id = t.id and x.role not in ('main', 'featured')
          union all
          select 1, c.position, c.role, c.name, c.detail from track_credits c where c.track_id = t.id) c),
        '[]') as credits
    from tracks t join albums a on a.id = t.album_id left join lyrics l on l.track_id = t.id
    cross join lateral (select count(*) filter (where o.disc_number = t.disc_number)::int as numbers,
        count(distinct o.disc_number)::int as discs
      from tracks o where o.album_id = t.album_id and o.deleted_at is null and (o.listed or not t.listed)) around
    where t.id = any(${[...ids]}::bigint[])`.execute(db);
  return rows;
}
