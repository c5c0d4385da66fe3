import { type Kysely, sql } from 'kysely';

/**
 * Daily totals of plays by where they came from, and who listened on which day, for each artist and for the whole site
 * (`artist_id` null). A receipt carries what its play adds to them, so that counting reads one table.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`alter table plays add column device text`,
    sql`alter table play_receipts add column source text, add column country text, add column device text,
      add column listener bigint`,
    sql`create table plays_parts (
      artist_id bigint references artists on delete cascade,
      day date not null,
      part text not null check (part in ('total', 'source', 'country', 'device')),
      value text not null,
      plays integer not null,
      heard_ms bigint not null,
      unique nulls not distinct (artist_id, day, part, value)
    )`,
    sql`create table daily_listeners (
      artist_id bigint references artists on delete cascade,
      day date not null,
      listener bigint not null,
      unique nulls not distinct (artist_id, day, listener)
    )`,
    // Plays from before this version: nobody kept the country or the device. The salt is not kept, so that the hashes
    // name nobody.
    sql`create temporary table salt on commit drop as select gen_random_uuid()::text as salt`,
    sql`update play_receipts r set source = p.context_type,
        listener = hashtextextended(coalesce('user ' || p.user_id, p.guest_hash) || (select salt from salt), 0)
      from plays p where not r.counted and p.id = r.id and p.started_at = r.started_at`,
    sql`create temporary table counted_plays on commit drop as
      select p.track_id, (p.started_at at time zone 'UTC')::date as day, p.context_type as source, p.heard_ms,
        hashtextextended(coalesce('user ' || p.user_id, p.guest_hash) || (select salt from salt), 0) as listener
      from plays p
      where not exists (select from play_receipts r where r.id = p.id and not r.counted)`,
    sql`create temporary table plays_for on commit drop as
      select null::bigint as artist_id, * from counted_plays
      union all
      select a.artist_id, c.* from counted_plays c
      join (select distinct track_id, artist_id from track_artists where role in ('main', 'featured')) a
        on a.track_id = c.track_id`,
    sql`insert into plays_parts (artist_id, day, part, value, plays, heard_ms)
      select artist_id, day, part, value, count(*), sum(heard_ms) from plays_for
      cross join lateral (values ('total', ''), ('source', coalesce(source, 'other')), ('country', ''),
        ('device', 'other')) as parts (part, value)
      group by 1, 2, 3, 4`,
    sql`insert into daily_listeners (artist_id, day, listener)
      select distinct artist_id, day, listener from plays_for where listener is not null`,
  ];
  for (const statement of statements) await statement.execute(db);
}
