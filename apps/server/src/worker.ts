import {
  errorText,
  type JobRun,
  jobList,
  type Log,
  type RunnableJob,
  type Services,
  systemContext,
  watchLibraries,
} from '@kantele/api/server';
import { isConnectionLost, sql } from '@kantele/db';
import { type JobHelpers, Logger, parseCronItems, type Runner, run, type TaskList } from 'graphile-worker';
import { databaseBack } from './database-back.ts';
import { type Leases, openLeases } from './worker-leases.ts';
import { WorkerPool } from './worker-pool.ts';
import { keepRunner } from './worker-runner.ts';

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

/** Milliseconds a stop waits for a database that cannot be reached. */
const patienceMs = 5_000;
/** Times a job is started again in one attempt because the database could not be reached. */
const rerunsAtMost = 5;
/** Failures in a row to take a job after which the runner is started anew. */
const errorsAtMost = 4;

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
        // The queue stores and logs what an error says.
        throw new Error(errorText(error), { cause: error });
      }
    };
  }
  const pool = new WorkerPool({ url: options.databaseUrl, max: options.concurrency + 2, log });
  let isFirst = true;
  const runner = await keepRunner(async () => {
    // What the one before had taken is free again.
    if (!isFirst) await leases.unlockOwn();
    isFirst = false;
    return startRunner(options, pool, taskList, leases);
  }, log);
  const watching = watchLibraries(systemContext(services, 'watch', stopping.signal));
  const stop = async () => {
    stopping.abort();
    // A folder that is being looked through holds nothing up.
    void watching.stop();
    const away = setTimeout(() => pool.giveUp(), patienceMs);
    await runner.stop();
    clearTimeout(away);
    // Unlocked here: the runner writes failures without waiting for them, and a late one then finds nothing.
    await leases.unlockOwn();
    for (const { id, attempts } of interrupted) {
      await sql`select graphile_worker.reschedule_jobs(array[${id}]::bigint[], run_at => now(),
          attempts => ${attempts}::integer)`.execute(services.db);
    }
    await leases.release();
    await pool.end();
  };
  let stopped: Promise<void> | undefined;
  return {
    stop() {
      stopped ??= stop();
      return stopped;
    },
  };
}

async function startRunner(
  options: WorkerOptions,
  pgPool: WorkerPool,
  taskList: TaskList,
  leases: Leases,
): Promise<Runner> {
  const cron = jobList.flatMap((job) => (job.cron ? [{ task: job.name, match: job.cron }] : []));
  const once = { backfillPeriod: 0, maxAttempts: 1 };
  const runner = await run({
    pgPool,
    concurrency: options.concurrency,
    // New jobs are announced; what is looked for is those whose time has come.
    pollInterval: 5_000,
    noHandleSignals: true,
    taskList,
    parsedCronItems: parseCronItems(cron.map((item) => ({ ...item, options: once }))),
    logger: loggerOf(options.log),
    events: leases.events,
  });
  endWhenIdleByErrors(runner, leases.events, options.log);
  pgPool.onUnwritten = () => void runner.stop().catch(() => {});
  return runner;
}

/**
 * Ends a runner that cannot take jobs, so that another is started: it keeps the failure of its first statement for
 * good, and would poll without ever taking a job again.
 */
function endWhenIdleByErrors(runner: Runner, events: Leases['events'], log: Log): void {
  let errors = 0;
  const failed = ({ error }: { error: unknown }) => {
    errors += 1;
    log.warn({ err: error }, 'no job could be taken');
    if (errors === errorsAtMost) runner.stop().catch(() => {});
  };
  const passed = () => {
    errors = 0;
  };
  events.on('worker:getJob:error', failed);
  events.on('worker:getJob:empty', passed);
  events.on('job:start', passed);
  const done = () => {
    events.off('worker:getJob:error', failed);
    events.off('worker:getJob:empty', passed);
    events.off('job:start', passed);
  };
  runner.promise.then(done, done);
}

async function runJob(
  services: Services,
  job: RunnableJob,
  payload: unknown,
  row: JobHelpers['job'],
  leases: Leases,
  stopping: AbortSignal,
) {
  const input = withoutCron(payload);
  for (let reruns = 0; ; reruns += 1) {
    const signal = AbortSignal.any([stopping, AbortSignal.timeout(job.timeout)]);
    const ctx = systemContext(services, `job:${job.name}`, signal);
    try {
      const assertLease: JobRun['assertLease'] = (trx) => leases.assertHeld(trx, row);
      return await job.start(ctx, input, { signal, attempt: row.attempts, assertLease });
    } catch (error) {
      // Not a failure of the job: it starts again when the database is back, and its attempts stay as they are.
      if (isConnectionLost(error) && reruns < rerunsAtMost && !signal.aborted) {
        await databaseBack(services, signal);
        continue;
      }
      const isLast = row.attempts >= row.max_attempts && !stopping.aborted;
      if (isLast) await job.fail(ctx, input, errorText(error));
      throw error;
    }
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
