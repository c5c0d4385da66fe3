import type { PacketStream } from './packet-stream.ts';
import type { ReadAt } from './types.ts';

/** What a layout is made of, in order: bytes of its own, and pieces of the stream of packets. */
export interface Part {
  /** Position in the virtual file. */
  at: number;
  length: number;
  /** Null for a piece of the stream, which is as long and starts where the piece before ended. */
  own: Uint8Array | null;
  /** Where the part begins in `own`; 0 when absent. */
  offset?: number;
}

/** Copying so many bytes one by one is cheaper than making views of them. */
const few = 32;

/**
 * Fills `target` with bytes [from, from + target.length) of a virtual file. The packets are read into the end of
 * `target` first; as headers only push them back, moving each to its place never overwrites one that is still to move.
 */
export async function weave(
  stream: PacketStream,
  readAt: ReadAt,
  target: Buffer,
  from: number,
  streamFrom: number,
  parts: readonly Part[],
): Promise<void> {
  const to = from + target.length;
  let data = 0;
  for (const { at, length, own } of parts)
    if (own === null) data += Math.max(0, Math.min(at + length, to) - Math.max(at, from));
  let source = target.length - data;
  if (data > 0) await stream.fill(readAt, target.subarray(source), streamFrom);
  for (const { at, length, own, offset = 0 } of parts) {
    const begin = Math.max(at, from);
    const end = Math.min(at + length, to);
    if (end <= begin) continue;
    if (own !== null) copy(own, offset + begin - at, end - begin, target, begin - from);
    else {
      if (source !== begin - from) target.copyWithin(begin - from, source, source + end - begin);
      source += end - begin;
    }
  }
}

function copy(own: Uint8Array, from: number, length: number, target: Buffer, to: number): void {
  if (length > few) target.set(own.subarray(from, from + length), to);
  else for (let at = 0; at < length; at++) target[to + at] = own[from + at] ?? 0;
}
