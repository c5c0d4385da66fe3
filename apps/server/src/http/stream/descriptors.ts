import { constants } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';

interface Entry {
  handle: Promise<FileHandle>;
  users: number;
  usedAt: number;
}

export interface OpenFile {
  handle: FileHandle;
  size: number;
  release(): void;
}

const idleMs = 30_000;
const openAtMost = 200;

/**
 * File descriptors shared by all readers of a path. Reads name their position, so any number of answers use one
 * descriptor; it is closed when nobody has used it for a while. A replaced file (rename) is seen after that time,
 * which is safe: keys name content, and library files carry their time in the ETag.
 */
export class Descriptors {
  readonly #entries = new Map<string, Entry>();
  readonly #sweep = setInterval(() => this.#closeIdle(idleMs), 5_000).unref();

  /** `expected`: size the database knows; a file of another size has changed behind our back. */
  async acquire(path: string): Promise<OpenFile> {
    let entry = this.#entries.get(path);
    if (!entry) {
      if (this.#entries.size >= openAtMost) this.#closeIdle(0);
      entry = { handle: open(path, constants.O_RDONLY | constants.O_NOFOLLOW), users: 0, usedAt: 0 };
      this.#entries.set(path, entry);
    }
    const used = entry;
    used.users += 1;
    try {
      const handle = await used.handle;
      const stats = await handle.stat();
      let released = false;
      const release = () => {
        if (released) return;
        released = true;
        used.users -= 1;
        used.usedAt = performance.now();
      };
      if (stats.nlink === 0) this.#forget(path, used);
      return { handle, size: stats.size, release };
    } catch (error) {
      used.users -= 1;
      this.#forget(path, used);
      throw error;
    }
  }

  async close(): Promise<void> {
    clearInterval(this.#sweep);
    for (const [path, entry] of this.#entries) this.#forget(path, entry);
  }

  #forget(path: string, entry: Entry) {
    if (this.#entries.get(path) === entry) this.#entries.delete(path);
    if (entry.users <= 0) entry.handle.then((handle) => handle.close()).catch(() => {});
  }

  #closeIdle(olderThanMs: number) {
    const now = performance.now();
    for (const [path, entry] of this.#entries) {
      if (entry.users === 0 && now - entry.usedAt >= olderThanMs) this.#forget(path, entry);
    }
  }
}
