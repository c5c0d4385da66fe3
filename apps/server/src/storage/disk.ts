import { createHash, randomBytes } from 'node:crypto';
import { constants, createReadStream } from 'node:fs';
import { chmod, copyFile, lstat, mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { failpoint, type ListedFile, type Storage, type StoredFile } from '@kantele/api/server';
import { appendTo, incompleteEnding, sync } from './append.ts';
import { assertKey, isKey } from './keys.ts';

/**
 * Files below one folder. A key appears only when its bytes are complete and on disk: write beside, sync, rename,
 * sync the folder.
 */
export function diskStorage(root: string): Storage {
  const pathOf = (key: string) => {
    assertKey(key);
    return join(root, key.split('/').join(sep));
  };
  const place = async (key: string, write: (temporary: string) => Promise<void>): Promise<StoredFile> => {
    const path = pathOf(key);
    const temporary = `${path}.${randomBytes(6).toString('hex')}.partial`;
    await mkdir(dirname(path), { recursive: true });
    try {
      await write(temporary);
      await rename(temporary, path);
    } catch (error) {
      await rm(temporary, { force: true });
      throw error;
    }
    await sync(dirname(path));
    const stored = await statOf(path);
    if (!stored) throw new Error('The file is not there after it was written.');
    return stored;
  };
  const incomplete = (key: string) => `${pathOf(key)}${incompleteEnding}`;
  return {
    driver: 'disk',
    presigned: null,
    append: (key, offset, source, synced) => appendTo(incomplete(key), offset, source, synced),
    withIncomplete: async (key, work) => work(incomplete(key)),
    async complete(key) {
      const path = pathOf(key);
      await rename(incomplete(key), path).catch(ifGone);
      failpoint('store.completed');
      await sync(dirname(path)).catch(ifGone);
      const stored = await statOf(path);
      if (!stored) throw new Error('There is nothing to complete.');
      return stored;
    },
    discard: (key) => rm(incomplete(key), { force: true }),
    put: (key, data) =>
      place(key, async (temporary) => {
        const file = await open(temporary, constants.O_CREAT | constants.O_EXCL | constants.O_WRONLY, 0o644);
        try {
          await file.writeFile(data);
          await file.sync();
        } finally {
          await file.close();
        }
      }),
    putFile: (key, localPath) =>
      place(key, async (temporary) => {
        await rename(localPath, temporary).catch(async (error: NodeJS.ErrnoException) => {
          if (error.code !== 'EXDEV') throw error;
          await copyFile(localPath, temporary, constants.COPYFILE_EXCL);
        });
        // Music and pictures are for a proxy to read as well; what holds a person's data is not.
        await chmod(temporary, key.startsWith('exports/') ? 0o600 : 0o644);
        await sync(temporary);
      }),
    stat: (key) => statOf(pathOf(key)),
    localPath: (key) => pathOf(key),
    withLocal: async (key, work) => work(pathOf(key)),
    async *read(key, range) {
      yield* createReadStream(pathOf(key), range);
    },
    remove: (key) => rm(pathOf(key.replace(/\/$/, '')), { recursive: true, force: true }),
    list: () => filesBelow(root, ''),
  };
}

/**
 * One folder after the other, some names at a time. Links are not followed, and names that are no keys are not ours:
 * both are left out.
 */
async function* filesBelow(root: string, folder: string): AsyncGenerator<ListedFile> {
  const names = await opendir(join(root, folder)).catch(ifGone);
  if (!names) return;
  for await (const entry of names) {
    const key = folder ? `${folder}/${entry.name}` : entry.name;
    if (!isKey(key)) continue;
    if (entry.isDirectory()) yield* filesBelow(root, key);
    else if (entry.isFile()) {
      const stats = await lstat(join(root, key)).catch(ifGone);
      if (stats?.isFile()) yield { key, size: stats.size, modified: stats.mtime };
    }
  }
}

/** For `catch`: null for what is not there, or no longer. */
function ifGone(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
  throw error;
}

async function statOf(path: string): Promise<StoredFile | null> {
  const stats = await stat(path).catch(ifGone);
  if (!stats?.isFile()) return null;
  const etag = createHash('sha256')
    .update(`${path}\n${stats.size}\n${stats.mtimeMs}`)
    .digest('base64url')
    .slice(0, 22);
  return { size: stats.size, etag };
}
