import type { Database, Db } from '@kantele/db';
import { type Insertable, sql, type Transaction } from 'kysely';

/** The first report of an id wins; answers which track the id belongs to. */
export async function insertReceipt(trx: Transaction<Database>, play: Insertable<Database['play_receipts']>) {
  const { id, track_id } = play;
  const row = await trx
    .insertInto('play_receipts')
    .values(play)
    .onConflict((oc) => oc.column('id').doNothing())
    .returning('track_id')
    .executeTakeFirst();
  if (row) return { inserted: true, trackId: row.track_id };
  const known = await trx
    .selectFrom('play_receipts')
    .select('track_id')
    .where('id', '=', id)
    .executeTakeFirst();
  return { inserted: false, trackId: known?.track_id ?? track_id };
}

export async function insertPlay(trx: Transaction<Database>, values: Insertable<Database['plays']>) {
  await trx.insertInto('plays').values(values).execute();
}

/** Plays that are counted in one statement: about 0.2 ms each, so that others wait for its locks far below their time-out on slow computers too. */
export const countedAtOnce = 500;

/**
 * Adds the oldest plays not counted yet to the day's totals, to what insights show and to the counters of tracks, albums
 * and artists, and makes the partitions of the coming months. What is counted is locked first, in the order of
 * `lockMusic`; asking how many were locked makes Postgres wait for them.
 * @returns how many plays were counted, at most `countedAtOnce`
 */
export async function countPlays(trx: Transaction<Database>) {
  await sql`select pg_advisory_xact_lock(7302)`.execute(trx);
  await sql`select ensure_plays_partition((now() at time zone 'UTC' + make_interval(months => m))::date)
    from generate_series(0, 2) m`.execute(trx);
  const { rows } = await sql<{ count: number }>`
    with waiting as (
      select id, track_id from play_receipts where not counted order by created_at limit ${sql.lit(countedAtOnce)}
    ), artists_locked as (
      select id from artists where id in (
        select ta.artist_id from track_artists ta where ta.track_id in (select track_id from waiting))
      order by id for no key update
    ), albums_locked as (
      select id from albums where id in (
        select t.album_id from tracks t where t.id in (select track_id from waiting))
        and (select count(*) from artists_locked) >= 0
      order by id for no key update
    ), tracks_locked as (
      select id from tracks where id in (select track_id from waiting)
        and (select count(*) from albums_locked) >= 0
      order by id for no key update
    ), fresh as (
      update play_receipts set counted = true
      where id in (select id from waiting) and (select count(*) from tracks_locked) >= 0
      returning track_id, (started_at at time zone 'UTC')::date as day, heard_ms, source, country, device, listener
    ), for_whom as (
      select null::bigint as artist_id, fresh.* from fresh
      union all
      select a.artist_id, fresh.* from fresh
      join (select distinct track_id, artist_id from track_artists where role in ('main', 'featured')) a
        on a.track_id = fresh.track_id
    ), parts as (
      insert into plays_parts (artist_id, day, part, value, plays, heard_ms)
      select artist_id, day, part, value, count(*), sum(heard_ms) from for_whom
      cross join lateral (values ('total', ''), ('source', coalesce(source, 'other')),
        ('country', coalesce(country, '')), ('device', coalesce(device, 'other'))) as parts (part, value)
      group by 1, 2, 3, 4 order by 1, 2, 3, 4
      on conflict (artist_id, day, part, value) do update
        set plays = plays_parts.plays + excluded.plays, heard_ms = plays_parts.heard_ms + excluded.heard_ms
    ), listeners as (
      insert into daily_listeners (artist_id, day, listener)
      select distinct artist_id, day, listener from for_whom where listener is not null order by 1, 2, 3
      on conflict (artist_id, day, listener) do nothing
    ), daily as (
      insert into plays_daily (day, track_id, plays, heard_ms)
      select day, track_id, count(*), sum(heard_ms) from fresh group by 1, 2 order by 2, 1
      on conflict (track_id, day) do update
        set plays = plays_daily.plays + excluded.plays, heard_ms = plays_daily.heard_ms + excluded.heard_ms
    ), per_track as (
      select f.track_id, t.album_id, count(*) as n from fresh f join tracks t on t.id = f.track_id group by 1, 2
    ), tracks_done as (
      update tracks t set plays_count = t.plays_count + p.n from per_track p where t.id = p.track_id
    ), albums_done as (
      update albums a set plays_count = a.plays_count + p.n
      from (select album_id, sum(n) as n from per_track group by 1) p where a.id = p.album_id
    ), artists_done as (
      update artists a set plays_count = a.plays_count + p.n
      from (select ta.artist_id, sum(x.n) as n from per_track x
            join track_artists ta on ta.track_id = x.track_id and ta.role in ('main', 'featured') group by 1) p
      where a.id = p.artist_id
    )
    select count(*) as count from fresh`.execute(trx);
  return rows[0]?.count ?? 0;
}

/** Places of a chart, of each kind. */
const chartPlaces = 1_000;

/** Replaces the charts of the last `days` days by what the daily totals say. */
export async function replaceCharts(trx: Transaction<Database>, days: number, now: Date) {
  await sql`select pg_advisory_xact_lock(7303)`.execute(trx);
  await trx.deleteFrom('play_charts').where('days', '=', days).execute();
  await sql`
    with heard as (
      select d.track_id, t.album_id, sum(d.plays)::bigint as n from plays_daily d join tracks t on t.id = d.track_id
      where d.day > (${now}::timestamptz at time zone 'UTC')::date - ${days}::integer and t.listed group by 1, 2
    )
    insert into play_charts (kind, days, object_id, plays)
    (select 'track', ${days}::smallint, track_id, n from heard order by n desc, track_id desc limit ${chartPlaces})
    union all
    (select 'album', ${days}::smallint, album_id, sum(n) from heard
      group by album_id order by 4 desc, 3 desc limit ${chartPlaces})
    union all
    (select 'artist', ${days}::smallint, ta.artist_id, sum(n) from heard
      join track_artists ta on ta.track_id = heard.track_id and ta.role in ('main', 'featured')
      group by ta.artist_id order by 4 desc, 3 desc limit ${chartPlaces})`.execute(trx);
}

/** Receipts only guard against repetition: after 90 days (60 may be reported late) they can go. */
export async function dropOldReceipts(db: Db) {
  await sql`delete from play_receipts where counted and created_at < now() - interval '90 days'`.execute(db);
}
