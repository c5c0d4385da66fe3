import type { Database, Db, Transaction } from '@kantele/db';
import { sql } from 'kysely';

type Executor = Db | Transaction<Database>;

/** Where a page of the history begins: after the play with this id, which began then. */
export interface HistoryPlace {
  /** Microseconds since 1970. */
  at: number;
  id: string;
}

interface HistoryRow {
  id: string;
  started_at: Date;
  at: number;
  heard_ms: number;
  track_id: number;
  context_type: string | null;
  context_id: number | null;
}

/** What a user has played, the last first. */
export async function historyOf(
  db: Executor,
  userId: number,
  { after, before, limit }: { after: HistoryPlace | null; before?: string | undefined; limit: number },
): Promise<HistoryRow[]> {
  const rest = after
    ? sql`and (started_at, id) < (timestamptz 'epoch' + ${after.at}::bigint * interval '1 microsecond', ${after.id}::uuid)`
    : sql``;
  const until = before === undefined ? sql`` : sql`and started_at < ${before}::timestamptz`;
  const { rows } = await sql<HistoryRow>`
    select id, started_at, (extract(epoch from started_at) * 1000000)::bigint as at, heard_ms, track_id,
      context_type, context_id
    from plays where user_id = ${userId} ${rest} ${until}
    order by started_at desc, id desc limit ${limit}`.execute(db);
  return rows;
}

/**
 * Puts plays of another site into the history of a user: they are counted nowhere. What is there already stays as it is.
 * @param heard tracks with the plays of each: when, in milliseconds since 1970, and how many milliseconds of it
 * @returns ids of the tracks that are there
 */
export async function insertHistory(
  trx: Transaction<Database>,
  userId: number,
  heard: readonly { thing: number; plays: readonly [started: number, heard: number][] }[],
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from tracks where id = any(${heard.map(({ thing }) => thing)}::bigint[])
    order by id for key share`.execute(trx);
  const there = rows.map(({ id }) => id);
  await sql`
    insert into plays (id, user_id, track_id, client, started_at, heard_ms)
    select gen_random_uuid(), ${userId}::bigint, track_id, 'import',
      at, heard_ms
    from json_to_recordset(${JSON.stringify(heard)}::json) as track (thing bigint, plays json)
      cross join lateral json_array_elements(track.plays) play
      cross join lateral (select track.thing as track_id, (play ->> 1)::integer as heard_ms,
        timestamptz 'epoch' + (play ->> 0)::bigint * interval '1 millisecond' as at) one
    where track_id = any(${there}::bigint[]) and not exists (
      select from plays p where p.user_id = ${userId} and p.track_id = one.track_id
        and p.started_at >= one.at and p.started_at < one.at + interval '1 millisecond')`.execute(trx);
  return there;
}

/** Plays stay counted; that this user heard them is known no longer. Without an id all of them. */
export async function forgetPlays(trx: Transaction<Database>, userId: number, id?: string): Promise<number> {
  const one = id === undefined ? sql`` : sql`and id = ${id}::uuid`;
  const { numAffectedRows } = await sql`
    update plays set user_id = null where user_id = ${userId} ${one}`.execute(trx);
  return Number(numAffectedRows ?? 0);
}
