import { constants, read, type Stats } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';

interface Entry {
  handle: Promise<FileHandle>;
  users: number;
  usedAt: number;
  stats: Promise<Stats> | null;
  statsAt: number;
}

export interface OpenFile {
  size: number;
  /** Fills the buffer with bytes from a position on; answers how many there were. */
  read(target: Buffer, position: number): Promise<number>;
  release(): void;
}

const idleMs = 30_000;
const openAtMost = 200;
/** Asking anew for every range of a seeking listener costs as much as reading the bytes. */
const statsFreshMs = 1_000;

/**
 * File descriptors shared by all readers of a path. Reads name their position, so any number of answers use one
 * descriptor; it is closed after a while without use. A file that was removed or replaced is seen within a second.
 */
export class Descriptors {
  readonly #entries = new Map<string, Entry>();
  readonly #sweep = setInterval(() => this.#closeIdle(idleMs), 5_000).unref();

  /** The size is at most a second old. @throws Error with code ENOENT and the like */
  async acquire(path: string): Promise<OpenFile> {
    let entry = this.#entries.get(path);
    if (!entry) {
      if (this.#entries.size >= openAtMost) this.#closeIdle(0);
      const handle = open(path, constants.O_RDONLY | constants.O_NOFOLLOW);
      entry = { handle, users: 0, usedAt: 0, stats: null, statsAt: 0 };
      this.#entries.set(path, entry);
    }
    const used = entry;
    used.users += 1;
    try {
      const handle = await used.handle;
      const stats = await this.#statsOf(used, handle);
      let released = false;
      const release = () => {
        if (released) return;
        released = true;
        used.users -= 1;
        used.usedAt = performance.now();
        // Forgotten while it was read: its last reader closes it.
        if (this.#entries.get(path) !== used) this.#forget(path, used);
      };
      if (stats.nlink > 0) {
        return { size: stats.size, read: (target, position) => readAt(handle.fd, target, position), release };
      }
      // Those who read it already read on.
      this.#forget(path, used);
      release();
    } catch (error) {
      used.users -= 1;
      this.#forget(path, used);
      throw error;
    }
    return this.acquire(path);
  }

  async close(): Promise<void> {
    clearInterval(this.#sweep);
    for (const [path, entry] of this.#entries) this.#forget(path, entry);
  }

  #statsOf(entry: Entry, handle: FileHandle): Promise<Stats> {
    const now = performance.now();
    if (!entry.stats || now - entry.statsAt > statsFreshMs) {
      entry.stats = handle.stat();
      entry.statsAt = now;
    }
    return entry.stats;
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

function readAt(fd: number, target: Buffer, position: number): Promise<number> {
  return new Promise((done, fail) => {
    read(fd, target, 0, target.length, position, (error, bytes) => (error ? fail(error) : done(bytes)));
  });
}
