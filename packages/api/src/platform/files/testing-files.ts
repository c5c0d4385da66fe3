import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import type { Context } from '../../core/context.ts';
import { jobList } from '../../domains.ts';
import { createTestSite, type TestSite } from '../../testing.ts';
import { folderStorage } from '../../testing-storage.ts';
import { putFile, settleFiles } from './put-file.ts';

export const bytes = new TextEncoder().encode('some bytes');
const dayAgo = () => new Date(Date.now() - 25 * 3_600_000);
export type FileBench = Awaited<ReturnType<typeof openFileBench>>;

/** A site with a file store in a folder, and what tests of it do. */
export async function openFileBench() {
  const folder = await mkdtemp(join(tmpdir(), 'kantele-files-'));
  const site: TestSite = await createTestSite({ storage: folderStorage(folder) });
  /** What was logged as an error. */
  const told: string[] = [];
  const error = (_data: object, message: string) => void told.push(message);
  const log = { ...site.services.log, error };
  const ctx: Context = { ...site.system(), services: { ...site.services, log } };
  const run = { signal: ctx.signal, attempt: 1, assertLease: async () => {} };
  const inStore = async () =>
    (await readdir(folder, { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
      .sort();
  return {
    ...{ site, ctx, told, folder, inStore },
    async known() {
      const rows = await ctx.db.selectFrom('stored_files').select(['key', 'state']).orderBy('key').execute();
      return rows.map(({ key, state }) => `${key} ${state}`);
    },
    /** Makes rows and objects as old as those of yesterday. */
    async letADayPass() {
      await sql`update stored_files set updated_at = now() - interval '25 hours'`.execute(ctx.db);
      for (const key of await inStore()) await utimes(join(folder, key), dayAgo(), dayAgo());
    },
    /** An object beside the product's back. */
    async drop(key: string, { isOld = false } = {}) {
      await mkdir(dirname(join(folder, key)), { recursive: true });
      await writeFile(join(folder, key), bytes);
      if (isOld) await utimes(join(folder, key), dayAgo(), dayAgo());
    },
    lose: (key: string) => rm(join(folder, key)),
    /** Runs the jobs of this name that wait; answers how many. */
    async work(name: string) {
      const { rows } = await sql<{ payload: unknown }>`
        delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
        where t.id = j.task_id and t.identifier = ${name} returning j.payload`.execute(ctx.db);
      for (const { payload } of rows)
        await jobList.find((job) => job.name === name)?.start(ctx, payload, run);
      return rows.length;
    },
    /** Runs a job of the clock. */
    start: async (name: string) => jobList.find((job) => job.name === name)?.start(ctx, {}, run),
    /** An export of the admin's data as a finished job leaves it. */
    async addExport(): Promise<string> {
      const row = await ctx.db
        .insertInto('data_exports')
        .values({ user_id: 1 })
        .returning('id')
        .executeTakeFirstOrThrow();
      const key = `exports/${row.id}.zip`;
      await putFile(ctx, { key, kind: 'export', owner: String(row.id) }, bytes);
      await ctx.db.transaction().execute(async (trx) => {
        const expires_at = new Date(Date.now() + 3_600_000);
        await trx
          .updateTable('data_exports')
          .set({ state: 'ready', storage_key: key, expires_at })
          .where('id', '=', row.id)
          .execute();
        await settleFiles(ctx, trx, [key], true);
      });
      return key;
    },
    /** A rendition of a sound that these tracks have. */
    async addRendition(fingerprint: string, trackIds: readonly number[]): Promise<string> {
      const key = `renditions/${fingerprint}.mp4`;
      await putFile(ctx, { key, kind: 'rendition', owner: fingerprint }, bytes);
      await ctx.db.transaction().execute(async (trx) => {
        await settleFiles(ctx, trx, [key], true);
        await trx
          .insertInto('renditions')
          .values({
            ...{ fingerprint, kind: 'aac_96', mime: 'audio/mp4', codec: 'aac', bitrate: 96_000 },
            ...{ sample_rate: 44_100, channels: 2, size: bytes.length, sha256: 'x', samples: 1, delay: 0 },
            ...{ init_end: 0, fragments: '[]', storage_key: key, etag: 'x' },
          })
          .execute();
        for (const id of trackIds) {
          const values = { audio_fingerprint: fingerprint };
          await trx.updateTable('tracks').set(values).where('id', '=', id).execute();
        }
      });
      return key;
    },
    async close() {
      await site.close();
      await rm(folder, { recursive: true });
    },
  };
}
