import type { Db } from '@kantele/db';
import { sql } from 'kysely';

const words = (n: string) => `
  (array['silver','river','north','ember','glass','hollow','morning','paper','winter','signal','velvet','stone',
    'harbour','lantern','echo','cedar','static','violet','thunder','meadow','copper','shadow','garden','satellite',
    'ocean','mirror','feather','engine','summer','ghost','marble','falcon','cinder','orchid','canyon','needle',
    'pilot','amber','willow','the'])[1 + (${n}) % 40]`;
const name = (n: string) => `${words(n)} || ' ' || ${words(`${n} / 40 * 7 + ${n}`)} || ' ' || (${n})`;

/** Played as music is: few things very often, most of them hardly ever. */
const plays = (n: string) => `(1000000 / (1 + (${n}::bigint * 7919) % 99991))`;

/** An artist as tracks keep it. */
const listed = (table: string, role: string) =>
  `jsonb_build_array(jsonb_build_object('id', ${table}.id, 'name', ${table}.name, 'slug', ${table}.slug, 'role', '${role}'))`;

const statements = [
  `insert into artists (name, slug, name_key, plays_count, disabled)
    select ${name('n')}, 'a', ${name('n')}, ${plays('n')}, n % 100 = 0 from generate_series(1, 2000) n`,
  `insert into albums (name, slug, name_key, import_key, type, release_date, release_precision, visibility, plays_count)
    select ${name('n')}, 'a', ${name('n')}, 'key ' || n, (array['album','album','ep','single','live'])[1 + n % 5],
      case when n % 9 > 0 then date '1970-01-01' + (n * 37) % 20000 end, case when n % 9 > 0 then 'day' end,
      case when n % 50 = 0 then 'draft' else 'public' end, ${plays('n')} from generate_series(1, 5000) n`,
  `insert into album_artists (album_id, artist_id, position, listed, release_sort, plays_count)
    select a.id, 1 + (a.id * (p + 1) + p) % 2000, p, a.listed, a.release_sort, a.plays_count
    from albums a, generate_series(0, 1) p where p = 0 or a.id % 10 = 0`,
  `select refresh_album_artists(array(select id from albums))`,
  // With the artists that come into track_artists.
  `insert into tracks (name, slug, name_key, album_id, number, duration, status, listed, plays_count, artists, has_lyrics)
    select ${name('n')}, 't', ${name('n')}, album, 1 + (n - 1) % 20, 180000 + n % 90000,
      case when n % 200 = 0 then 'missing' else 'ready' end, n % 200 <> 0 and album % 50 <> 0, ${plays('n')},
      ${listed('m', 'main')} || case when f.id is null then '[]' else ${listed('f', 'featured')} end, n % 20 = 0
    from generate_series(1, 100000) n cross join lateral (select 1 + (n - 1) / 20 as album) x
      join artists m on m.id = 1 + album % 2000
      left join artists f on n % 5 = 0 and f.id = 1 + (album * 2 + 1) % 2000 order by n`,
  `insert into track_artists (track_id, artist_id, role, position, listed, plays_count)
    select t.id, 1 + (t.album_id * (p + 1) + p) % 2000, (array['main','featured','producer'])[1 + p], p, t.listed,
      t.plays_count from tracks t, generate_series(0, 2) p where p = 0 or t.id % (p * 5) = 0`,
  `insert into track_credits (track_id, position, role, name)
    select id, 0, 'composer', 'Composer ' || id % 500 from tracks`,
  `insert into genres (name, slug, display_name, tracks_count)
    select 'genre ' || n, 'genre-' || n, 'Genre ' || n, 2500 from generate_series(1, 40) n`,
  `insert into tags (name, slug, display_name)
    select 'tag ' || n, 'tag-' || n, 'Tag ' || n from generate_series(1, 8) n`,
  `insert into track_genres (track_id, genre_id, listed, plays_count)
    select id, 1 + album_id % 40, listed, plays_count from tracks`,
  `insert into album_genres (album_id, genre_id, listed, release_sort, plays_count)
    select id, 1 + id % 40, listed, release_sort, plays_count from albums`,
  `insert into track_tags (track_id, tag_id, listed, plays_count)
    select id, 1 + id % 8, listed, plays_count from tracks where id % 5 = 0`,
  `insert into lyrics (track_id, text) select id, 'words of number ' || id || E'\\nand more of them' from tracks where id % 20 = 0`,
  `insert into libraries (path) values ('/music')`,
  `insert into imports (library_id, state) select 1, 'done' from generate_series(1, 2000) n`,
  `insert into library_files (library_id, path, size, mtime_ms, track_id, state, spare, failure_kind, error, group_key, facts)
    select 1, id || '.mp3', id, id, id,
      case when id % 400 = 1 then 'failed' when id % 200 = 0 then 'missing' else 'ok' end, id % 500 = 3,
      case when id % 400 = 1 then 'broken' end, case when id % 400 = 1 then 'This is broken.' end,
      'title:' || album_id, '{}' from tracks`,
  `insert into originals (track_id, mime, codec, lossless, size, storage_key, etag, analysis)
    select id, 'audio/mpeg', 'mp3', false, 1, 'library:1/' || id || '.mp3', 'x',
      case when id % 10 = 0 then 'waiting' else 'done' end from tracks`,
  `insert into renditions (fingerprint, kind, mime, codec, sample_rate, channels, size, sha256, samples, delay,
      init_end, fragments, storage_key, etag, last_used_at)
    select 'f' || id, 'aac_96', 'audio/mp4', 'aac', 44100, 2, 1, 'x', 1, 1024, 700, '[]', 'r' || id, 'x',
      now() - id * interval '1 minute' from tracks where id % 5 = 0`,
  `insert into stored_files (key, kind, owner, size, state, updated_at)
    select storage_key, 'rendition', fingerprint, size, 'stored', now() - interval '2 days' from renditions
    union all select 'i' || id, 'index', 'i' || id, 1, 'stored', now() - interval '2 days' from tracks
    union all select 'p' || id || '/' || n, 'image', 'p' || id, 1, 'stored', now() - interval '2 days'
      from albums, generate_series(1, 10) n
    union all select 'e' || n, 'export', n::text, 1, 'stored', now() - interval '2 days' from generate_series(1, 2000) n`,
  `insert into play_receipts (id, track_id, started_at, heard_ms, counted)
    select gen_random_uuid(), 1 + (n * 7) % 100000, now(), 30000, true from generate_series(1, 50000) n`,
  `insert into plays_daily (day, track_id, plays, heard_ms)
    select current_date - n % 400, 1 + (n * 13) % 100000, 1 + n % 9, 60000 from generate_series(1, 60000) n
    on conflict do nothing`,
  `insert into plays_parts (artist_id, day, part, value, plays, heard_ms)
    select nullif(artist, 0), current_date - days, part, 'a', 1 + days % 9, 60000
    from generate_series(0, 200) artist, generate_series(0, 399, 3) days, unnest('{total,source,country,device}'::text[]) part`,
  `insert into daily_listeners (artist_id, day, listener)
    select nullif(n % 200, 0), current_date - n % 400, n from generate_series(1, 60000) n`,
  `insert into play_charts (kind, days, object_id, plays)
    select kind, days, n, 100000 / n from unnest('{track,album,artist}'::text[]) kind, unnest('{7,30,90,365}'::int[]) days,
      generate_series(1, 1000) n`,
  // One channel of each kind of content and rule, some of a genre.
  `insert into channels (name, name_key, slug, layout, content, rule, window_days, genre_id, visibility)
    select 'Channel ' || n, 'channel ' || n, concat_ws('-', content, rule, days || '-days', 'genre-' || genre), 'grid', content, rule, days, genre,
      'public' from (select row_number() over () as n, * from (values
        ('albums', 'manual', null::smallint, null::bigint), ('artists', 'manual', null, null), ('tracks', 'manual', null, null),
        ('genres', 'manual', null, null), ('artists', 'added', null, null), ('tracks', 'added', null, null),
        ('albums', 'popular', 7, null), ('artists', 'popular', 7, null), ('tracks', 'popular', 7, null),
        ('albums', 'newest', null, 7), ('albums', 'added', null, 7), ('albums', 'popular', null, 7), ('albums', 'popular', 7, 7),
        ('artists', 'popular', null, 7), ('artists', 'popular', 7, 7),
        ('tracks', 'added', null, 7), ('tracks', 'popular', null, 7), ('tracks', 'popular', 7, 7)
      ) as c (content, rule, days, genre)) numbered`,
  ...['album', 'artist', 'track', 'genre'].map(
    (type) => `insert into channel_items (channel_id, position, ${type}_id)
    select c.id, n, n from channels c, generate_series(1, ${type === 'genre' ? 40 : 200}) n where c.slug = '${type}s-manual'`,
  ),
  // Of other channels: what is put on them by hand fills a table.
  `insert into channels (name, name_key, slug, layout, content, visibility)
    select 'List ' || n, 'list ' || n, 'list-' || n, 'grid', 'albums', 'public' from generate_series(1, 2000) n`,
  `insert into channel_items (channel_id, position, album_id)
    select id, n, n from channels, generate_series(1, 10) n where slug like 'list-%'`,
  ...(['artist', 'album', 'track'] as const).map(
    (type) => `insert into search_entries (type, id, name_key, words, popularity)
    select '${type}', id, name_key, array_to_tsvector(string_to_array(name_key, ' ') || '{${type === 'track' ? '' : `:${type}`}}' || array(
      select distinct '^' || left(word, 3) from unnest(string_to_array(name_key, ' ')) word where length(word) >= 3)),
      plays_count
    from ${type}s`,
  ),
];

/** 100,000 tracks, 5,000 albums, 2,000 artists, written without triggers and then analysed. */
export async function seedLargeCatalogue(db: Db): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx);
    for (const statement of statements) await sql.raw(statement).execute(trx);
  });
}
