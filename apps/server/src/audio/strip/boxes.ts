import type { FileWindow } from '../file-window.ts';
import { broken } from './parts.ts';

/** A box of ISO base media (ISO/IEC 14496-12, section 4.2). */
export interface Box {
  type: string;
  /** Its first byte, the first one of its content, and the one behind it. */
  from: number;
  content: number;
  to: number;
}

const boxesAtMost = 100_000;

/** The boxes that follow each other in a range. @throws AudioFileError('broken') */
export async function* boxesIn(file: FileWindow, from: number, to: number): AsyncGenerator<Box, void> {
  let count = 0;
  for (let at = from; at + 8 <= to; ) {
    count += 1;
    if (count > boxesAtMost) throw broken();
    const head = await file.peek(at, 16);
    const type = head.toString('latin1', 4, 8);
    const { size, bytes } = sizeOf(head, to - at);
    if (size < bytes) throw broken();
    // One that is cut off goes on to the end.
    const end = Math.min(to, at + size);
    yield { type, from: at, content: Math.min(end, at + bytes), to: end };
    at = end;
  }
}

/** Bytes of a box and of what stands before its content: 0 is up to the end, 1 has a long number behind the type. */
function sizeOf(head: Buffer, left: number): { size: number; bytes: number } {
  const size = head.readUInt32BE(0);
  if (size === 0) return { size: left, bytes: 8 };
  if (size !== 1) return { size, bytes: 8 };
  if (head.length < 16) throw broken();
  return { size: Number(head.readBigUInt64BE(8)), bytes: 16 };
}
