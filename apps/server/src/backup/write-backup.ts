import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { failpoint, type Storage } from '@kantele/api/server';
import {
  BackupRunningError,
  holdFiles,
  type NamedFile,
  openSnapshot,
  type Snapshot,
} from '@kantele/db/backup';
import { FolderLockedError, lockFolder } from '@kantele/db/embedded';
import { type CopiedFiles, copyFiles, partialFolder } from './copy-files.ts';
import { type DroppedBackups, dropBackups } from './drop-backups.ts';
import { type Hashed, syncFolder, writeHashed } from './hashed.ts';
import { listFiles, listText } from './list.ts';
import {
  backupFolders,
  backupName,
  format,
  type Manifest,
  manifestName,
  manifestText,
  readManifest,
} from './manifest.ts';
import type { Progress } from './progress.ts';

export interface BackupSource {
  databaseUrl: string;
  storage: Storage;
  /** The key of the site, as text. */
  secret: string;
}

export interface BackupResult {
  /** Its name, which is its moment. */
  backup: string;
  folder: string;
  tables: { count: number; rows: number; bytes: number };
  files: { count: number; bytes: number; copied: number; copied_bytes: number };
  /** Keys of stored files that the database names and the store does not have, or that have other bytes than it knows. */
  missing: string[];
  changed: string[];
  /** Old backups that were removed; null when none were to be, and when that failed. */
  dropped: DroppedBackups | null;
}

/** The backup is complete; old ones could not be removed. The cause says why. */
export class NotDroppedError extends Error {
  readonly result: BackupResult;

  constructor(result: BackupResult, cause: unknown) {
    super(`The backup ${result.backup} is complete, but old ones could not be dropped`, { cause });
    this.name = 'NotDroppedError';
    this.result = result;
  }
}

/**
 * Writes a backup into a folder, which holds others and their files already. It is there once its manifest is; whatever
 * ends this before leaves none, and the files that were copied are used by the next.
 * @param options.keep how many complete backups stay when it is written, itself among them; all when null
 * @throws BackupRunningError with a sentence
 * @throws NotDroppedError
 */
export async function writeBackup(
  source: BackupSource,
  folder: string,
  progress: Progress,
  { keep = null, now = new Date() }: { keep?: number | null; now?: Date } = {},
): Promise<BackupResult> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const lock = await lockFolder(folder, 'backup', { pid: process.pid }).catch((error: unknown) => {
    if (!(error instanceof FolderLockedError)) throw error;
    throw new BackupRunningError(
      `Another backup into ${folder} is running: process ${error.facts.pid ?? 'unknown'}.`,
    );
  });
  try {
    await removeUnfinished(folder);
    const result = await writeHeld(source, folder, progress, now);
    if (keep === null) return result;
    return { ...result, dropped: await dropOld(result, keep, progress) };
  } finally {
    lock.release();
  }
}

async function writeHeld(
  source: BackupSource,
  folder: string,
  progress: Progress,
  now: Date,
): Promise<BackupResult> {
  const held = await holdFiles(source.databaseUrl);
  try {
    return await write(source, folder, progress, now, () => held.assertHeld());
  } finally {
    await held.release();
  }
}

async function dropOld(result: BackupResult, keep: number, progress: Progress): Promise<DroppedBackups> {
  try {
    return await dropBackups(result.folder, keep, result.backup, progress);
  } catch (error) {
    const cause = progress.signal.aborted ? new Error('It was stopped; the next time goes on.') : error;
    throw new NotDroppedError(result, cause);
  }
}

