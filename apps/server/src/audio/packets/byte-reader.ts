import type { FileHandle } from 'node:fs/promises';
import { broken } from './failure.ts';

/** Bytes fetched by one system call. */
const windowBytes = 1 << 20;
/** Largest range that may be asked for at once: a `moov` box of many hours has about 20 MB. */
const rangeLimit = 64 << 20;

/** Reads a file front to back through a window of 1 MiB. Returned views stay valid. */
export class ByteReader {
  readonly size: number;
  private readonly handle: FileHandle;
  private readonly signal: AbortSignal | undefined;
  private window: Buffer = Buffer.alloc(0);
  private start = 0;

  constructor(handle: FileHandle, size: number, signal?: AbortSignal) {
    this.handle = handle;
    this.size = size;
    this.signal = signal;
  }

  /** The bytes at a position; fewer at the end of the file. */
  async bytes(position: number, length: number): Promise<Buffer> {
    const wanted = Math.max(0, Math.min(length, this.size - position));
    const at = position - this.start;
    if (at >= 0 && at + wanted <= this.window.length) return this.window.subarray(at, at + wanted);
    if (wanted > rangeLimit) throw broken('The file has an oversized header or packet.');
    await this.load(position, Math.min(Math.max(wanted, windowBytes), this.size - position));
    return this.window.subarray(0, wanted);
  }

  private async load(position: number, length: number): Promise<void> {
    this.signal?.throwIfAborted();
    const window = Buffer.allocUnsafeSlow(length);
    let filled = 0;
    while (filled < length) {
      const { bytesRead } = await this.handle.read(window, filled, length - filled, position + filled);
      if (bytesRead === 0) break;
      filled += bytesRead;
    }
    this.window = window.subarray(0, filled);
    this.start = position;
  }
}
