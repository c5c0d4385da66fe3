import type { Database, Db, Transaction } from '@kantele/db';
import { sql } from 'kysely';
import type { z } from 'zod';

/** A kind of background work: what is put in the queue, and how often and how long it may be tried. */
export interface Job<Payload> {
  name: string;
  payload: z.ZodType<Payload>;
  /** Attempts in all; after the last the job has failed for good. */
  attempts: number;
  /** Milliseconds one attempt may take. */
  timeout: number;
  /** Cron pattern (UTC) when the job starts by the clock; its payload is then `{}`. */
  cron?: string;
}

/** Declares a job; `domain.ts` names the function that does the work. */
export function defineJob<Payload>(job: Job<Payload>): Job<Payload> {
  return job;
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
export interface AddJobsOptions extends Omit<AddJobOptions, 'key' | 'queue'> {
  queueByKey?: boolean;
}
export interface JobQueue {
  /** Adds a job in the transaction of the rows it belongs to. */
  add<Payload>(
    db: Db | Transaction<Database>,
    job: Job<Payload>,
    payload: Payload,
    options?: AddJobOptions,
  ): Promise<void>;
  /**
   * Adds one job per payload in one statement; `keyOf` names the key of each. With `queueByKey` jobs of one key run one
   * after another: the key is their queue, too.
   */
  addMany<Payload>(
    db: Db | Transaction<Database>,
    job: Job<Payload>,
    payloads: readonly Payload[],
    keyOf: (payload: Payload) => string,
    options?: AddJobsOptions,
  ): Promise<void>;
}
/** The queue in Postgres (graphile-worker): `add_job` takes part in the caller's transaction. */
export const postgresQueue: JobQueue = {
  async add(db, job, payload, options = {}) {
    await addJobs(db, job, [{ payload, key: options.key ?? null, queue: options.queue ?? null }], options);
  },
  async addMany(db, job, payloads, keyOf, options = {}) {
    if (payloads.length === 0) return;
    const jobs = payloads.map((payload) => {
      const key = keyOf(payload);
      return { payload, key, queue: options.queueByKey ? key : null };
    });
    await addJobs(db, job, jobs, options);
  },
};
async function addJobs<Payload>(
  db: Db | Transaction<Database>,
  job: Job<Payload>,
  jobs: readonly { payload: Payload; key: string | null; queue: string | null }[],
  options: Omit<AddJobOptions, 'key' | 'queue'>,
) {
  const texts = jobs.map(({ payload }) => JSON.stringify(job.payload.parse(payload)));
  const keys = jobs.map(({ key }) => key);
  const queues = jobs.map(({ queue }) => queue);
  // One call with all of them: each call of `add_job` looks for the task, the queue and running jobs again.
  await sql`select count(*) from (
      select array_agg((${job.name}::text, n.payload::json, n.queue,
        ${options.runAt ?? null}::timestamptz, ${job.attempts}::integer, n.key, ${options.priority ?? 0}::integer,
        null::text[])::graphile_worker.job_spec) as specs
      from unnest(${texts}::text[], ${keys}::text[], ${queues}::text[]) as n(payload, key, queue)
      where not ${options.unlessRunning ?? false}::boolean or not exists (
        select 1 from graphile_worker.jobs j where j.key = n.key and j.locked_at is not null)
      having count(*) > 0) wanted, graphile_worker.add_jobs(wanted.specs, ${options.keepTime ?? false}::boolean)`.execute(
    db,
  );
}
