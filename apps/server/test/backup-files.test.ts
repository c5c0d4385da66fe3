import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Storage } from '@kantele/api/server';
import { sql } from '@kantele/db';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyBackup } from '../src/backup/verify-backup.ts';
import { type BackupWorld, openBackupWorld, quiet } from './backup-world.ts';
import { eventually } from './harness.ts';
import { noiseWav } from './noise-wav.ts';

let world: BackupWorld;
beforeAll(async () => {
  world = await openBackupWorld();
});
afterAll(() => world.close());

const inStore = (key: string) => join(world.server.dataDir, 'files', key);
const inFolder = (key: string) => join(world.folder, 'files', key);
const db = () => world.server.site.services.db;
const forget = async (id: number) =>
  (await world.server.site.user()).files.delete({ entryIds: [id], deleteForever: true });
const isGone = (path: string) => eventually(async () => (existsSync(path) ? null : true));

/** Runs what waits for later at once. */
const letLaterCome = () =>
  sql`update graphile_worker._private_jobs set run_at = now() where locked_at is null`.execute(db());

describe('files of a backup', () => {
  it('are copied once: a later backup brings what is new, and reads nothing else', async () => {
    const first = await world.backUp();
    const bytes = noiseWav(70_000);
    const { key } = await world.upload('new.wav', bytes);
    const read: string[] = [];
    const { storage } = world.server.site.services;
    const second = await world.backUp(watched(storage, async (name) => void read.push(name)));
    expect(second.files).toEqual({
      count: first.files.count + 1,
      bytes: first.files.bytes + bytes.length,
      copied: 1,
      copied_bytes: bytes.length,
    });
    expect(read).toEqual([key]);
    expect(readFileSync(inFolder(key)).equals(bytes)).toBe(true);
  });

  it('that were copied by a backup without an end are not written again', async () => {
    const { key } = await world.upload('again.wav', noiseWav(5_000));
    const whole = await world.backUp();
    rmSync(join(world.folder, 'backups', whole.backup, 'manifest.json'));
    const next = await world.backUp();
    expect(next.files.copied).toBe(0);
    expect(existsSync(inFolder(key))).toBe(true);
    expect(existsSync(join(world.folder, 'backups', whole.backup))).toBe(next.backup === whole.backup);
  });

  it('keep their bytes in earlier backups when a name comes to stand for others', async () => {
    const [was, is] = [noiseWav(2_000), noiseWav(2_000)];
    const { key } = await world.upload('turned.wav', was);
    const before = await world.backUp();
    writeFileSync(inStore(key), is);
    const after = await world.backUp();
    expect([before.changed, after.changed]).toEqual([[], [key]]);
    for (const [backup, bytes] of [
      [before.backup, was],
      [after.backup, is],
    ] as const) {
      const { files } = await verifyBackup(world.folder, backup, quiet());
      const copy = files.find((file) => file.key === key)?.copy ?? '';
      expect(readFileSync(inFolder(copy)).equals(bytes)).toBe(true);
    }
  });

  it('that the site has lost are named, and the rest is backed up', async () => {
    const { key } = await world.upload('lost.wav', noiseWav(1_000));
    renameSync(inStore(key), `${inStore(key)}.away`);
    const result = await world.backUp();
    expect(result.missing).toEqual([key]);
    const { files } = await verifyBackup(world.folder, result.backup, quiet());
    expect(files.map((file) => file.key)).not.toContain(key);
    renameSync(`${inStore(key)}.away`, inStore(key));
  });
});

describe('files that are deleted under a backup', () => {
  it('stay until it has copied them, and go then', async () => {
    const uploads: { id: number; key: string }[] = [];
    for (let n = 0; n < 12; n += 1) uploads.push(await world.upload(`${n}.wav`, noiseWav(1_000)));
    let deleted = false;
    const result = await world.backUp(
      watched(world.server.site.services.storage, async () => {
        if (deleted) return;
        deleted = true;
        for (const { id } of uploads) await forget(id);
        // The worker takes the jobs, and leaves them for later.
        await eventually(async () => {
          const { rows } = await sql<{ n: number }>`select count(*)::integer as n from graphile_worker.jobs
            where task_identifier = 'files.remove' and run_at > now()`.execute(db());
          return (rows[0]?.n ?? 0) >= uploads.length ? true : null;
        });
      }),
    );
    expect([deleted, result.missing]).toEqual([true, []]);
    const keys = (await verifyBackup(world.folder, result.backup, quiet())).files.map(({ key }) => key);
    expect(keys).toEqual(expect.arrayContaining(uploads.map(({ key }) => key)));
    await letLaterCome();
    for (const { key } of uploads) await isGone(inStore(key));
    expect((await world.backUp()).missing).toEqual([]);
  });

  it('are waited for when their removal has begun, so that no backup names them', async () => {
    const { key } = await world.upload('going.wav', noiseWav(1_000));
    const client = new pg.Client({ connectionString: world.server.site.url });
    await client.connect();
    const waiting = () =>
      eventually(async () => {
        const { rows } = await sql`select from pg_locks where locktype = 'advisory' and not granted
          and database = (select oid from pg_database where datname = current_database())`.execute(db());
        return rows.length > 0 ? true : null;
      });
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock_shared(7261005)');
    await client.query('delete from file_entries where storage_key = $1', [key]);
    await client.query('delete from stored_files where key = $1', [key]);
    rmSync(inStore(key));
    const backup = world.backUp();
    await waiting();
    await client.query('commit');
    await client.end();
    expect((await backup).missing).toEqual([]);
  });

  it('are not trusted when the lock was lost: such a backup fails and leaves none', async () => {
    await world.upload('last.wav', noiseWav(1_000));
    const before = await world.backUp();
    await world.upload('very last.wav', noiseWav(1_000));
    const cut = async () => {
      await sql`select pg_terminate_backend(l.pid) from pg_locks l where l.locktype = 'advisory' and l.granted
        and l.objid = 7261005 and l.database = (select oid from pg_database where datname = current_database())`.execute(
        db(),
      );
    };
    await expect(world.backUp(watched(world.server.site.services.storage, cut))).rejects.toThrow();
    const { backup } = await verifyBackup(world.folder, null, quiet());
    expect(backup).toBe(before.backup);
  });

  it('do not come in the way of two backups at once: the second is refused, into whatever folder', async () => {
    let refused: Promise<string[]> | undefined;
    const others = async () => {
      const answers: string[] = [];
      for (const folder of [world.folder, `${world.folder} elsewhere`])
        await world.backUp(undefined, folder).catch((error: Error) => answers.push(error.message));
      return answers;
    };
    await world.upload('two.wav', noiseWav(1_000));
    await world.backUp(
      watched(world.server.site.services.storage, async () => {
        refused ??= others();
        await refused;
      }),
    );
    expect(await refused).toEqual([
      `Another backup into ${world.folder} is running: process ${process.pid}.`,
      'Another backup of this site is running.',
    ]);
  });
});

/** A store that tells of each file before it is read. */
function watched(storage: Storage, before: (key: string) => Promise<void>): Storage {
  return {
    ...storage,
    async *read(key, range) {
      await before(key);
      yield* storage.read(key, range);
    },
  };
}
