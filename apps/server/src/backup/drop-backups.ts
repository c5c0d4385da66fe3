import { lstat, readdir, rm, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { failpoint } from '@kantele/api/server';
import { isKey } from '../storage/keys.ts';
import { hashOfFile, syncFolder } from './hashed.ts';
import { listFiles } from './list.ts';
import { backupFolders, type Manifest, manifestName, readManifest } from './manifest.ts';
import type { Progress } from './progress.ts';
import { assertSame } from './verify-backup.ts';

export interface DroppedBackups {
  backups: number;
  /** Removed from `files/`, with their bytes. */
  files: number;
  bytes: number;
}

/**
 * Removes all complete backups of a folder but the newest ones, and then the files that no backup names any more. The
 * caller holds the lock of the folder and has removed backups without a manifest. What is killed is ended by the next call.
 * @param keep how many stay, at least 1
 * @param made a backup that stays whatever its time is: clocks go back
 * @throws Error with a sentence; before anything is removed when a backup that stays can not say which files it has
 */
export async function dropBackups(
  folder: string,
  keep: number,
  made: string,
  progress: Progress,
): Promise<DroppedBackups> {
  progress.begin('Removing old backups');
  const { old, named } = await choose(folder, keep, made).catch((error: unknown) => {
    throw new Error(`${error instanceof Error ? error.message : error} Nothing was removed.`);
  });
  for (const backup of old) {
    progress.signal.throwIfAborted();
    const path = join(folder, 'backups', backup);
    // Durable first: a folder with a manifest counts as whole.
    await rm(join(path, manifestName));
    await syncFolder(path);
    failpoint('backup.dropping');
    await rm(path, { recursive: true, force: true });
  }
  return { backups: old.length, ...(await removeUnnamed(join(folder, 'files'), named, progress)) };
}

/** Which backups go, and which files below `files/` the others name. */
async function choose(folder: string, keep: number, made: string) {
  const manifests = new Map<string, Manifest>();
  const own: string[] = [];
  for (const backup of await backupFolders(folder)) {
    const found = await lstat(join(folder, 'backups', backup));
    if (!found.isDirectory() && !found.isSymbolicLink()) continue;
    const manifest = await readManifest(folder, backup);
    if (manifest) manifests.set(backup, manifest);
    // A link leads to a backup that somebody keeps elsewhere.
    if (manifest && found.isDirectory() && backup !== made) own.push(backup);
  }
  const old = own.slice(0, Math.max(0, own.length - (keep - 1)));
  const named = new Set<string>();
  for (const [backup, manifest] of manifests) {
    if (old.includes(backup)) continue;
    const path = join(folder, 'backups', backup, manifest.files.file);
    assertSame(path, manifest.files, await hashOfFile(path));
    for (const { copy } of await listFiles(folder, backup, manifest)) named.add(copy);
  }
  return { old, named };
}

/** Removes what can be a file of a backup, is in no list, and the folders this empties; links and other names stay. */
async function removeUnnamed(root: string, named: ReadonlySet<string>, progress: Progress) {
  const removed = { files: 0, bytes: 0 };
  const inFolder = async (path: string, prefix: string): Promise<void> => {
    const before = removed.files;
    for (const entry of await readdir(path, { withFileTypes: true })) {
      const [name, at] = [`${prefix}${entry.name}`, join(path, entry.name)];
      if (!isKey(name)) continue;
      if (entry.isDirectory()) await inFolder(at, `${name}/`);
      if (!entry.isFile() || named.has(name)) continue;
      progress.signal.throwIfAborted();
      failpoint('backup.sweeping');
      const { size } = await lstat(at);
      await rm(at);
      removed.files += 1;
      removed.bytes += size;
      progress.file();
    }
    if (removed.files > before && prefix !== '') await rmdir(path).catch(ignoreNotEmpty);
  };
  await inFolder(root, '');
  return removed;
}

function ignoreNotEmpty(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
}
