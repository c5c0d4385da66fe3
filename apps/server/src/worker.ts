import { hostname } from 'node:os';
import {
  AppError,
  type JobRun,
  jobList,
  type Log,
  type RunnableJob,
  type Services,
  systemContext,
} from '@kantele/api/server';
import { type Db, sql } from '@kantele/db';
import {
  Logger,
  parseCronItems,
  type Runner,
  run,
  type TaskList,
  type Logger as WorkerLogger,
} from 'graphile-worker';

export interface WorkerOptions {
  services: Services;
  databaseUrl: string;
  concurrency: number;
  log: Log;
}

export interface RunningWorker {
  stop(): Promise<void>;
}

/** A worker that has not renewed its lease for this long is taken for dead. */
const leaseSeconds = 30;
const renewMs = 10_000;

/** Runs the job list. Jobs of a worker that died go back to the queue when its lease is over. */
export async function startWorker(options: WorkerOptions): Promise<RunningWorker> {
  const { services, log } = options;
  const lease = await openLease(services.db, log);
  const stopping = new AbortController();
  const tasks: TaskList = {};
  for (const job of jobList) {
    tasks[job.name] = async (payload, helpers) => {
      const attempt = helpers.job.attempts;
      await runJob(
        services,
        job,
        payload,
        attempt,
        attempt >= helpers.job.max_attempts,
        lease,
        stopping.signal,
      );
    };
  }
  const cron = jobList.flatMap((job) => (job.cron ? [{ task: job.name, match: job.cron }] : []));
  const runner: Runner = await run({
    connectionString: options.databaseUrl,
    concurrency: options.concurrency,
    pollInterval: 2_000,
    noHandleSignals: true,
    taskList: tasks,
    parsedCronItems: parseCronItems(
      cron.map((item) => ({ ...item, options: { backfillPeriod: 0, maxAttempts: 1 } })),
    ),
    logger: quiet(log),
    maxPoolSize: options.concurrency + 2,
    preset: { worker: { gracefulShutdownAbortTimeout: 5_000 } },
    events: lease.events,
  });
  return {
    async stop() {
      stopping.abort();
      await runner.stop().catch(() => {});
      await lease.release();
    },
  };
}

async function runJob(
  services: Services,
  job: RunnableJob,
  payload: unknown,
  attempt: number,
  isLast: boolean,
  lease: Lease,
  stopping: AbortSignal,
) {
  const signal = AbortSignal.any([stopping, AbortSignal.timeout(job.timeout)]);
  const ctx = systemContext(services, `job:${job.name}`, signal);
  const input = stripCron(payload);
  try {
    await job.start(ctx, input, { signal, attempt, assertLease: lease.assertHeld });
  } catch (error) {
    if (isLast && !stopping.aborted)
      await job.fail(ctx, input, error instanceof Error ? error.message : 'Unknown');
    throw error;
  }
}

/** Jobs started by the clock carry the time under `_cron`. */
function stripCron(payload: unknown): unknown {
  if (typeof payload !== 'object' || payload === null) return payload;
  const { _cron, ...rest } = payload as Record<string, unknown>;
  return rest;
}

interface Lease {
  assertHeld: JobRun['assertLease'];
  release(): Promise<void>;
  events: NonNullable<Parameters<typeof run>[0]['events']>;
}

/**
 * One lease per process, one row per graphile worker of it. A sweeper in every process unlocks the jobs of workers
 * whose lease is over and settles jobs that used up their attempts by dying.
 */
async function openLease(db: Db, log: Log): Promise<Lease> {
  const { EventEmitter } = await import('node:events');
  const events = new EventEmitter() as Lease['events'];
  const workers = new Set<string>();
  const renew = async () => {
    const ids = [...workers];
    if (ids.length === 0) return;
    await sql`insert into worker_leases (worker_id, renewed_at) select id, now() from unnest(${ids}::text[]) id
      on conflict (worker_id) do update set renewed_at = now()`.execute(db);
  };
  events.on('worker:create', ({ worker }) => {
    workers.add(worker.workerId);
    renew().catch(() => {});
  });
  const tick = async () => {
    await renew();
    await sweep(db);
  };
  await sweep(db, true);
  const timer = setInterval(() => {
    tick().catch((error: unknown) => log.warn({ err: error }, 'leases could not be renewed'));
  }, renewMs);
  return {
    events,
    async assertHeld(trx) {
      const ids = [...workers];
      const { rows } = await sql<{ held: boolean }>`select exists (select 1 from worker_leases
        where worker_id = any(${ids}::text[]) and renewed_at > now() - make_interval(secs => ${leaseSeconds})) as held`.execute(
        trx,
      );
      if (!rows[0]?.held) throw new AppError('conflict', 'Another worker has taken over.');
    },
    async release() {
      clearInterval(timer);
      await sql`delete from worker_leases where worker_id = any(${[...workers]}::text[])`
        .execute(db)
        .catch(() => {});
    },
  };
}

/** Gives jobs of dead workers back. `first`: locks nobody holds a lease for are from a process that is gone. */
async function sweep(db: Db, first = false): Promise<void> {
  const { rows } = await sql<{
    id: string;
  }>`select distinct j.locked_by as id from graphile_worker._private_jobs j
    left join worker_leases l on l.worker_id = j.locked_by
    where j.locked_by is not null and (
      l.renewed_at < now() - make_interval(secs => ${leaseSeconds})
      or (l.worker_id is null and (${first} or j.locked_at < now() - make_interval(secs => ${leaseSeconds}))))`.execute(
    db,
  );
  if (rows.length > 0) {
    await sql`select graphile_worker.force_unlock_workers(${rows.map((row) => row.id)}::text[])`.execute(db);
  }
  await sql`delete from worker_leases where renewed_at < now() - interval '1 hour'`.execute(db);
}

function quiet(log: Log): WorkerLogger {
  return new Logger(() => (level, message, meta) => {
    if (level === 'error') log.error({ meta: String(meta?.error ?? ''), host: hostname() }, message);
    else if (level === 'warning') log.warn({}, message);
  });
}
