import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jobList, systemContext } from '@kantele/api/server';
import { sql } from 'kysely';
import { eventually, startTestServer, type TestServer } from './harness.ts';

/** How the last nightly backup went, as the settings page is told. */
interface Last {
  finished_at: string;
  complete_at: string | null;
  bytes: number | null;
  problem: string | null;
}

/** A site that is backed up every night at two, with clocks and workers the tests move by hand. */
export interface NightlyWorld {
  server: TestServer;
  /** Where its backups come. */
  folder: string;
  /** Removes backups, messages and jobs, and switches the nightly backup on. */
  reset(): Promise<void>;
  /** Names of the backups. */
  made(): string[];
  set(values: Record<string, unknown>): Promise<unknown>;
  last(): Promise<Last | null>;
  /** What the clock does every ten minutes. */
  tick(at: string): Promise<void>;
  /** As if the last one had begun long ago; by the clock of the worker, which does the same every ten minutes. */
  begin(): Promise<void>;
  /** One attempt at the backup that was begun at a time, made at another. */
  attempt(begunAt: string, at: string): Promise<void>;
  /** Jobs that are to write a backup. */
  waiting(): Promise<{ begun_at: string; run_at: Date; attempts: number }[]>;
  /** Runs a worker until there is a result that the last one was not. */
  work(): Promise<Last>;
  /** Messages about backups somebody has, their lines. */
  told(id?: number): Promise<string[][]>;
  close(): Promise<void>;
}

export async function openNightlyWorld(): Promise<NightlyWorld> {
  const root = mkdtempSync(join(tmpdir(), 'kantele-nightly-'));
  const folder = join(root, 'backups');
  const server = await startTestServer({ backupFolder: folder });
  const { db } = server.site.services;
  const set = async (values: Record<string, unknown>) =>
    (await server.site.user()).settings.update({ values });
  const last = async () => {
    const { settings } = await (await server.site.user()).settings.list({ group: 'backups' });
    return settings.find(({ key }) => key === 'backups.last')?.value as Last | null;
  };
  const start = async (name: string, payload: unknown, at: string) => {
    const { signal } = new AbortController();
    const context = systemContext({ ...server.site.services, now: () => new Date(at) }, 'test', signal);
    const job = jobList.find((known) => known.name === name);
    await job?.start(context, payload, { signal, attempt: 1, assertLease: async () => {} });
  };
  const tick = (at: string) => start('backups.begin', {}, at);
  return {
    ...{ server, folder, set, last, tick },
    async reset() {
      rmSync(folder, { recursive: true, force: true });
      await db.deleteFrom('notifications').execute();
      await db.deleteFrom('nightly_backup').execute();
      await sql`delete from graphile_worker._private_jobs`.execute(db);
      await set({ 'backups.nightly': true, 'backups.hour': 2, 'backups.keep': 7 });
    },
    made: () => (existsSync(join(folder, 'backups')) ? readdirSync(join(folder, 'backups')).sort() : []),
    async begin() {
      await db
        .updateTable('nightly_backup')
        .set({ night: new Date(0) })
        .execute();
      await tick(new Date().toISOString());
    },
    attempt: (begunAt, at) => start('backups.write', { begun_at: begunAt }, at),
    async waiting() {
      const { rows } = await sql<{ begun_at: string; run_at: Date; attempts: number }>`
        select j.payload->>'begun_at' as begun_at, j.run_at, j.attempts from graphile_worker._private_jobs j
        join graphile_worker._private_tasks t on t.id = j.task_id
        where t.identifier = 'backups.write' and j.attempts < j.max_attempts`.execute(db);
      return rows;
    },
    async work() {
      const before = await last();
      const worker = await server.startWorker();
      try {
        return await eventually(async () => {
          const now = await last();
          return now === null || now.finished_at === before?.finished_at ? null : now;
        });
      } finally {
        await worker.stop();
      }
    },
    async told(id = 1) {
      const { pagination } = await (await server.site.user(id)).notifications.list({});
      return pagination.data
        .filter(({ type }) => type === 'backup-failed')
        .map(({ data }) => data.lines.map(({ content }) => content.replace(/[\u2066-\u2069]/g, '')));
    },
    async close() {
      await server.close();
      rmSync(root, { recursive: true, force: true });
    },
  };
}
