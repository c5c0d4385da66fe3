import {
  jobList,
  type Log,
  type RunnableJob,
  type Services,
  systemContext,
  watchLibraries,
} from '@kantele/api/server';
import { sql } from '@kantele/db';
import { type JobHelpers, Logger, parseCronItems, run, type TaskList } from 'graphile-worker';
import { type Leases, openLeases } from './worker-leases.ts';

export interface WorkerOptions {
  services: Services;
  databaseUrl: string;
  /** Jobs at a time. */
  concurrency: number;
  log: Log;
}

export interface RunningWorker {
  stop(): Promise<void>;
}

/** Runs the job list until it is stopped; what was under way then starts again later, with no attempt lost. */
export async function startWorker(options: WorkerOptions): Promise<RunningWorker> {
  const { services, log } = options;
  const leases = await openLeases(services);
  const stopping = new AbortController();
  const interrupted: { id: string; attempts: number }[] = [];
  const taskList: TaskList = {};
  for (const job of jobList) {
    taskList[job.name] = async (payload, { job: row }) => {
      try {
        await runJob(services, job, payload, row, leases, stopping.signal);
      } catch (error) {
        if (stopping.signal.aborted) interrupted.push({ id: row.id, attempts: row.attempts - 1 });
        throw error;
      }
    };
  }
  const cron = jobList.flatMap((job) => (job.cron ? [{ task: job.name, match: job.cron }] : []));
  const once = { backfillPeriod: 0, maxAttempts: 1 };
  const runner = await run({
    connectionString: options.databaseUrl,
    concurrency: options.concurrency,
    pollInterval: 2_000,
    noHandleSignals: true,
    taskList,
    parsedCronItems: parseCronItems(cron.map((item) => ({ ...item, options: once }))),
    logger: loggerOf(log),
    maxPoolSize: options.concurrency + 2,
    events: leases.events,
  });
  const watching = watchLibraries(systemContext(services, 'watch', stopping.signal));
  return {
    async stop() {
      stopping.abort();
      watching.stop();
      await runner.stop().catch((error: unknown) => log.warn({ err: error }, 'worker stopped badly'));
      // Unlocked here: the runner writes failures without waiting for them, and a late one then finds nothing.
      await leases.unlockOwn();
      for (const { id, attempts } of interrupted) {
        await sql`select graphile_worker.reschedule_jobs(array[${id}]::bigint[], run_at => now(),
          attempts => ${attempts}::integer)`.execute(services.db);
      }
      await leases.release();
    },
  };
}

async function runJob(
  services: Services,
  job: RunnableJob,
  payload: unknown,
  row: JobHelpers['job'],
  leases: Leases,
  stopping: AbortSignal,
) {
  const signal = AbortSignal.any([stopping, AbortSignal.timeout(job.timeout)]);
  const ctx = systemContext(services, `job:${job.name}`, signal);
  const input = withoutCron(payload);
  try {
    await job.start(ctx, input, { signal, attempt: row.attempts, assertLease: leases.assertHeld });
  } catch (error) {
    const isLast = row.attempts >= row.max_attempts && !stopping.aborted;
    if (isLast) await job.fail(ctx, input, error instanceof Error ? error.message : 'Unknown');
    throw error;
  }
}

/** Jobs started by the clock carry the time under `_cron`. */
function withoutCron(payload: unknown): unknown {
  if (typeof payload !== 'object' || payload === null || !('_cron' in payload)) return payload;
  const { _cron, ...rest } = payload;
  return rest;
}

function loggerOf(log: Log): Logger {
  return new Logger(() => (level, message, meta) => {
    if (level === 'error') log.error({ detail: String(meta?.error ?? '') }, message);
    else if (level === 'warning') log.warn({}, message);
  });
}
