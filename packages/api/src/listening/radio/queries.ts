import type { Db } from '@kantele/db';
import { sql } from 'kysely';

/** What one track has in common with others is found by. */
export interface RadioFacts {
  id: number;
  artists: { id: number; name: string }[];
  genres: { id: number; name: string }[];
  /** Null where it is not known, as all below. */
  year: number | null;
  bpm: number | null;
  /** LUFS */
  loudness: number | null;
}

/** Of public tracks that play. */
export async function factsOf(db: Db, ids: readonly number[]): Promise<RadioFacts[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<RadioFacts>`
    select t.id, t.bpm, t.loudness_integrated as loudness, t.artists,
      extract(year from a.release_date)::int as year,
      coalesce((select json_agg(json_build_object('id', g.id, 'name', g.display_name) order by g.id)
        from track_genres tg join genres g on g.id = tg.genre_id where tg.track_id = t.id), '[]') as genres
    from tracks t join albums a on a.id = t.album_id
    where t.id = any(${[...ids]}::bigint[]) and t.listed and t.status in ('ready', 'processing')`.execute(db);
  return rows;
}

/** Public tracks of a genre: those played most, and others from a place that `from`, 0 to 1, names. */
export async function tracksOfGenres(db: Db, ids: readonly number[], from: number): Promise<number[]> {
  const { rows } = await sql<{ track_id: number }>`
    with last as (select max(id) as id from tracks where listed)
    select track_id from unnest(${[...ids]}::bigint[]) genre (id), last cross join lateral (
      (select track_id from track_genres where genre_id = genre.id and listed
        order by plays_count desc, track_id desc limit 60)
      union (select track_id from track_genres where genre_id = genre.id and listed
        and track_id <= ceil(last.id * ${from}::float) order by track_id desc limit 60)
    ) found`.execute(db);
  return rows.map(({ track_id }) => track_id);
}

/** The most played public tracks of each of these artists. */
export async function tracksOfArtists(db: Db, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ track_id: number }>`
    select found.track_id from unnest(${[...ids]}::bigint[]) artist (id) cross join lateral (
      select track_id from track_artists where artist_id = artist.id and listed
        and role in ('main', 'featured') order by plays_count desc, track_id desc limit 30
    ) found`.execute(db);
  return rows.map(({ track_id }) => track_id);
}

/** The most played public tracks of the site. */
export async function popularTracks(db: Db): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from tracks where listed order by plays_count desc, id desc limit 60`.execute(db);
  return rows.map(({ id }) => id);
}

/** Fewer would tell who they are. */
const listenersAtLeast = 5;

/**
 * What people who played one of these tracks lately played around then: track and number of such people, of whom there
 * are at least five.
 */
export async function heardTogether(
  db: Db,
  ids: readonly number[],
): Promise<{ track_id: number; listeners: number }[]> {
  const { rows } = await sql<{ track_id: number; listeners: number }>`
    with people as (
      select distinct p.user_id from unnest(${[...ids]}::bigint[]) start (id) cross join lateral (
        select user_id from plays where track_id = start.id order by started_at desc limit 60
      ) p where p.user_id is not null limit 60
    )
    select heard.track_id, count(distinct people.user_id)::int as listeners from people cross join lateral (
      select track_id from plays where user_id = people.user_id order by started_at desc limit 60
    ) heard group by heard.track_id having count(distinct people.user_id) >= ${sql.lit(listenersAtLeast)}
    order by 2 desc, 1 limit 100`.execute(db);
  return rows;
}
