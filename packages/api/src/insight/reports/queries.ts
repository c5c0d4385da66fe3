import type { Db, PlaysPart } from '@kantele/db';
import { type RawBuilder, sql } from 'kysely';

/** Days of a report and as many before them; all `YYYY-MM-DD`, the last included. */
export interface Span {
  before_from: string;
  from: string;
  to: string;
}
/** Whose plays: of an artist, or null for the whole site. */
export type Scope = number | null;

/** Rows of the scope; written so that the index finds those of the site, too. */
const of = (scope: Scope): RawBuilder<unknown> =>
  scope === null ? sql`artist_id is null` : sql`artist_id = ${scope}`;
const within = ({ before_from, to }: Span) => sql`day between ${before_from}::date and ${to}::date`;

export interface DayRow {
  day: string;
  plays: number;
  listeners: number;
  heard_ms: number;
}

/** Days that had plays, in order. */
export async function daysOf(db: Db, scope: Scope, span: Span): Promise<DayRow[]> {
  const { rows } = await sql<DayRow>`
    select t.day, t.plays, t.heard_ms, coalesce(l.listeners, 0) as listeners
    from (select day, plays, heard_ms from plays_parts where ${of(scope)} and ${within(span)} and part = 'total') t
    left join (select day, count(*) as listeners from daily_listeners where ${of(scope)} and ${within(span)}
      group by 1) l using (day)
    order by t.day`.execute(db);
  return rows;
}

/** Different listeners of all days together, and of those before. */
export async function listenersOf(db: Db, scope: Scope, span: Span) {
  const { rows } = await sql<{ now: number; before: number }>`
    select count(distinct listener) filter (where day >= ${span.from}::date) as now,
      count(distinct listener) filter (where day < ${span.from}::date) as before
    from daily_listeners where ${of(scope)} and ${within(span)}`.execute(db);
  return rows[0] ?? { now: 0, before: 0 };
}

export interface PartRow {
  part: Exclude<PlaysPart, 'total'>;
  value: string;
  plays: number;
  before: number;
}

/** Plays by source, country and device. */
export async function partsOf(db: Db, scope: Scope, span: Span): Promise<PartRow[]> {
  const { rows } = await sql<PartRow>`
    select part, value, coalesce(sum(plays) filter (where day >= ${span.from}::date), 0)::bigint as plays,
      coalesce(sum(plays) filter (where day < ${span.from}::date), 0)::bigint as before
    from plays_parts where ${of(scope)} and ${within(span)} and part <> 'total'
    group by 1, 2 order by 3 desc, 4 desc, 2`.execute(db);
  return rows;
}

export interface TopRow {
  track_id: number;
  plays: number;
  before: number;
}

/** The most played tracks, those that a list may show. */
export async function topTracksOf(db: Db, scope: Scope, span: Span, limit: number): Promise<TopRow[]> {
  const ofArtist =
    scope === null
      ? sql``
      : sql`and d.track_id in (
          select track_id from track_artists where artist_id = ${scope} and role in ('main', 'featured'))`;
  const { rows } = await sql<TopRow>`
    with heard as materialized (
      select d.track_id, sum(d.plays)::bigint as plays from plays_daily d
      where d.day between ${span.from}::date and ${span.to}::date ${ofArtist}
      group by 1 order by 2 desc, 1 limit ${limit}
    )
    select heard.track_id, heard.plays, coalesce((select sum(d.plays) from plays_daily d
      where d.track_id = heard.track_id and d.day >= ${span.before_from}::date
        and d.day < ${span.from}::date), 0)::bigint as before
    from heard order by 2 desc, 1`.execute(db);
  return rows;
}

/** The day of the first play; null without any. */
export async function firstDayOf(db: Db, scope: Scope): Promise<string | null> {
  const { rows } = await sql<{ day: string }>`
    select day from plays_parts where ${of(scope)} order by day limit 1`.execute(db);
  return rows[0]?.day ?? null;
}

/** Accounts made on each day that had any. */
export async function registrationsOf(db: Db, { before_from, to }: Span) {
  const { rows } = await sql<{ day: string; count: number }>`
    select (created_at at time zone 'UTC')::date as day, count(*) as count from users
    where created_at >= (${before_from}::date)::timestamp at time zone 'UTC'
      and created_at < (${to}::date + 1)::timestamp at time zone 'UTC'
    group by 1 order by 1`.execute(db);
  return rows;
}
