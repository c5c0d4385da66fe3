import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { migrationsNamed } from '@kantele/db';
import { severalAtOnce } from './copy-files.ts';
import { type Hashed, hashOfFile } from './hashed.ts';
import { listFiles } from './list.ts';
import { backupFolders, type ListedCopy, type Manifest, readManifest } from './manifest.ts';
import type { Progress } from './progress.ts';

export interface VerifiedBackup {
  backup: string;
  /** Where its tables lie. */
  path: string;
  manifest: Manifest;
  files: ListedCopy[];
}

/**
 * Reads every byte of a backup and compares it with what the backup says of itself.
 * @param wanted its name; the newest that is whole when null
 * @throws Error with a sentence that names what is missing or damaged
 */
export async function verifyBackup(
  folder: string,
  wanted: string | null,
  progress: Progress,
): Promise<VerifiedBackup> {
  const { backup, manifest } = await choose(folder, wanted);
  migrationsNamed(manifest.migrations);
  const path = join(folder, 'backups', backup);
  const parts = [...manifest.tables, manifest.files, manifest.secret];
  progress.begin('Verifying tables', parts.length);
  for (const part of parts) {
    progress.signal.throwIfAborted();
    assertSame(join(path, part.file), part, await hashOfFile(join(path, part.file), progress.bytes));
    progress.file();
  }
  const files = await listFiles(folder, backup, manifest);
  progress.begin('Verifying files', files.length);
  await severalAtOnce(files, async (file) => {
    progress.signal.throwIfAborted();
    const copy = join(folder, 'files', file.copy);
    assertSame(copy, file, await hashOfFile(copy, progress.bytes));
    progress.file();
  });
  return { backup, path, manifest, files };
}

/** @throws Error with a sentence when a file is not there or holds other bytes */
export function assertSame(path: string, wanted: Hashed, found: Hashed | null): void {
  if (!found) throw new Error(`${path} is missing.`);
  if (found.sha256 !== wanted.sha256)
    throw new Error(`${path} is damaged: it does not hold what was backed up.`);
}

async function choose(
  folder: string,
  wanted: string | null,
): Promise<{ backup: string; manifest: Manifest }> {
  const names = await backupFolders(folder);
  if (names.length === 0) throw new Error(`There is no backup in ${folder}.`);
  if (wanted !== null && !names.includes(wanted))
    throw new Error(`There is no backup ${wanted} in ${folder}. There are: ${names.join(', ')}.`);
  for (const backup of wanted === null ? names.reverse() : [wanted]) {
    const manifest = await readManifest(folder, backup);
    if (manifest) return { backup, manifest };
  }
  throw new Error(
    wanted === null
      ? `There is no backup in ${folder} that came to its end.`
      : `The backup ${wanted} did not come to its end: it has no manifest.`,
  );
}

/** The key of the site that was backed up. */
export async function readSecretOf({ path, manifest }: VerifiedBackup): Promise<string> {
  return (await readFile(join(path, manifest.secret.file), 'utf8')).replace(/\n$/, '');
}
