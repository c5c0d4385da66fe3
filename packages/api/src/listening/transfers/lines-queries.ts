import { createHash } from 'node:crypto';
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

/**
 * Songs of a playlist that is filled by hand: those everybody may see, and those of its file not found yet; in its order
 * with `order by position, other`.
 * @param track what is selected of a track `t` of an album `a`
 * @param entry the same of a song `m` of its file
 */
const songsOf = (id: number, track: RawBuilder<unknown>, entry: RawBuilder<unknown>) => sql`
  select c.position, c.track_id as other, ${track}
    from playlist_tracks c join playlists p on p.id = c.playlist_id and p.rules is null
      join tracks t on t.id = c.track_id join albums a on a.id = t.album_id
    where c.playlist_id = ${id} and c.shown and c.removed_at is null
  union all
  select m.position, m.id, ${entry}
    from playlist_entries m where m.playlist_id = ${id} and m.track_id is null`;

export function playlistSongLines(
  trx: Transaction<Database>,
  { id, baseUrl }: { id: number; baseUrl: string },
): Lines {
  const track = line(sql`'kind', 'song', ${song(baseUrl)}`);
  const entry = line(sql`'kind', 'song', ${said}, 'path', m.path`);
  return lines(trx, sql`select line from (${songsOf(id, track, entry)}) songs order by position, other`);
}

/** What is between titles and artists, and between songs, where `digestOf` and the database sum them up. */
const between = { words: '\u001f', songs: '\u001e' };

/** Sums up songs by their titles and artists, as `digestsOf` does. */
export function digestOf(songs: readonly { title: string; artist: string }[]): string {
  const text = songs.map(({ title, artist }) => title + between.words + artist).join(between.songs);
  return createHash('md5').update(text).digest('hex');
}

/** The playlists somebody has made of these names, folded. */
export async function playlistsNamed(
  trx: Transaction<Database>,
  userId: number,
  nameKeys: readonly string[],
) {
  return trx
    .selectFrom('playlists')
    .select(['id', 'name_key', 'rules'])
    .where('owner_id', '=', userId)
    .where('deleted_at', 'is', null)
    .where('name_key', '=', sql<string>`any(${[...nameKeys]}::text[])`)
    .execute();
}

/** Sums of the songs a playlist has, and of those its file named; null for one that came from no file. */
export async function digestsOf(trx: Transaction<Database>, id: number): Promise<(string | null)[]> {
  const digest = (order: RawBuilder<unknown>) =>
    sql`md5(string_agg(title || ${between.words} || artist, ${between.songs} order by ${order}))`;
  const track = sql`t.name as title, coalesce(${artistsInWords}, '') as artist`;
  const { rows } = await sql<{ has: string; said: string | null }>`
    select (select coalesce(${digest(sql`position, other`)}, md5(''))
        from (${songsOf(id, track, sql`m.title, m.artist`)}) songs) as has,
      (select ${digest(sql`position`)} from playlist_entries where playlist_id = ${id}) as said`.execute(trx);
  return rows.flatMap(({ has, said }) => [has, said]);
}
