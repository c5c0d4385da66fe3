import { createReadStream } from 'node:fs';
import { appendFile, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import type { Storage } from './core/services.ts';

/** A file store in a folder, for tests of this package; the server's driver has a suite of its own. */
export function folderStorage(folder: string): Storage {
  const pathOf = (key: string) => join(folder, key);
  const statOf = (key: string) =>
    stat(pathOf(key)).then(
      ({ size }) => ({ size, etag: key }),
      () => null,
    );
  const place = async (key: string, write: (path: string) => Promise<void>) => {
    await mkdir(dirname(pathOf(key)), { recursive: true });
    await write(pathOf(key));
    const stored = await statOf(key);
    if (!stored) throw new Error('The file is not there after it was written.');
    return stored;
  };
  return {
    driver: 'disk',
    presigned: null,
    put: (key, data) => place(key, (path) => writeFile(path, data)),
    putFile: (key, localPath) => place(key, (path) => rename(localPath, path)),
    stat: statOf,
    localPath: pathOf,
    withLocal: async (key, work) => work(pathOf(key)),
    read: (key, range) => createReadStream(pathOf(key), range),
    append: async (key, offset, source, synced) => {
      let bytes = offset;
      await mkdir(dirname(pathOf(key)), { recursive: true });
      for await (const chunk of source) {
        await appendFile(`${pathOf(key)}.incomplete`, chunk);
        bytes += chunk.byteLength;
      }
      await synced(bytes);
      return bytes;
    },
    withIncomplete: async (key, work) => work(`${pathOf(key)}.incomplete`),
    complete: (key) => place(key, (path) => rename(`${path}.incomplete`, path)),
    discard: (key) => rm(`${pathOf(key)}.incomplete`, { force: true }),
    remove: (key) => rm(pathOf(key), { recursive: true, force: true }),
    async *list() {
      for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile()) continue;
        const path = join(entry.parentPath, entry.name);
        const { size, mtime } = await stat(path);
        yield { key: relative(folder, path), size, modified: mtime };
      }
    },
  };
}
