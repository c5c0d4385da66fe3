import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Context } from '../core/context.ts';
import { jobList } from '../job-list.ts';
import { addMusic, createTestSite, type TestSite } from '../testing.ts';
import { folderStorage } from '../testing-storage.ts';
import { putFile, settleFiles } from './put-file.ts';
import { removeUnusedFiles } from './remove-files.ts';
import { sweepStore } from './sweep-files.ts';
import { verifyStore } from './verify-store.ts';

let site: TestSite;
let files: string;
let ctx: Context;
const told: string[] = [];
beforeEach(async () => {
  files = await mkdtemp(join(tmpdir(), 'kantele-files-'));
  site = await createTestSite({ storage: folderStorage(files) });
  told.length = 0;
  const error = (_data: object, message: string) => void told.push(message);
  ctx = { ...site.system(), services: { ...site.services, log: { ...site.services.log, error } } };
});
afterEach(async () => {
  await site.close();
  await rm(files, { recursive: true });
});

const bytes = new TextEncoder().encode('some bytes');
const inStore = async () =>
  (await readdir(files, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(files.length + 1))
    .sort();
const known = async () =>
  (await ctx.db.selectFrom('stored_files').select(['key', 'state']).orderBy('key').execute()).map(
    ({ key, state }) => `${key} ${state}`,
  );
const dayAgo = () => new Date(Date.now() - 25 * 3_600_000);
/** Makes rows and objects as old as those of yesterday. */
async function letADayPass() {
  await sql`update stored_files set updated_at = now() - interval '25 hours'`.execute(ctx.db);
  for (const key of await inStore()) await utimes(join(files, key), dayAgo(), dayAgo());
}
/** An object beside the product's back. */
async function drop(key: string, modified = new Date()) {
  await mkdir(dirname(join(files, key)), { recursive: true });
  await writeFile(join(files, key), bytes);
  await utimes(join(files, key), modified, modified);
}
/** Runs the jobs of these names that wait. */
async function work(...names: string[]) {
  const { rows } = await sql<{ id: number; name: string; payload: unknown }>`
    delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
    where t.id = j.task_id and t.identifier = any(${names})
    returning j.id, t.identifier as name, j.payload`.execute(ctx.db);
  const run = { signal: ctx.signal, attempt: 1, assertLease: async () => {} };
  for (const { name, payload } of rows) {
    await jobList.find((job) => job.name === name)?.start(ctx, payload, run);
  }
  return rows.length;
}

/** An export of the admin's data as a finished job leaves it. */
async function addExport(): Promise<string> {
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
}
/** A rendition of a sound that these tracks have. */
async function addRendition(fingerprint: string, trackIds: readonly number[]): Promise<string> {
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
      await trx.updateTable('tracks').set({ audio_fingerprint: fingerprint }).where('id', '=', id).execute();
    }
  });
  return key;
}

