import { createHash } from 'node:crypto';
import { NotRepackable } from './failure.ts';
import { PositionList, Uint32List } from './number-list.ts';
import type { PacketIndex } from './types.ts';

/** 12 hours of the shortest usual packets (10 ms). Bounds the memory of an index to about 60 MB. */
export const packetLimit = 12 * 3600 * 100;
/** Length of a span that still fits its 32-bit field. */
const spanLimit = 0xffff_ffff;

/** Collects the packets of one stream while a file is read: regions, sizes, durations, hash. */
export class PacketCollector {
  readonly config: Uint8Array;
  private readonly hash = createHash('sha256');
  private readonly offsets = new PositionList();
  private readonly lengths = new Uint32List();
  private readonly sizes = new Uint32List();
  private readonly durations = new Uint32List();
  private spanEnd = -1;
  /** Sum of all durations. */
  coded = 0;

  constructor(config: Uint8Array) {
    this.config = config;
    this.hash.update(config);
  }

  get count(): number {
    return this.sizes.length;
  }

  /** A packet in one piece: its position, its bytes, the samples it decodes to. */
  add(offset: number, bytes: Uint8Array, duration: number): void {
    this.addSpan(offset, bytes.length);
    this.hash.update(bytes);
    this.close(bytes.length, duration);
  }

  /** A packet in several pieces, which other data separates. */
  addPieces(pieces: readonly { offset: number; bytes: Uint8Array }[], duration: number): void {
    let size = 0;
    for (const { offset, bytes } of pieces) {
      this.addSpan(offset, bytes.length);
      this.hash.update(bytes);
      size += bytes.length;
    }
    this.close(size, duration);
  }

  private close(size: number, duration: number): void {
    if (this.sizes.length >= packetLimit) throw new NotRepackable('too many packets');
    this.sizes.push(size);
    this.durations.push(duration);
    this.coded += duration;
  }

  private addSpan(offset: number, length: number): void {
    if (length === 0) return;
    if (offset === this.spanEnd && this.lengths.last() + length <= spanLimit) this.lengths.addToLast(length);
    else {
      this.offsets.push(offset);
      this.lengths.push(length);
    }
    this.spanEnd = offset + length;
  }

  /** The finished index; `delay` and `samples` are limited to what the packets hold. */
  index(
    about: Pick<PacketIndex, 'codec' | 'rate' | 'channels' | 'delay' | 'samples' | 'fileSize' | 'damage'>,
  ): PacketIndex {
    const durations = this.durations.done();
    const first = durations[0] ?? 0;
    const delay = Math.max(0, Math.min(about.delay, this.coded));
    return {
      ...about,
      delay,
      samples: Math.max(0, Math.min(about.samples, this.coded - delay)),
      config: this.config,
      spans: { offsets: this.offsets.done(), lengths: this.lengths.done() },
      sizes: this.sizes.done(),
      durations: durations.every((duration) => duration === first) ? first : durations,
      packetHash: this.hash.digest('hex'),
    };
  }
}
