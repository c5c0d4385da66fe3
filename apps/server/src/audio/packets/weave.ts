import type { PacketStream } from './packet-stream.ts';
import type { ReadAt } from './types.ts';

/** Copying so many bytes one by one is cheaper than a call. */
const few = 32;

/**
 * Fills `target` with bytes [from, from + target.length) of a virtual file, whose parts are given in order: bytes
 * of its own, and pieces of the stream of packets. The packets are read into the end of `target` first; as headers only
 * push them back, moving each to its place never overwrites one that is still to move.
 */
export class Weaver {
  private readonly target: Buffer;
  private readonly from: number;
  /** Where the next part begins, in the virtual file and, if it is packets, in `target`. */
  private position: number;
  private source: number;

  /**
   * @param at where the first given part begins in the virtual file
   * @param data bytes of packets within the requested range
   */
  constructor(target: Buffer, { from, at, data }: { from: number; at: number; data: number }) {
    this.target = target;
    this.from = from;
    this.position = at;
    this.source = target.length - data;
  }

  /** Reads the packets, from a position in their stream. Comes first. */
  async fill(stream: PacketStream, readAt: ReadAt, streamFrom: number): Promise<void> {
    if (this.source < this.target.length)
      await stream.fill(readAt, this.target.subarray(this.source), streamFrom);
  }

  /** Whether all that was asked for is there. */
  get isFull(): boolean {
    return this.position >= this.from + this.target.length;
  }

  /** The next part is the first `length` bytes of `bytes`. */
  own(bytes: Uint8Array, length = bytes.length): void {
    const { target } = this;
    const at = this.position - this.from;
    this.position += length;
    const begin = at < 0 ? -at : 0;
    const end = at + length > target.length ? target.length - at : length;
    if (end - begin > few) target.set(bytes.subarray(begin, end), at + begin);
    else for (let i = begin; i < end; i++) target[at + i] = bytes[i] ?? 0;
  }

  /** The next part is `length` bytes of packets. */
  data(length: number): void {
    const { target } = this;
    const at = this.position - this.from;
    this.position += length;
    const begin = Math.max(at, 0);
    const end = Math.min(at + length, target.length);
    if (end <= begin) return;
    if (this.source !== begin) target.copyWithin(begin, this.source, this.source + end - begin);
    this.source += end - begin;
  }
}