describe('a deleted track', () => {
  it('takes its renditions and its index with it, on the disk and in the tables', async () => {
    const { trackIds } = await addMusic(site, { tracks: ['Going', 'Staying'] });
    const [going = 0, staying = 0] = trackIds;
    const gone = await addRendition('sound-1', [going]);
    const kept = await addRendition('sound-2', [staying]);
    await putFile(ctx, { key: 'indexes/1', kind: 'index', owner: 'indexes/1' }, bytes);
    await ctx.db.transaction().execute(async (trx) => {
      const original = { mime: 'audio/flac', codec: 'flac', lossless: true, size: 1, etag: 'x' };
      const values = { ...original, track_id: going, storage_key: 'library:1/a', index_key: 'indexes/1' };
      await trx.insertInto('originals').values(values).execute();
      await settleFiles(ctx, trx, ['indexes/1'], true);
    });
    await (await site.user()).tracks.delete({ id: going });
    await work('files.remove');
    expect(await inStore()).toEqual([kept]);
    expect(await known()).toEqual([`${kept} stored`]);
    const rows = await ctx.db.selectFrom('renditions').select('storage_key').execute();
    expect(rows.map(({ storage_key }) => storage_key)).toEqual([kept]);
    expect(gone).not.toBe(kept);
  });

  it('leaves what another track of the same sound plays, until that one is deleted too', async () => {
    const { trackIds } = await addMusic(site, { tracks: ['One', 'Same'] });
    const key = await addRendition('shared', trackIds);
    const [one = 0, same = 0] = trackIds;
    await (await site.user()).tracks.delete({ id: one });
    await work('files.remove');
    expect(await inStore()).toEqual([key]);
    await (await site.user()).tracks.delete({ id: same });
    await work('files.remove');
    expect(await inStore()).toEqual([]);
  });

  it('of an album goes like one alone; both jobs of two deletions at once may find it', async () => {
    const first = await addMusic(site, { tracks: ['One'] });
    const second = await addMusic(site, { tracks: ['Same'] });
    const key = await addRendition('shared', [...first.trackIds, ...second.trackIds]);
    const admin = await site.user();
    await Promise.all([first, second].map(({ albumId }) => admin.albums.delete({ id: albumId })));
    expect(await inStore()).toEqual([key]);
    expect(await work('files.remove')).toBe(2);
    expect(await inStore()).toEqual([]);
  });

  it('that is only missing keeps everything', async () => {
    const { trackIds } = await addMusic(site, { tracks: ['One'] });
    const key = await addRendition('sound', trackIds);
    await ctx.db.updateTable('tracks').set({ status: 'missing' }).execute();
    await letADayPass();
    await removeUnusedFiles(ctx, { keys: [key] });
    await sweepStore(ctx);
    expect(await inStore()).toEqual([key]);
  });
});

describe('a removal', () => {
  it('leaves an object that is being written again, and one that was named again', async () => {
    const key = await addExport();
    await ctx.db.deleteFrom('data_exports').execute();
    await putFile(ctx, { key, kind: 'export', owner: '1' }, bytes);
    await removeUnusedFiles(ctx, { keys: [key] });
    expect(await inStore()).toEqual([key]);
    const again = await addExport();
    await removeUnusedFiles(ctx, { keys: [again] });
    expect(await inStore()).toContain(again);
  });

  it('waits for whoever is naming the object, and makes whoever comes later fail', async () => {
    const { trackIds } = await addMusic(site, { tracks: ['One'] });
    const key = await addRendition('sound', []);
    let removal: Promise<number> | undefined;
    await ctx.db.transaction().execute(async (trx) => {
      await settleFiles(ctx, trx, [key], true);
      removal = removeUnusedFiles(ctx, { keys: [key] });
      await untilWaiting();
      await trx
        .updateTable('tracks')
        .set({ audio_fingerprint: 'sound' })
        .where('id', '=', trackIds[0] ?? 0)
        .execute();
    });
    expect(await removal).toBe(0);
    expect(await inStore()).toEqual([key]);
    await ctx.db.updateTable('tracks').set({ audio_fingerprint: null }).execute();
    expect(await removeUnusedFiles(ctx, { keys: [key] })).toBe(1);
    const late = ctx.db.transaction().execute((trx) => settleFiles(ctx, trx, [key], true));
    await expect(late).rejects.toThrow('removed before it was used');
  });

  it('that fails on the disk keeps the row, and ends at the next attempt', async () => {
    const key = await addExport();
    await ctx.db.deleteFrom('data_exports').execute();
    const failing = {
      ...ctx.services.storage,
      remove: () => Promise.reject(new Error('The disk does not answer.')),
    };
    const broken = { ...ctx, services: { ...ctx.services, storage: failing } };
    await expect(removeUnusedFiles(broken, { keys: [key] })).rejects.toThrow('does not answer');
    expect(await known()).toEqual([`${key} stored`]);
    // The bytes went, and the process died before its transaction ended.
    await rm(join(files, key));
    await removeUnusedFiles(ctx, { keys: [key] });
    expect(await known()).toEqual([]);
  });

  it('queued by a version that knew no rows is done all the same', async () => {
    const kept = await addExport();
    await drop('exports/99.zip');
    await sql`select graphile_worker.add_job('users.remove-files', ${JSON.stringify({
      keys: ['exports/99.zip', kept],
    })}::json)`.execute(ctx.db);
    expect(await work('users.remove-files')).toBe(1);
    expect(await inStore()).toEqual([kept]);
    expect(await known()).toEqual([`${kept} stored`]);
  });
});

