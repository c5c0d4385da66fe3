import { createHash } from 'node:crypto';
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
  /** Off for a pooler that hands out connections by transaction: it cannot keep statements. */
  namedStatements?: boolean;
  /** Connections at most. */
  max?: number;
  /** Milliseconds a statement may take: 3 s when absent, as for requests; `jobStatementMs` for jobs. */
  statementTimeout?: number;
  /** Receives errors of idle connections: without a listener they would end the process. */
  onError?: (error: Error) => void;
}

export interface DbHandle {
  db: Db;
  pool: pg.Pool;
  close(): Promise<void>;
}

/** Milliseconds the answer of a statement may take beyond its own limit: a database that stands still keeps no limits. */
const lateMs = 2_000;

/** Milliseconds a statement of a job may take. */
export const jobStatementMs = 30_000;
/** Opens a pool; every Postgres time-out that is endless by default gets a bound here. */
export function createDb(options: DbOptions): DbHandle {
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.max ?? 8,
    connectionTimeoutMillis: 3_000,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    statement_timeout: options.statementTimeout ?? 3_000,
    query_timeout: (options.statementTimeout ?? 3_000) + lateMs,
    lock_timeout: 2_000,
    idle_in_transaction_session_timeout: 5_000,
  });
  pool.on('error', options.onError ?? (() => {}));
  const names = new StatementNames();
  pool.on('connect', (client) => {
    client.on('error', options.onError ?? (() => {}));
    if (options.namedStatements !== false) nameReads(client, names);
  });
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  return { db, pool, close: () => db.destroy() };
}

/**
 * Whether an error means an unreachable database: the connection was refused, lost, or ended by a shut-down or a
 * crash. The same statement may pass as soon as the database is back.
 */
export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (/^(08|57P0[123])/.test(code) || /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT)$/.test(code)) return true;
  return /Connection terminated|not queryable|timeout exceeded when trying to connect|Query read timeout/.test(
    error.message,
  );
}

/** Different statements kept prepared on each connection; those beyond are sent as they are. */
const namesAtMost = 300;

/** Names of statements by their text: the same in all connections of a pool. */
class StatementNames {
  readonly #names = new Map<string, string>();

  nameOf(text: string): string | undefined {
    const known = this.#names.get(text);
    if (known !== undefined || this.#names.size >= namesAtMost) return known;
    const name = `k${createHash('sha256').update(text).digest('base64url').slice(0, 20)}`;
    this.#names.set(text, name);
    return name;
  }
}

/**
 * Sends reads with parameters under a name: Postgres then parses and plans them once a connection, which makes up a
 * quarter to a third of the cost of short ones. Writes are rare and varied; they stay as they are.
 */
function nameReads(client: pg.PoolClient, names: StatementNames): void {
  const send = client.query.bind(client) as (query: unknown, values?: unknown) => unknown;
  const query = (first: unknown, values?: unknown, ...rest: unknown[]) => {
    if (typeof first !== 'string' || !Array.isArray(values) || values.length === 0 || rest.length > 0) {
      return Reflect.apply(send, client, [first, values, ...rest]);
    }
    const name = /^\s*(select|with)\b/i.test(first) ? names.nameOf(first) : undefined;
    return name ? send({ name, text: first, values }) : send(first, values);
  };
  Object.assign(client, { query });
}
