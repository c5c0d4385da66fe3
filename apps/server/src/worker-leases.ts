import { EventEmitter } from 'node:events';
import { AppError, jobList, type Services, systemContext } from '@kantele/api/server';
import { type Database, type Db, sql, type Transaction } from '@kantele/db';
import type { RunnerOptions } from 'graphile-worker';

/** A worker that has not renewed its lease for this long is taken for dead. */
const leaseSeconds = 30;
const renewMs = 10_000;

export interface Leases {
  /**
   * Passes while this process holds the job in this attempt and renews its lease: checked in the transaction that
   * publishes a result: until that ends, no other process can take the job.
   * @throws AppError('conflict') when another worker has the job, or this process holds it in a later attempt
   */
  assertHeld(trx: Transaction<Database>, job: { id: string; attempts: number }): Promise<void>;
  /** Gives back all jobs of this process. */
  unlockOwn(): Promise<void>;
  release(): Promise<void>;
  events: NonNullable<RunnerOptions['events']>;
}

/**
 * Leases of this process' workers, renewed every ten seconds. A sweeper in every process gives jobs of workers whose
 * lease is over back to the queue, and settles jobs that used up their attempts by taking the process with them.
 */
export async function openLeases(services: Services): Promise<Leases> {
  const { db, log } = services;
  const events: Leases['events'] = new EventEmitter();
  const workers = new Set<string>();
  const renew = async () => {
    if (workers.size === 0) return;
    await sql`insert into worker_leases (worker_id, renewed_at) select id, now() from unnest(${[...workers]}::text[]) id
      on conflict (worker_id) do update set renewed_at = now()`.execute(db);
  };
  const report = (error: unknown) => log.warn({ err: error }, 'leases could not be renewed');
  // Jobs are locked by the pool, not by its single workers.
  events.on('pool:create', ({ workerPool }) => {
    workers.add(workerPool.id);
    renew().catch(report);
  });
  await unlockDead(db, true);
  await settleDead(services);
  const timer = setInterval(() => {
    renew()
      .then(() => unlockDead(db, false))
      .then(() => settleDead(services))
      .catch(report);
  }, renewMs);
  return {
    events,
    async assertHeld(trx, { id, attempts }) {
      // Whoever queues the same again while it runs ends the attempts of the running job, and takes away its key.
      const { rows } = await sql`select j.id from graphile_worker._private_jobs j
        join worker_leases l on l.worker_id = j.locked_by
        where j.id = ${id} and (j.attempts = ${attempts} or (j.attempts = j.max_attempts and j.key is null))
          and j.locked_by = any(${[...workers]}::text[])
          and l.renewed_at > now() - make_interval(secs => ${leaseSeconds}) for share of j`.execute(trx);
      if (rows.length === 0) throw new AppError('conflict', 'Another worker has taken over.');
    },
    async unlockOwn() {
      await sql`select graphile_worker.force_unlock_workers(${[...workers]}::text[])`.execute(db);
    },
    async release() {
      clearInterval(timer);
      const ids = [...workers];
      await sql`delete from worker_leases where worker_id = any(${ids}::text[])`.execute(db).catch(report);
    },
  };
}

/** Gives back jobs of dead workers. At the first start, locks without any lease are from a process that is gone. */
async function unlockDead(db: Db, first: boolean): Promise<void> {
  const { rows } = await sql<{ id: string }>`select distinct j.locked_by as id
    from graphile_worker._private_jobs j left join worker_leases l on l.worker_id = j.locked_by
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

const died = 'The process ended while it worked on this.';

/** A job that ended the process in every attempt has left no error: it is failed here, so that the queue continues. */
async function settleDead(services: Services): Promise<void> {
  const { rows } = await sql<{
    id: string;
    task: string;
    payload: unknown;
  }>`select j.id, t.identifier as task, j.payload
    from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    where j.attempts >= j.max_attempts and j.locked_at is null and j.last_error is null limit 100`.execute(
    services.db,
  );
  for (const { id, task, payload } of rows) {
    const job = jobList.find((candidate) => candidate.name === task);
    await job?.fail(systemContext(services, `job:${task}`), payload, died);
    await sql`select graphile_worker.permanently_fail_jobs(array[${id}]::bigint[], ${died})`.execute(
      services.db,
    );
  }
}