/** Resolves when a statement waits for a lock. */
async function untilWaiting() {
  for (;;) {
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(ctx.db);
    if ((rows[0]?.n ?? 0) > 0) return;
  }
}

describe('the nightly sweep', () => {
  it('removes objects without a row when they are older than a day, and no others', async () => {
    const key = await addExport();
    await drop('exports/7.zip.0123456789ab.partial', dayAgo());
    await drop('renditions/aa/left/flac.mp4', dayAgo());
    await drop('renditions/aa/new/flac.mp4');
    expect(await sweepStore(ctx)).toEqual({ removed: 2, suspicious: 0, missing: 0 });
    expect(await inStore()).toEqual([key, 'renditions/aa/new/flac.mp4']);
    expect(await known()).toEqual([`${key} stored`]);
  });

  it('removes what was written and never named, and what lost its owner without a job, after a day', async () => {
    await putFile(ctx, { key: 'exports/1.zip', kind: 'export', owner: '1' }, bytes);
    await ctx.db
      .insertInto('stored_files')
      .values({ key: 'a', kind: 'export', owner: '2', size: 1 })
      .execute();
    const { trackIds } = await addMusic(site, { tracks: ['One'] });
    await addRendition('sound', trackIds);
    await ctx.db.deleteFrom('tracks').execute();
    expect((await sweepStore(ctx)).removed).toBe(0);
    await letADayPass();
    expect((await sweepStore(ctx)).removed).toBe(3);
    expect([await inStore(), await known()]).toEqual([[], []]);
    expect(await ctx.db.selectFrom('renditions').select('kind').execute()).toEqual([]);
  });

  it('tells of objects that are gone, keeps their rows, and sees them come back', async () => {
    const [kept, lost] = [await addExport(), await addExport()];
    await rm(join(files, lost));
    await letADayPass();
    await jobList
      .find(({ name }) => name === 'files.sweep')
      ?.start(
        ctx,
        {},
        {
          ...{ signal: ctx.signal, attempt: 1, assertLease: async () => {} },
        },
      );
    expect(told).toEqual(['stored files are missing: see npm run files -- --verify']);
    expect(await known()).toEqual([`${kept} stored`, `${lost} missing`]);
    const overview = async () => (await site.as('settings.manage').streaming.overview()).missing;
    expect(await overview()).toBe(1);
    await drop(lost);
    expect((await sweepStore(ctx)).missing).toBe(0);
    expect(await known()).toEqual([`${kept} stored`, `${lost} stored`]);
    expect(await overview()).toBe(0);
  });

  it('removes none of many unknown objects on its own: the store may be another site’s', async () => {
    for (let n = 0; n < 1_001; n += 1) await drop(`images/${n}`, dayAgo());
    expect(await sweepStore(ctx)).toMatchObject({ removed: 0, suspicious: 1_001 });
    expect(await inStore()).toHaveLength(1_001);
    expect(await sweepStore(ctx, { all: true })).toMatchObject({ removed: 1_001, suspicious: 0 });
    expect(await inStore()).toEqual([]);
  });

  it('compares what the store has, some at a time, and changes nothing when it only verifies', async () => {
    const lost = await addExport();
    await rm(join(files, lost));
    for (let n = 0; n < 1_100; n += 1) await drop(`images/${n}`);
    const found: string[] = [];
    const result = await verifyStore(ctx, (kind, key) => void found.push(`${kind} ${key}`));
    expect(result).toEqual({ objects: 1_100, missing: 1, unknown: 1_100 });
    expect(found).toContain(`missing ${lost}`);
    expect(new Set(found).size).toBe(1_101);
    expect(await known()).toEqual([`${lost} stored`]);
    expect((await stat(join(files, 'images/7'))).size).toBe(bytes.length);
  });
});
