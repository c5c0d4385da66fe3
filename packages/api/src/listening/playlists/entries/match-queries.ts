import type { Database, Db, Transaction } from '@kantele/db';
import { sql } from 'kysely';
import { filesNamed, pathsOfTrack } from '../../../catalogue/imports/fragments.ts';
import { sameLength, type TrackFacts, type WishedSong } from './match-song.ts';

type Executor = Db | Transaction<Database>;

/** Tracks of one way to find a song that are looked at; songs with more of one title and artist are told apart by nothing. */
const perWay = 10;

/** What tracks are found by, a row for each song; `n` is its place in the list. */
function wishesOf(songs: readonly WishedSong[]) {
  const rows = songs.map(({ entry, keys }, n) => ({
    n,
    own_id: entry.track_id,
    isrc: entry.isrc,
    mbid: entry.mbid,
    duration: entry.duration,
    file: keys.file,
    title: keys.title,
    plain: keys.plain,
    artists: keys.artists,
  }));
  return sql`json_to_recordset(${JSON.stringify(rows)}::json) as w (n integer, own_id bigint, isrc text, mbid uuid,
    duration integer, file text, title text, plain text, artists text[])`;
}

/** Pairs of a song and a track it may be. */
export type Pair = { n: number; id: number };

const byArtist = sql`exists (select from track_artists ta join artists ar on ar.id = ta.artist_id
  where ta.track_id = t.id and ar.name_key = any(w.artists))`;

/**
 * Tracks by what names a song exactly: the address on this site, ISRC, MusicBrainz id, the name of its file, or title and
 * artist. Only the address finds what is unlisted; everything else finds what everybody may find.
 */
export async function namedTracks(db: Executor, songs: readonly WishedSong[]): Promise<Pair[]> {
  const limit = sql.lit(perWay);
  const { rows } = await sql<Pair>`
    with w as materialized (select * from ${wishesOf(songs)})
    select w.n, t.id from w join tracks t on t.id = w.own_id join albums a on a.id = t.album_id
      where is_open(t.visibility) and is_open(a.visibility)
    union select w.n, f.id from w, lateral (
      select t.id from tracks t where t.isrc = w.isrc and t.listed order by t.id limit ${limit}) f
    union select w.n, f.id from w, lateral (
      select t.id from tracks t where t.mbid = w.mbid and t.listed order by t.id limit ${limit}) f
    union select w.n, f.id from w, lateral (
      select t.id from (${filesNamed(sql`w.file`)}) lf join tracks t on t.id = lf.track_id and t.listed
      order by t.id limit ${limit}) f
    union select w.n, f.id from w, lateral (
      select t.id from tracks t where t.name_key = w.title and t.listed and ${byArtist}
      order by t.id limit ${limit}) f`.execute(db);
  return rows;
}

/** Likeness of two titles from which one may be meant by the other, 0–1. */
const alike = 0.5;

/**
 * Tracks that may be meant: of the artists those whose titles are longer, shorter or spelled otherwise; of others those
 * of the same title that are as long.
 */
export async function likelyTracks(db: Executor, songs: readonly WishedSong[]): Promise<Pair[]> {
  const limit = sql.lit(perWay);
  const { rows } = await sql<Pair>`
    with w as materialized (select * from ${wishesOf(songs)} where title <> '')
    select w.n, f.id from w, lateral (
      select t.id from artists ar join track_artists ta on ta.artist_id = ar.id and ta.listed
        join tracks t on t.id = ta.track_id and t.listed
      where ar.name_key = any(w.artists) and (starts_with(t.name_key, w.plain)
        or starts_with(w.title, t.name_key || ' ') or similarity(t.name_key, w.title) >= ${sql.lit(alike)})
      order by similarity(t.name_key, w.title) desc, t.id limit ${limit}) f
    union select w.n, f.id from w, lateral (
      select t.id from tracks t where t.name_key = w.title and t.listed
        and (cardinality(w.artists) = 0 or abs(t.duration - w.duration) <= ${sql.lit(sameLength)})
      order by t.id limit ${limit}) f`.execute(db);
  return rows;
}

/** What is known of tracks, to be compared with songs of files. */
export async function factsOfTracks(db: Executor, ids: readonly number[]): Promise<TrackFacts[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<TrackFacts>`
    select t.id, t.name, t.duration, t.isrc, t.mbid, t.plays_count, a.name_key as album,
      (select coalesce(array_agg(distinct ar.name_key), '{}') from track_artists ta
        join artists ar on ar.id = ta.artist_id where ta.track_id = t.id) as artists,
      ${pathsOfTrack(sql`t.id`)} as paths
    from tracks t join albums a on a.id = t.album_id where t.id = any(${[...ids]}::bigint[])`.execute(db);
  return rows;
}
