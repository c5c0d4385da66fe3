import type { ReadableFile } from './plain-file.ts';

const windowBytes = 65_536;
/** Buffers of windows that were closed: an import opens thousands of files, a few at a time. */
const spare: Buffer[] = [];
const spareAtMost = 16;

/**
 * Reads a file at any position through one buffer, so that a parser that asks for four bytes at a time costs
 * a system call per 64 KB. A budget bounds what a hostile file can make it read.
 */
export class FileWindow {
  readonly size: number;
  private readonly handle: ReadableFile;
  private readonly buffer = spare.pop() ?? Buffer.allocUnsafe(windowBytes);
  private isClosed = false;
  private start = 0;
  private length = 0;
  private budget: number;

  /** @param budget most bytes to read from the file, after which `read` throws RangeError */
  constructor(handle: ReadableFile, size: number, budget: number) {
    this.handle = handle;
    this.size = size;
    this.budget = budget;
  }

  /** Gives the buffer back; nothing may be read any more. */
  close(): void {
    if (this.isClosed) return;
    this.isClosed = true;
    if (spare.length < spareAtMost) spare.push(this.buffer);
  }

  /** Whether a read of this range needs no system call. */
  holds(position: number, length: number): boolean {
    return position >= this.start && position + length <= this.start + this.length;
  }

  /** Copies up to `length` bytes at `position` into `target`; returns how many there were. */
  async read(target: Uint8Array, length: number, position: number): Promise<number> {
    if (this.isClosed) throw new Error('The file has been closed.');
    const wanted = Math.max(0, Math.min(length, this.size - position));
    if (wanted === 0) return 0;
    if (wanted > windowBytes) {
      this.spend(wanted);
      const { bytesRead } = await this.handle.read(target, 0, wanted, position);
      return bytesRead;
    }
    if (!this.holds(position, wanted)) {
      this.spend(Math.min(windowBytes, this.size - position));
      const { bytesRead } = await this.handle.read(this.buffer, 0, windowBytes, position);
      this.start = position;
      this.length = bytesRead;
    }
    const at = position - this.start;
    const end = Math.min(at + wanted, this.length);
    target.set(this.buffer.subarray(at, end));
    return Math.max(0, end - at);
  }

  /** The bytes at a position, fewer at the end of the file; valid until the next call. */
  async peek(position: number, length: number): Promise<Buffer> {
    const target = Buffer.alloc(Math.max(0, Math.min(length, this.size - position)));
    const got = await this.read(target, target.length, position);
    return target.subarray(0, got);
  }

  private spend(bytes: number): void {
    this.budget -= bytes;
    if (this.budget < 0) throw new RangeError('The file asks for too much reading.');
  }
}
