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

/** Plays stay counted; that this user heard them is known no longer. Without an id all of them. */
export async function forgetPlays(trx: Transaction<Database>, userId: number, id?: string): Promise<number> {
  const one = id === undefined ? sql`` : sql`and id = ${id}::uuid`;
  const { numAffectedRows } = await sql`
    update plays set user_id = null where user_id = ${userId} ${one}`.execute(trx);
  return Number(numAffectedRows ?? 0);
}
