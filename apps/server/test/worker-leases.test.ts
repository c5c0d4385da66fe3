import { createTestSite, type TestSite } from '@kantele/api/testing';
import { sql } from '@kantele/db';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrateDatabase } from '../src/services.ts';
import { type Leases, openLeases } from '../src/worker-leases.ts';

let site: TestSite;
let leases: Leases;
beforeAll(async () => {
  site = await createTestSite();
  await migrateDatabase(site.url);
  leases = await openLeases(site.services);
  leases.events.emit('pool:create', { workerPool: { id: 'own' } } as never);
});
afterAll(async () => {
  await leases.release();
  await site.close();
});

/** A job as a worker has it that took it. */
async function takenJob(worker: string, attempts: number) {
  const { rows } = await sql<{ id: string }>`select id from graphile_worker.add_job('quiet')`.execute(
    site.services.db,
  );
  const id = rows[0]?.id ?? '';
  await take(id, worker, attempts);
  return { id, attempts };
}
const take = (id: string, worker: string, attempts: number) =>
  sql`update graphile_worker._private_jobs set locked_by = ${worker}, locked_at = now(), attempts = ${attempts}
    where id = ${id}`.execute(site.services.db);
const publish = (job: { id: string; attempts: number }) =>
  site.services.db.transaction().execute((trx) => leases.assertHeld(trx, job));

describe('the result of a job', () => {
  it('is published by the worker that holds the job', async () => {
    await expect(publish(await takenJob('own', 1))).resolves.toBeUndefined();
  });

  it('is refused when another worker has taken the job over, though this process works on', async () => {
    const job = await takenJob('own', 1);
    await take(job.id, 'another', 2);
    await expect(publish(job)).rejects.toMatchObject({ code: 'conflict' });
  });

  it('is refused when this process has started the job once more', async () => {
    const job = await takenJob('own', 1);
    await take(job.id, 'own', 2);
    await expect(publish(job)).rejects.toMatchObject({ code: 'conflict' });
    await expect(publish({ ...job, attempts: 2 })).resolves.toBeUndefined();
  });

  it('is published though the same was queued again meanwhile', async () => {
    const add = () =>
      sql<{ id: string }>`select id from graphile_worker.add_job('quiet', job_key := 'same')`.execute(
        site.services.db,
      );
    const job = { id: (await add()).rows[0]?.id ?? '', attempts: 1 };
    await take(job.id, 'own', 1);
    expect((await add()).rows[0]?.id).not.toBe(job.id);
    await expect(publish(job)).resolves.toBeUndefined();
  });

  it('is refused when the lease is over', async () => {
    const job = await takenJob('own', 1);
    await sql`update worker_leases set renewed_at = now() - interval '31 s'`.execute(site.services.db);
    await expect(publish(job)).rejects.toMatchObject({ code: 'conflict' });
  });
});
