import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { syncFolder, writeHashed } from './hashed.ts';

const name = 'restore.unfinished';
/** What a folder may hold and still count as empty: the key of its locks, backups, what file systems make. */
const harmless = new Set(['lock.key', 'backups', 'lost+found']);

/** `ending`: everything is in place. */
type Stage = 'begun' | 'ending';

/**
 * How far the restore into a data folder is; null when none was begun or it has ended.
 * The mark is written before anything else and removed after it.
 */
export async function restoreStage(dataDir: string): Promise<Stage | null> {
  const text = await readFile(join(dataDir, name), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
    throw error;
  });
  if (text === null) return null;
  return text.trim() === 'ending' ? 'ending' : 'begun';
}

export async function markRestore(dataDir: string, stage: Stage): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  await writeHashed(join(dataDir, name), [Buffer.from(`${stage}\n`)]);
  await syncFolder(dataDir);
}

export async function unmarkRestore(dataDir: string): Promise<void> {
  await rm(join(dataDir, name), { force: true });
  await syncFolder(dataDir);
}

/** @throws Error with a sentence when a restore into this folder has not ended */
export async function assertNotRestoring(dataDir: string): Promise<void> {
  if ((await restoreStage(dataDir)) !== null)
    throw new Error(`A restore into ${dataDir} has not come to its end: run npm run restore again.`);
}

/** Whether a folder holds nothing of a site; one that is not there does not. */
export async function isEmptyFolder(dataDir: string): Promise<boolean> {
  const names = await readdir(dataDir).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return names.every((found) => harmless.has(found));
}

/** Removes what a restore has made, the mark last. */
export async function emptyFolder(dataDir: string): Promise<void> {
  for (const found of await readdir(dataDir)) {
    if (!harmless.has(found) && found !== name)
      await rm(join(dataDir, found), { recursive: true, force: true });
  }
  await unmarkRestore(dataDir);
}
