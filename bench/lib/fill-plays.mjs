/** Days the plays are spread over, and how many people listen for each thousand plays. */
const days = 365;
const perThousand = 2;

/**
 * Fills the daily roll-ups of a seeded site with what so many plays leave there: few tracks have most of them. Reports read
 * nothing else, so the plays themselves are not written.
 * @returns id of the most played artist
 */
export async function fillPlays(client, plays) {
  const listeners = (plays / 1_000) * perThousand;
  const statements = [
    `set work_mem = '256MB'`,
    `select setseed(0.5)`,
    `create temporary table made as
      select (floor(power(random(), 3) * 10000) + 1)::bigint as track_id, current_date - floor(random() * ${days})::integer as day,
        hashint8extended(floor(power(random(), 2) * ${listeners})::bigint, 0) as listener,
        (array['album', 'search', 'playlist', 'artist', 'radio', 'queue'])[floor(random() * 6) + 1] as source,
        (array['DE', 'FR', 'JP', 'US', 'BR', 'EG', 'IN', 'GB', 'SE', 'KE'])[floor(power(random(), 2) * 10) + 1] as country,
        (array['phone', 'desktop', 'tablet', 'other'])[floor(power(random(), 2) * 4) + 1] as device
      from generate_series(1, ${plays})`,
    `insert into plays_daily (day, track_id, plays, heard_ms)
      select day, track_id, count(*), count(*) * 150000 from made group by 1, 2 order by 2, 1`,
    `create temporary table for_artists as
      select a.artist_id, m.day, m.listener, m.source, m.country, m.device from made m
      join (select distinct track_id, artist_id from track_artists where role in ('main', 'featured')) a using (track_id)
      union all select null, day, listener, source, country, device from made`,
    `insert into plays_parts (artist_id, day, part, value, plays, heard_ms)
      select artist_id, day, part, value, count(*), count(*) * 150000 from for_artists
      cross join lateral (values ('total', ''), ('source', source), ('country', country), ('device', device)) as parts (part, value)
      group by 1, 2, 3, 4 order by 1, 2`,
    `insert into daily_listeners (artist_id, day, listener)
      select distinct artist_id, day, listener from for_artists order by 1, 2, 3`,
    `drop table made, for_artists`,
    `vacuum analyze plays_daily`,
    `vacuum analyze plays_parts`,
    `vacuum analyze daily_listeners`,
  ];
  for (const statement of statements) await client.query(statement);
  const { rows } = await client.query(
    `select artist_id as id from plays_parts where artist_id is not null and part = 'total'
      group by 1 order by sum(plays) desc limit 1`,
  );
  return rows[0].id;
}
