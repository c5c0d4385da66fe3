import type { Database, Db, Transaction } from '@kantele/db';
import { sql } from 'kysely';

type Executor = Db | Transaction<Database>;

/** Counts an attempt; answers how many there are in the window, and the milliseconds until its end. */
export async function countAttempt(db: Executor, key: string, seconds: number, times: number) {
  const { rows } = await sql<{ count: number; wait: number }>`
    insert into attempts as a (key, count, until)
    values (${key}, ${times}, now() + make_interval(secs => ${seconds}))
    on conflict (key) do update set
      count = case when a.until <= now() then excluded.count else least(a.count + excluded.count, 1000000) end,
      until = case when a.until <= now() then excluded.until else a.until end
    returning count, extract(epoch from until - now())::float8 * 1000 as wait`.execute(db);
  return rows[0] ?? { count: 0, wait: 0 };
}

export async function uncountAttempt(db: Executor, key: string) {
  await sql`update attempts set count = greatest(count - 1, 0) where key = ${key}`.execute(db);
}

export async function purgeAttempts(db: Executor) {
  await sql`delete from attempts where until < now()`.execute(db);
}
