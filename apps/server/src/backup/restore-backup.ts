import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { failpoint } from '@kantele/api/server';
import { beginRestore, connect, emptyDatabase, endRestore, targetState } from '@kantele/db/backup';
import { lockFolder } from '@kantele/db/embedded';
import type { Env } from '../env.ts';
import { keyInFolder, openDatabase, storageOf } from '../parts.ts';
import { openTempDir } from '../temp-dir.ts';
import { writeHashed } from './hashed.ts';
import { loadDatabase } from './load-database.ts';
import { assertEmptyStore, placeFiles, removePlaced } from './place-files.ts';
import type { Progress } from './progress.ts';
import { emptyFolder, isEmptyFolder, markRestore, restoreStage, unmarkRestore } from './restore-mark.ts';
import { readSecretOf, type VerifiedBackup, verifyBackup } from './verify-backup.ts';

export interface RestoreResult {
  backup: string;
  /** Newest migration of the site that was backed up. */
  migration: string;
  tables: { count: number; rows: number };
  files: { count: number; bytes: number };
}

/**
 * Brings a backup into an empty data folder and an empty database. Everything is verified before anything is written. What
 * fails leaves both empty; what is killed leaves a mark, with which no server starts and the next restore begins anew.
 * @param wanted name of the backup; the newest that is whole when null
 * @throws Error with a sentence
 */
export async function restoreBackup(
  env: Env,
  folder: string,
  wanted: string | null,
  progress: Progress,
): Promise<RestoreResult> {
  await assertEmptyTarget(env);
  const from = await verifyBackup(folder, wanted, progress);
  const secret = await readSecretOf(from);
  if (env.SECRET_KEY !== undefined && env.SECRET_KEY !== secret)
    throw new Error(
      'SECRET_KEY is not the key of the backup: what was sealed with that could not be opened.',
    );
  await mkdir(env.DATA_DIR, { recursive: true });
  const lock = await lockFolder(env.DATA_DIR, 'server', { pid: process.pid, address: 'npm run restore' });
  try {
    await fill(env, folder, from, secret, progress);
  } finally {
    lock.release();
  }
  const { tables, files, migrations } = from.manifest;
  return {
    backup: from.backup,
    migration: migrations.at(-1) ?? '',
    tables: { count: tables.length, rows: tables.reduce((n, { rows }) => n + rows, 0) },
    files: { count: files.count, bytes: files.total_bytes },
  };
}

/** Before anything is read: the mistake people make is a folder or a database that is in use. */
async function assertEmptyTarget(env: Env): Promise<void> {
  if ((await restoreStage(env.DATA_DIR)) === null && !(await isEmptyFolder(env.DATA_DIR)))
    throw new Error(
      `${env.DATA_DIR} is not empty: a restore needs an empty data folder. Nothing was changed.`,
    );
  if (!env.DATABASE_URL) return;
  const client = await connect(env.DATABASE_URL);
  try {
    if ((await targetState(client)) === 'used' && (await restoreStage(env.DATA_DIR)) !== 'ending')
      throw new Error('The database is not empty: a restore needs an empty one. Nothing was changed.');
  } finally {
    await client.end();
  }
}

async function fill(env: Env, folder: string, from: VerifiedBackup, secret: string, progress: Progress) {
  const stage = await restoreStage(env.DATA_DIR);
  if (stage === null) await markRestore(env.DATA_DIR, 'begun');
  const opened: { close(): Promise<void> }[] = [];
  /** Takes back what is outside of the folder. What an earlier restore has left there stays marked until it is known. */
  let undo = async () => {
    if (stage !== null) throw new Error('An earlier restore may have left something.');
  };
  try {
    const database = await openDatabase(env, () => {});
    opened.unshift(database);
    const client = await connect(database.url);
    opened.unshift({ close: () => client.end() });
    // Otherwise an earlier restore was killed in its last moment, and everything is in place.
    if (stage !== 'ending' || (await targetState(client)) !== 'used') {
      const temp = await openTempDir(env.DATA_DIR);
      opened.unshift(temp);
      const target = { storage: storageOf(env, temp.path), tempDir: temp.path };
      await assertEmptyStore(target, stage === null ? [] : from.files);
      undo = async () => {
        if (env.s3) await removePlaced(target, from.files);
        if (!env.DATABASE_URL) return;
        await emptyDatabase(client);
        await endRestore(client);
      };
      await markRestore(env.DATA_DIR, 'begun');
      await beginRestore(client);
      await loadDatabase(database.url, client, from.path, from.manifest, progress);
      await placeFiles(target, folder, from.files, progress);
      if (env.SECRET_KEY === undefined)
        await writeHashed(join(env.DATA_DIR, keyInFolder), [Buffer.from(`${secret}\n`)]);
      progress.signal.throwIfAborted();
      await markRestore(env.DATA_DIR, 'ending');
      failpoint('restore.ending');
      await endRestore(client);
      failpoint('restore.ended');
    }
  } catch (error) {
    const isUndone = await undo().then(
      () => true,
      () => false,
    );
    await closeAll(opened);
    // Otherwise the marks stay: nothing starts here, and the next restore begins anew.
    if (isUndone) await emptyFolder(env.DATA_DIR);
    throw error;
  }
  await closeAll(opened);
  await unmarkRestore(env.DATA_DIR);
}

async function closeAll(opened: readonly { close(): Promise<void> }[]): Promise<void> {
  for (const one of opened) await one.close().catch(() => {});
}