async function write(
  source: BackupSource,
  folder: string,
  progress: Progress,
  now: Date,
  assertHeld: () => Promise<void>,
): Promise<BackupResult> {
  const known = await newestFiles(folder);
  const backup = await freeName(folder, now);
  const path = join(folder, 'backups', backup);
  for (const made of [path, join(folder, 'files'), join(folder, partialFolder)])
    await mkdir(made, { recursive: true, mode: 0o700 });
  try {
    const { named, ...database } = await copyDatabase(source.databaseUrl, path, progress);
    progress.begin('Copying files', named.length);
    const copied = await copyFiles({ storage: source.storage, folder, progress }, named, known);
    // With the lock a removal could have begun: then a file may be gone that the tables name.
    await assertHeld();
    const list = await writeHashed(join(path, 'files.jsonl.gz'), listText(copied.files), { gzip: true });
    const secret = await writeHashed(join(path, 'secret.key'), [Buffer.from(`${source.secret}\n`)]);
    const manifest: Manifest = {
      format,
      created_at: now.toISOString(),
      ...database,
      files: { file: 'files.jsonl.gz', ...list, count: copied.files.length, total_bytes: sum(copied.files) },
      secret: { file: 'secret.key', ...secret },
    };
    const text = join(path, `${manifestName}.unfinished`);
    await writeHashed(text, [Buffer.from(manifestText(manifest))]);
    await syncFolder(path);
    failpoint('backup.ending');
    await rename(text, join(path, manifestName));
    await syncFolder(path);
    await syncFolder(join(folder, 'backups'));
    return resultOf(folder, backup, manifest, copied);
  } catch (error) {
    await rm(path, { recursive: true, force: true }).catch(() => {});
    throw error;
  } finally {
    await rm(join(folder, partialFolder), { recursive: true, force: true }).catch(() => {});
  }
}

/** Copies all tables as they were at one moment, and tells which files they name. */
async function copyDatabase(url: string, path: string, progress: Progress) {
  progress.begin('Copying tables');
  const snapshot = await openSnapshot(url);
  try {
    const tables: Manifest['tables'] = [];
    for (const table of snapshot.tables) {
      progress.signal.throwIfAborted();
      failpoint('backup.table');
      const file = `${table.area}.${table.name}.copy.gz`;
      tables.push({ ...table, file, ...(await copyTable(snapshot, table, join(path, file), progress)) });
    }
    const named: NamedFile[] = [];
    for await (const some of snapshot.files()) named.push(...some);
    const { migrations, playMonths: play_months, sequences } = snapshot;
    return { named, migrations, play_months, tables, sequences };
  } finally {
    await snapshot.close();
  }
}

async function copyTable(
  snapshot: Snapshot,
  table: Snapshot['tables'][number],
  path: string,
  progress: Progress,
): Promise<Hashed & { rows: number }> {
  let rows = 0;
  const counted = async function* (source: AsyncIterable<Buffer>) {
    for await (const chunk of source) {
      // A line is a row: line ends within values are escaped.
      for (let at = chunk.indexOf(10); at !== -1; at = chunk.indexOf(10, at + 1)) rows += 1;
      yield chunk;
    }
  };
  const hashed = await writeHashed(path, counted(snapshot.copy(table)), {
    gzip: true,
    onBytes: progress.bytes,
    signal: progress.signal,
  });
  return { ...hashed, rows };
}

/** Files of the newest backup that is whole, by key. */
async function newestFiles(folder: string) {
  for (const backup of (await backupFolders(folder)).reverse()) {
    const manifest = await readManifest(folder, backup).catch(() => null);
    const files = manifest && (await listFiles(folder, backup, manifest).catch(() => null));
    if (files) return new Map(files.map((file) => [file.key, file]));
  }
  return new Map();
}

/** What backups that did not come to their end have left. */
async function removeUnfinished(folder: string): Promise<void> {
  await rm(join(folder, partialFolder), { recursive: true, force: true });
  for (const backup of await backupFolders(folder)) {
    const isUnfinished = (await readManifest(folder, backup).catch(() => 'damaged')) === null;
    if (isUnfinished) await rm(join(folder, 'backups', backup), { recursive: true, force: true });
  }
}

/** A name nobody has: of two backups in one second the later one is named by the next. */
async function freeName(folder: string, now: Date): Promise<string> {
  const taken = await backupFolders(folder);
  for (let at = now.getTime(); ; at += 1_000) {
    const name = backupName(new Date(at));
    if (!taken.includes(name)) return name;
  }
}

function resultOf(folder: string, backup: string, manifest: Manifest, copied: CopiedFiles): BackupResult {
  const { tables, files } = manifest;
  return {
    backup,
    folder,
    tables: { count: tables.length, rows: tables.reduce((n, { rows }) => n + rows, 0), bytes: sum(tables) },
    files: {
      count: files.count,
      bytes: files.total_bytes,
      copied: copied.copied,
      copied_bytes: copied.copiedBytes,
    },
    missing: copied.missing,
    changed: copied.changed,
    dropped: null,
  };
}

const sum = (parts: readonly { bytes: number }[]) => parts.reduce((n, { bytes }) => n + bytes, 0);
