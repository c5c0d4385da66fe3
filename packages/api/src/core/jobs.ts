import type { Database, Db } from '@kantele/db';
import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Context } from './context.ts';

interface JobDefinition<Payload> {
  name: string;
  payload: z.ZodType<Payload>;
  /** Attempts in all; after the last the job has failed for good. */
  attempts: number;
  /** Milliseconds one attempt may take. */
  timeout: number;
  /** Cron pattern (UTC) when the job starts by the clock; its payload is then `{}`. */
  cron?: string;
  /** The handler, loaded when first needed. */
  load(): Promise<(ctx: Context, payload: Payload, run: JobRun) => Promise<void>>;
  /** Called when the last attempt has failed, also when the process died in it. */
  loadFailed?(): Promise<(ctx: Context, payload: Payload, reason: string) => Promise<void>>;
}

/** A kind of work as the worker sees it: payloads come as JSON and are checked here. */
export interface RunnableJob {
  name: string;
  attempts: number;
  timeout: number;
  cron?: string;
  start(ctx: Context, payload: unknown, run: JobRun): Promise<void>;
  fail(ctx: Context, payload: unknown, reason: string): Promise<void>;
}

/** A kind of background work: a name, the shape of its payload, and a handler. */
export interface Job<Payload> extends RunnableJob {
  payload: z.ZodType<Payload>;
}

export interface JobRun {
  signal: AbortSignal;
  attempt: number;
  /** Throws when another worker has taken over: call it inside the transaction that publishes a result. */
  assertLease(trx: Transaction<Database>): Promise<void>;
}

export interface AddJobOptions {
  /** Jobs of one key are one job: a later one replaces a waiting one. */
  key?: string;
  /** A job of this key that waits already keeps its time: a steady stream cannot put it off for ever. */
  keepTime?: boolean;
  /** A job of this key that runs already is enough: nothing is added. */
  unlessRunning?: boolean;
  /** Jobs of one queue run one after another. */
  queue?: string;
  /** Smaller numbers run first; 0 when absent. */
  priority?: number;
  runAt?: Date;
}

export interface JobQueue {
  /** Adds a job in the transaction of the rows it belongs to. */
  add<Payload>(
    db: Db | Transaction<Database>,
    job: Job<Payload>,
    payload: Payload,
    options?: AddJobOptions,
  ): Promise<void>;
  /** Adds one job per payload in one statement; `keyOf` names the key of each. */
  addMany<Payload>(
    db: Db | Transaction<Database>,
    job: Job<Payload>,
    payloads: readonly Payload[],
    keyOf: (payload: Payload) => string,
    options?: Omit<AddJobOptions, 'key'>,
  ): Promise<void>;
}

/** Declares a job; keeps payload schema and handler types together. */
export function defineJob<Payload>(definition: JobDefinition<Payload>): Job<Payload> {
  const { load, loadFailed, ...rest } = definition;
  return {
    ...rest,
    async start(ctx, payload, run) {
      const handler = await load();
      await handler(ctx, definition.payload.parse(payload), run);
    },
    async fail(ctx, payload, reason) {
      const handler = await loadFailed?.();
      await handler?.(ctx, definition.payload.parse(payload), reason);
    },
  };
}

/** The queue in Postgres (graphile-worker): `add_job` takes part in the caller's transaction. */
export const postgresQueue: JobQueue = {
  async add(db, job, payload, options = {}) {
    await addJobs(db, job, [payload], [options.key ?? null], options);
  },
  async addMany(db, job, payloads, keyOf, options = {}) {
    if (payloads.length > 0) await addJobs(db, job, payloads, payloads.map(keyOf), options);
  },
};

async function addJobs<Payload>(
  db: Db | Transaction<Database>,
  job: Job<Payload>,
  payloads: readonly Payload[],
  keys: readonly (string | null)[],
  options: Omit<AddJobOptions, 'key'>,
) {
  const texts = payloads.map((payload) => JSON.stringify(job.payload.parse(payload)));
  await sql`select graphile_worker.add_job(
      identifier => ${job.name}::text, payload => n.payload::json,
      queue_name => ${options.queue ?? null}::text, run_at => ${options.runAt ?? null}::timestamptz,
      max_attempts => ${job.attempts}::integer, job_key => n.key,
      priority => ${options.priority ?? 0}::integer, job_key_mode => ${options.keepTime ? 'preserve_run_at' : 'replace'}::text)
    from unnest(${texts}::text[], ${[...keys]}::text[]) as n(payload, key)
    where not ${options.unlessRunning ?? false}::boolean or not exists (
      select 1 from graphile_worker.jobs j where j.key = n.key and j.locked_at is not null)`.execute(db);
}
