import type { Database, Db, Transaction } from '@kantele/db';
import { sql } from 'kysely';

/**
 * Begins a call while a transaction has done something to what the call needs, and ends that transaction when the call
 * waits for it, or is over.
 * @returns what the call comes to
 */
export async function callDuring<Result>(
  db: Db,
  work: (trx: Transaction<Database>) => Promise<unknown>,
  call: () => Promise<Result>,
): Promise<Result> {
  const going = await db.transaction().execute(async (trx) => {
    await work(trx);
    const begun = call();
    await untilWaiting(db, 1, begun);
    return [begun] as const;
  });
  return going[0];
}

/** Resolves when so many statements of this database wait for a lock, or the call that was to wait is over. */
export async function untilWaiting(db: Db, count: number, call: Promise<unknown>): Promise<void> {
  let isOver = false;
  const end = () => {
    isOver = true;
  };
  call.then(end, end);
  // Not within the transaction, which would see what it has seen first.
  for (let waiting = 0; waiting < count && !isOver; ) {
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
    waiting = rows[0]?.n ?? 0;
  }
}
