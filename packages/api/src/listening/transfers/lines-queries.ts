import type { Database, Transaction } from '@kantele/db';
import { type RawBuilder, sql } from 'kysely';
import { readByCursor } from '../../core/cursor.ts';
import { artistsInWords } from '../playlists/fragments.ts';

type Lines = AsyncGenerator<string[]>;

async function* lines(trx: Transaction<Database>, query: RawBuilder<{ line: string }>): Lines {
  for await (const rows of readByCursor(trx, query)) yield rows.map(({ line }) => line);
}

/** Fields as one line of JSON, without those that are null. */
const line = (fields: RawBuilder<unknown>) =>
  sql`json_strip_nulls(json_build_object(${fields}))::text as line`;

/** What a track `t` of an album `a` is found by elsewhere. */
const song = (baseUrl: string) => sql`'title', t.name, 'artist', ${artistsInWords}, 'album', a.name,
  'duration', t.duration, 'isrc', t.isrc, 'mbid', t.mbid, 'address', ${`${baseUrl}/track/`}::text || t.id`;
const said = sql`'title', m.title, 'artist', m.artist, 'album', m.album, 'duration', m.duration, 'isrc', m.isrc, 'mbid', m.mbid`;

/** Who reads, and the address of the site. */
export interface Whose {
  userId: number;
  baseUrl: string;
}

/** Songs somebody likes and may see, the first liked first. */
export function likedSongLines(trx: Transaction<Database>, { userId, baseUrl }: Whose): Lines {
  return lines(
    trx,
    sql`select ${line(sql`'kind', 'liked_song', ${song(baseUrl)}, 'since', l.created_at`)}
      from track_likes l join tracks t on t.id = l.track_id join albums a on a.id = t.album_id
      where l.user_id = ${userId} and l.shown order by l.id`,
  );
}

export function likedAlbumLines(trx: Transaction<Database>, { userId, baseUrl }: Whose): Lines {
  return lines(
    trx,
    sql`select ${line(sql`'kind', 'liked_album', 'title', t.name, 'artist', ${artistsInWords},
        'year', extract(year from t.release_date::date), 'mbid', t.mbid, 'address', ${`${baseUrl}/album/`}::text || t.id, 'since', l.created_at`)}
      from album_likes l join albums t on t.id = l.album_id where l.user_id = ${userId} and l.shown order by l.id`,
  );
}

export function followedArtistLines(trx: Transaction<Database>, { userId, baseUrl }: Whose): Lines {
  return lines(
    trx,
    sql`select ${line(sql`'kind', 'followed_artist', 'artist', a.name, 'mbid', a.mbid,
        'address', ${`${baseUrl}/artist/`}::text || a.id, 'since', f.created_at`)}
      from artist_follows f join artists a on a.id = f.artist_id where f.user_id = ${userId} and f.shown order by f.id`,
  );
}

/** What a library brought here names and this site does not have. */
export function awaitedLines(trx: Transaction<Database>, { userId }: Whose): Lines {
  return lines(
    trx,
    sql`select ${line(sql`'kind', m.kind, ${said}, 'year', m.year, 'since', m.since, 'plays', m.plays`)}
      from awaited_music m where m.user_id = ${userId} order by m.id`,
  );
}

/** Plays of one song in one line at most. */
const playsOfLine = 500;

/** Songs somebody has played, each with when, in milliseconds since 1970, and how many milliseconds of it. */
export function playLines(trx: Transaction<Database>, { userId, baseUrl }: Whose): Lines {
  return lines(
    trx,
    sql`select ${line(sql`'kind', 'plays', ${song(baseUrl)}, 'plays', heard.plays`)} from (
        select track_id, json_agg(json_build_array((extract(epoch from started_at) * 1000)::bigint, heard_ms)
          order by started_at) as plays
        from (select track_id, started_at, heard_ms,
            (row_number() over (partition by track_id order by started_at) - 1) / ${sql.lit(playsOfLine)} as part
          from plays where user_id = ${userId}) own
        group by track_id, part) heard
      join tracks t on t.id = heard.track_id join albums a on a.id = t.album_id
      where is_open(t.visibility) and is_open(a.visibility) order by t.id`,
  );
}

/** The playlists somebody has made, the first first, each with its line. */
export async function playlistHeads(trx: Transaction<Database>, { userId }: Whose) {
  const folder = sql`(select f.name from filed_playlists c join playlist_folders f on f.id = c.folder_id
    where c.playlist_id = p.id and c.user_id = ${userId})`;
  const { rows } = await sql<{ id: number; line: string }>`
    select p.id, ${line(sql`'kind', 'playlist', 'name', p.name, 'description', p.description, 'rules', p.rules,
        'folder', ${folder}`)}
    from playlists p where p.owner_id = ${userId} and p.deleted_at is null order by p.id`.execute(trx);
  return rows;
}

/** Songs of a playlist that is filled by hand, in its order: those everybody may see, and those of its file not found yet. */
export function playlistSongLines(
  trx: Transaction<Database>,
  { id, baseUrl }: { id: number; baseUrl: string },
): Lines {
  return lines(
    trx,
    sql`select line from (
        select p.position, p.track_id as other, ${line(sql`'kind', 'song', ${song(baseUrl)}`)}
        from playlist_tracks p join playlists l on l.id = p.playlist_id and l.rules is null
          join tracks t on t.id = p.track_id join albums a on a.id = t.album_id
        where p.playlist_id = ${id} and p.shown and p.removed_at is null
        union all
        select m.position, m.id, ${line(sql`'kind', 'song', ${said}, 'path', m.path`)}
        from playlist_entries m where m.playlist_id = ${id} and m.track_id is null
      ) songs order by position, other`,
  );
}
