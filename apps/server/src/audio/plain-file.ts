import { close, fstat, open, read } from 'node:fs';
import { promisify } from 'node:util';

const openFile = promisify(open);
const statOf = promisify(fstat);
const readFrom = promisify(read);

/** What `FileWindow` reads through. */
export interface ReadableFile {
  read(target: Uint8Array, offset: number, length: number, position: number): Promise<{ bytesRead: number }>;
}

/**
 * A file open for reading, by its number. For thousands of files of which little is read: a `FileHandle` costs half as much
 * CPU again.
 */
export class PlainFile implements ReadableFile {
  readonly size: number;
  readonly #descriptor: number;
  #reads = 0;
  #isClosed = false;

  private constructor(descriptor: number, size: number) {
    this.#descriptor = descriptor;
    this.size = size;
  }

  static async open(path: string): Promise<PlainFile> {
    const descriptor = await openFile(path, 'r');
    try {
      return new PlainFile(descriptor, (await statOf(descriptor)).size);
    } catch (error) {
      close(descriptor, () => {});
      throw error;
    }
  }

  async read(target: Uint8Array, offset: number, length: number, position: number) {
    if (this.#isClosed) throw new Error('The file has been closed.');
    this.#reads += 1;
    try {
      return await readFrom(this.#descriptor, target, offset, length, position);
    } finally {
      this.#reads -= 1;
      this.#end();
    }
  }

  /** Nothing was written, so there is nothing to wait for. */
  close(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.#end();
  }

  /** The number may be another file's as soon as it is given back: not before the last read. */
  #end(): void {
    if (this.#isClosed && this.#reads === 0) close(this.#descriptor, () => {});
  }
}
