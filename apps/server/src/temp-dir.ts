import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { isLocked, lockFolder } from '@kantele/db/embedded';

export interface TempDir {
  path: string;
  /** Removes the folder. */
  close(): Promise<void>;
}

/** Folders of other machines on a shared disk, and of older versions, are left alone for this long, in milliseconds. */
const foreignMs = 24 * 3_600_000;

/** A folder of this process below `tmp/`; those of processes that have ended are removed. */
export async function openTempDir(dataDir: string): Promise<TempDir> {
  const root = join(dataDir, 'tmp');
  await mkdir(root, { recursive: true });
  await removeLeft(dataDir, root);
  const name = `${machineName()}-${process.pid}-${randomBytes(4).toString('hex')}`;
  // The lock comes first: an unlocked folder may be removed by anybody.
  const lock = await lockFolder(dataDir, `tmp/${name}`, { pid: process.pid });
  const path = join(root, name);
  await mkdir(path);
  return {
    path,
    async close() {
      await rm(path, { recursive: true, force: true }).catch(() => {});
      lock.release();
    },
  };
}

async function removeLeft(dataDir: string, root: string): Promise<void> {
  for (const name of await readdir(root)) {
    const path = join(root, name);
    const isOurs = name.startsWith(`${machineName()}-`);
    const isLeft = isOurs
      ? !(await isLocked(dataDir, `tmp/${name}`))
      : Date.now() - ((await stat(path).catch(() => null))?.mtimeMs ?? Date.now()) > foreignMs;
    if (isLeft) await rm(path, { recursive: true, force: true }).catch(() => {});
  }
}

function machineName(): string {
  return hostname().replace(/[^\w.]/g, '_') || 'machine';
}
