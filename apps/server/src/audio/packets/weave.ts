import type { PacketStream } from './packet-stream.ts';
import type { ReadAt } from './types.ts';

/** What a layout is made of, in order: bytes of its own, and pieces of the stream of packets. */
export interface Part {
  /** Position in the virtual file. */
  at: number;
  length: number;
  /** Null for a piece of the stream, which is as long and starts where the piece before ended. */
  own: Uint8Array | null;
}

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
  for (const { at, length, own } of parts) {
    const begin = Math.max(at, from);
    const end = Math.min(at + length, to);
    if (end <= begin) continue;
    if (own !== null) target.set(own.subarray(begin - at, end - at), begin - from);
    else {
      if (source !== begin - from) target.copyWithin(begin - from, source, source + end - begin);
      source += end - begin;
    }
  }
}
