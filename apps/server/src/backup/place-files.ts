import { randomUUID } from 'node:crypto';
import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { failpoint, type Storage } from '@kantele/api/server';
import { severalAtOnce } from './copy-files.ts';
import { hashOf } from './hashed.ts';
import type { ListedCopy } from './manifest.ts';
import type { Progress } from './progress.ts';
import { assertSame } from './verify-backup.ts';

export interface FileTarget {
  storage: Storage;
  /** For files on their way into the store, on the same file system. */
  tempDir: string;
}

/**
 * Passes when the store holds nothing.
 * @param left what an earlier try of the same restore may have left
 * @throws Error with a sentence
 */
export async function assertEmptyStore({ storage }: FileTarget, left: readonly ListedCopy[]): Promise<void> {
  const keys = new Set(left.map(({ key }) => key));
  for await (const { key } of storage.list()) {
    if (!keys.has(key)) throw new Error(`The file store is not empty: it holds ${key}. Nothing was changed.`);
  }
}

/** Brings the files of a backup into the store and reads them back. @throws Error when one has other bytes there */
export async function placeFiles(
  { storage, tempDir }: FileTarget,
  folder: string,
  files: readonly ListedCopy[],
  progress: Progress,
): Promise<void> {
  progress.begin('Restoring files', files.length);
  await severalAtOnce(files, async (file) => {
    progress.signal.throwIfAborted();
    failpoint('restore.file');
    const temporary = join(tempDir, randomUUID());
    await copyFile(join(folder, 'files', file.copy), temporary);
    await storage.putFile(file.key, temporary);
    assertSame(file.key, file, await hashOf(storage.read(file.key), progress.bytes));
    progress.file();
  });
}

/** Takes back what `placeFiles` has brought. */
export async function removePlaced({ storage }: FileTarget, files: readonly ListedCopy[]): Promise<void> {
  await severalAtOnce(files, ({ key }) => storage.remove(key));
}
