import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '@kantele/api/server';
import { isConnectionLost } from '@kantele/db';
import pg from 'pg';

/** Milliseconds between tries to reach a database that does not answer. */
const retryMs = { first: 100, most: 1_000 };
/** The code on which graphile-worker sends a statement again; the default for others is to give up. */
const retryCode = '40001';

type Callback = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  release: (error?: Error | boolean) => void,
) => void;

/**
 * Connections of the job runner, which must outlive every absence of the database: the runner ends the process with an
 * unhandled rejection when it cannot write that a job is done. Here a connection is waited for, and a statement whose
 * connection was lost fails in the way the runner repeats. Its statements may be repeated: they name one job each. Where
 * writing the end of a job fails for another reason, it is told to `onUnwritten` and to nobody else.
 */
export class WorkerPool extends pg.Pool {
  #given = false;
  /** Told when the end of a job could not be written: only another runner takes that job again. */
  onUnwritten: () => void = () => {};

  constructor(options: { url: string; max: number; log: Log }) {
    super({
      connectionString: options.url,
      max: options.max,
      connectionTimeoutMillis: 3_000,
      keepAlive: true,
      query_timeout: 32_000,
      statement_timeout: 30_000,
    });
    const report = (error: Error) => {
      // `end` does not wait until its connections are closed; the database may be stopped before the last of them.
      if (!this.ending) options.log.warn({ err: error }, 'a connection of the worker was lost');
    };
    this.on('error', report);
    this.on('connect', (client) => {
      client.on('error', report);
      guardStatements(client, (error) => {
        options.log.error({ err: error }, 'the end of a job could not be written');
        this.onUnwritten();
      });
    });
  }

  /** From now on an unreachable database is an error at once, because the worker is stopping. */
  giveUp(): void {
    this.#given = true;
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Callback): void;
  override connect(callback?: Callback): Promise<pg.PoolClient> | undefined {
    const connected = this.#wait();
    if (!callback) return connected;
    connected.then(
      (client) => callback(undefined, client, client.release.bind(client)),
      (error: Error) => callback(error, undefined, () => {}),
    );
    return undefined;
  }

  async #wait(): Promise<pg.PoolClient> {
    for (let delay = retryMs.first; ; delay = Math.min(delay * 2, retryMs.most)) {
      try {
        return await super.connect();
      } catch (error) {
        if (this.#given || this.ending || !isConnectionLost(error)) throw error;
        await sleep(delay);
      }
    }
  }
}

/** The statements whose failures graphile-worker lets fall, by the names it gives them. */
const endsJob = /^(complete|fail)_job/;

function guardStatements(client: pg.PoolClient, onUnwritten: (error: unknown) => void): void {
  const send = client.query.bind(client) as (...args: unknown[]) => unknown;
  const query = (...args: unknown[]) => {
    const answer = send(...args);
    if (!(answer instanceof Promise)) return answer;
    return answer.catch((error: unknown) => {
      if (!isConnectionLost(error)) {
        if (!endsJob.test(nameOf(args[0]))) throw error;
        onUnwritten(error);
        return { rows: [] };
      }
      throw Object.assign(new Error('The connection to the database was lost.', { cause: error }), {
        code: retryCode,
      });
    });
  };
  Object.assign(client, { query });
}

/** The name a statement is prepared under; empty for one that has none. */
function nameOf(statement: unknown): string {
  const named = typeof statement === 'object' && statement !== null && 'name' in statement;
  return named && typeof statement.name === 'string' ? statement.name : '';
}
