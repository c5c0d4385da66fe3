import { randomUUID } from 'node:crypto';
import { mkdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { failpoint, type Storage } from '@kantele/api/server';
import type { NamedFile } from '@kantele/db/backup';
import { hashOf, hashOfFile, syncFolder, writeHashed } from './hashed.ts';
import type { ListedCopy } from './manifest.ts';
import type { Progress } from './progress.ts';

/** Files copied at the same time: enough to hide the waits of a disk or a bucket. */
const atOnce = 4;

export interface CopiedFiles {
  /** By key. */
  files: ListedCopy[];
  /** How many were new, and their bytes. */
  copied: number;
  copiedBytes: number;
  /** Keys that the database names and the store does not have. */
  missing: string[];
  /** Keys whose bytes are not those the database knows. */
  changed: string[];
}

interface Places {
  storage: Storage;
  /** Of the backup. */
  folder: string;
  progress: Progress;
}

/**
 * Brings files of the store into the folder, each once. What an earlier backup has copied and the store still shows as the
 * same is not read again.
 * @param known files of an earlier backup in this folder, by key
 */
export async function copyFiles(
  places: Places,
  named: readonly NamedFile[],
  known: ReadonlyMap<string, ListedCopy>,
): Promise<CopiedFiles> {
  const { storage, folder, progress } = places;
  const result: CopiedFiles = { files: [], copied: 0, copiedBytes: 0, missing: [], changed: [] };
  const folders = new Set<string>();
  const one = async (file: NamedFile) => {
    const found = await storage.stat(file.key);
    if (!found) {
      // What is being written may not be there yet, and nothing names it.
      if (file.state !== 'pending') result.missing.push(file.key);
      return;
    }
    const earlier = known.get(file.key);
    const isSame =
      earlier?.etag === found.etag && (await sizeOf(pathOf(folder, earlier.copy))) === earlier.bytes;
    const { isNew, copy } = isSame
      ? { isNew: false, copy: earlier }
      : await bring(places, file.key, found.etag);
    if (file.sha256 !== null && file.sha256 !== copy.sha256) result.changed.push(file.key);
    if (isNew) {
      result.copied += 1;
      result.copiedBytes += copy.bytes;
      folders.add(dirname(pathOf(folder, copy.copy)));
    }
    result.files.push(copy);
  };
  await severalAtOnce(named, async (file) => {
    progress.signal.throwIfAborted();
    await one(file);
    progress.file();
  });
  for (const path of folders) await syncFolder(path);
  result.files.sort((a, b) => (a.key < b.key ? -1 : 1));
  return result;
}

/** Copies a file, unless an interrupted backup has done so already. */
async function bring(
  places: Places,
  key: string,
  etag: string,
): Promise<{ isNew: boolean; copy: ListedCopy }> {
  const { storage, folder, progress } = places;
  const there = await hashOfFile(pathOf(folder, key));
  if (!there) return { isNew: true, copy: { key, copy: key, ...(await write(places, key, key)), etag } };
  const now = await hashOf(storage.read(key), progress.bytes);
  if (now.sha256 === there.sha256) return { isNew: false, copy: { key, copy: key, ...now, etag } };
  // Other bytes under a name that was used before: earlier backups keep theirs.
  const copy = `${key}.${now.sha256.slice(0, 16)}`;
  return { isNew: true, copy: { key, copy, ...(await write(places, key, copy)), etag } };
}

async function write({ storage, folder, progress }: Places, key: string, name: string) {
  const path = pathOf(folder, name);
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  failpoint('backup.file');
  return writeHashed(path, storage.read(key), {
    partial: join(folder, partialFolder, randomUUID()),
    onBytes: progress.bytes,
    signal: progress.signal,
  });
}

/** Where files are written before they are whole. */
export const partialFolder = 'partial';

const pathOf = (folder: string, name: string) => join(folder, 'files', ...name.split('/'));

async function sizeOf(path: string): Promise<number | null> {
  const found = await stat(path).catch(() => null);
  return found?.isFile() ? found.size : null;
}

/** Does the same with each value, some at a time; after a failure no other is begun. @throws the first failure */
export async function severalAtOnce<Value>(
  values: readonly Value[],
  work: (value: Value) => Promise<void>,
): Promise<void> {
  const rest = values.values();
  const failures: unknown[] = [];
  const worker = async () => {
    for (const value of rest) {
      if (failures.length > 0) return;
      await work(value).catch((error: unknown) => failures.push(error));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  if (failures.length > 0) throw failures[0];
}
