import type { PacketIndex, ReadAt } from './types.ts';

/** Largest region of the file read at once when packets are scattered, bytes. */
const regionBytes = 512 * 1024;
/** Spans are read together with what stands between them when that is at most this much, bytes. */
const gapBytes = 16 * 1024;
/** Regions that are not in use: memory that is new each time costs more than the reading. */
const spare: Buffer[] = [];
const spareAtMost = 8;

/** All packets of a file one behind the other, as if nothing stood between them. */
export class PacketStream {
  /** Bytes. */
  readonly size: number;
  private readonly spans: PacketIndex['spans'];
  /** Position in the stream at which each span begins. */
  private readonly starts: Float64Array;

  constructor({ spans }: PacketIndex) {
    this.spans = spans;
    this.starts = new Float64Array(spans.lengths.length);
    let at = 0;
    for (let i = 0; i < spans.lengths.length; i++) {
      this.starts[i] = at;
      at += spans.lengths[i] ?? 0;
    }
    this.size = at;
  }

  /** Fills `target` with the bytes of the stream from `from` on. */
  async fill(readAt: ReadAt, target: Buffer, from: number): Promise<void> {
    let filled = 0;
    let span = this.spanAt(from);
    while (filled < target.length) {
      const skip = from + filled - (this.starts[span] ?? 0);
      const offset = (this.spans.offsets[span] ?? 0) + skip;
      const length = Math.min((this.spans.lengths[span] ?? 0) - skip, target.length - filled);
      const last = this.lastTogether(span, offset, from + target.length);
      if (last === span) {
        await readAt(target.subarray(filled, filled + length), offset);
        filled += length;
      } else filled = await this.fillTogether(readAt, target, filled, from, span, last);
      span = last + 1;
    }
  }

  /** The last span that one region starting at `offset` covers, for a read up to stream position `to`. */
  private lastTogether(first: number, offset: number, to: number): number {
    const { offsets, lengths } = this.spans;
    let span = first;
    while (span + 1 < offsets.length && (this.starts[span + 1] ?? 0) < to) {
      const end = (offsets[span] ?? 0) + (lengths[span] ?? 0);
      const gap = (offsets[span + 1] ?? 0) - end;
      const total = (offsets[span + 1] ?? 0) + (lengths[span + 1] ?? 0) - offset;
      if (gap < 0 || gap > gapBytes || total > regionBytes) break;
      span += 1;
    }
    return span;
  }

  /** Reads the region of spans [first, last] at once and copies what belongs to packets. */
  private async fillTogether(
    readAt: ReadAt,
    target: Buffer,
    start: number,
    from: number,
    first: number,
    last: number,
  ): Promise<number> {
    const { offsets, lengths } = this.spans;
    const position = (at: number, span: number): number =>
      (offsets[span] ?? 0) + at - (this.starts[span] ?? 0);
    const begin = position(from + start, first);
    const endInStream = Math.min((this.starts[last] ?? 0) + (lengths[last] ?? 0), from + target.length);
    const region = spare.pop() ?? Buffer.allocUnsafeSlow(regionBytes);
    try {
      await readAt(region.subarray(0, position(endInStream, last) - begin), begin);
      let filled = start;
      for (let span = first; span <= last; span++) {
        const at = position(from + filled, span) - begin;
        const end = Math.min((this.starts[span] ?? 0) + (lengths[span] ?? 0), endInStream);
        region.copy(target, filled, at, at + end - from - filled);
        filled = end - from;
      }
      return filled;
    } finally {
      if (spare.length < spareAtMost) spare.push(region);
    }
  }

  private spanAt(position: number): number {
    let low = 0;
    let high = this.starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.starts[middle] ?? 0) <= position) low = middle;
      else high = middle - 1;
    }
    return low;
  }
}
