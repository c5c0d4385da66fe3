import { sql } from 'kysely';
import type { Executor } from '../queries.ts';

/** Days back the first run counts; what was never counted is told from how subscriptions are today. */
const daysAtFirst = 400;

/**
 * Counts the days from the last one counted to today. The last one is counted again: it was not over then. A
 * subscription pays at a moment when it began before, is over later or not at all, and its trial has ended; plans given
 * by hand and those never paid for are left out. A month is a month of the price: a year is twelve, thirty days are one.
 */
export async function countRevenue(db: Executor, now: Date): Promise<number> {
  const { rows } = await sql`
    with paid as (
      select s.created_at, s.trial_end, p.currency,
        case
          when s.status in ('canceled', 'unpaid', 'paused') then coalesce(s.ends_at, s.canceled_at, s.updated_at)
          else s.ends_at
        end as over,
        round(p.amount::numeric / case p.interval
          when 'year' then 12 * p.interval_count when 'month' then p.interval_count
          else p.interval_count / 30.0 end)::bigint as monthly
      from subscriptions s join prices p on p.id = s.price_id
      where s.provider_id is not null and s.status not in ('incomplete', 'incomplete_expired')
    ),
    days as (
      select d::date as day, (d at time zone 'UTC') as at, least((d + interval '1 day') at time zone 'UTC', ${now}) as until
      from generate_series(
        coalesce(
          (select max(day) from revenue_days),
          greatest((select min(created_at at time zone 'UTC')::date from paid),
            (${now}::timestamptz at time zone 'UTC')::date - ${daysAtFirst}::int)
        )::timestamp,
        (${now}::timestamptz at time zone 'UTC')::date::timestamp, interval '1 day') d
    )
    insert into revenue_days
    select d.day, p.currency,
      coalesce(sum(p.monthly) filter (where pays), 0), count(*) filter (where pays),
      count(*) filter (where p.created_at >= d.at and p.created_at < d.until),
      count(*) filter (where p.over >= d.at and p.over < d.until),
      count(*) filter (where p.trial_end >= d.at and p.trial_end < d.until),
      count(*) filter (where p.trial_end >= d.at and p.trial_end < d.until and (p.over is null or p.over > p.trial_end))
    from days d cross join paid p cross join lateral (
      select p.created_at < d.until and (p.over is null or p.over > d.until)
        and (p.trial_end is null or p.trial_end < d.until) as pays) x
    group by d.day, p.currency
    on conflict (day, currency) do update set mrr = excluded.mrr, subscribers = excluded.subscribers,
      began = excluded.began, ended = excluded.ended, trials_ended = excluded.trials_ended,
      trials_converted = excluded.trials_converted
    returning 1`.execute(db);
  return rows.length;
}

export interface RevenueRow {
  day: string;
  currency: string;
  mrr: number;
  subscribers: number;
  began: number;
  ended: number;
  trials_ended: number;
  trials_converted: number;
}

/** The figures of some days, by currency and day. */
export async function revenueRows(db: Executor, from: string, to: string): Promise<RevenueRow[]> {
  const { rows } = await sql<RevenueRow>`
    select day::text as day, currency, mrr, subscribers, began, ended, trials_ended, trials_converted
    from revenue_days where day between ${from}::date and ${to}::date order by currency, day`.execute(db);
  return rows;
}
