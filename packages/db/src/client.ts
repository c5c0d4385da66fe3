import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database } from './database.ts';

/** bigint (oid 20): ids and counters stay below 2^53, so they are plain numbers everywhere. */
pg.types.setTypeParser(20, Number);
/** date (oid 1082): a calendar day has no time zone, so it stays the text `YYYY-MM-DD`. */
pg.types.setTypeParser(1082, (text) => text);

export type Db = Kysely<Database>;

export interface DbOptions {
  url: string;
  /** Connections at most. */
  max?: number;
  /** Milliseconds a statement may take: 3 s for requests, 30 s for jobs. */
  statementTimeout?: number;
  /** Receives errors of idle connections: without a listener they would end the process. */
  onError?: (error: Error) => void;
}

export interface DbHandle {
  db: Db;
  pool: pg.Pool;
  close(): Promise<void>;
}

/** Opens a pool; every Postgres time-out that is endless by default gets a bound here. */
export function createDb(options: DbOptions): DbHandle {
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.max ?? 8,
    connectionTimeoutMillis: 3_000,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    statement_timeout: options.statementTimeout ?? 3_000,
    lock_timeout: 2_000,
    idle_in_transaction_session_timeout: 5_000,
  });
  pool.on('error', options.onError ?? (() => {}));
  pool.on('connect', (client) => client.on('error', options.onError ?? (() => {})));
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  return { db, pool, close: () => db.destroy() };
}
