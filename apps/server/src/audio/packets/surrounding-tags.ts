import type { ReadableBytes } from '@kantele/api/audio-tools';

/** Tags of one sort a file may carry in a row. */
const tagLimit = 16;

/** Bytes of the ID3v2 tag at a position (ID3v2.4 section 3.1), 0 when there is none. */
export function id3Length(head: Buffer): number {
  if (head.length < 10 || head.toString('latin1', 0, 3) !== 'ID3') return 0;
  const sizes = head.subarray(6, 10);
  if (sizes.some((byte) => byte > 127)) return 0;
  const footer = head.readUInt8(5) & 0x10 ? 10 : 0;
  return 10 + sizes.reduce((sum, byte) => sum * 128 + byte, 0) + footer;
}

/** Position behind all ID3v2 tags at the start of the file. */
export async function skipId3(file: ReadableBytes, from = 0): Promise<number> {
  let at = from;
  for (let tags = 0; tags < tagLimit; tags++) {
    const length = id3Length(await file.bytes(at, 10));
    if (length === 0) break;
    at += length;
  }
  return Math.min(at, file.size);
}

/** Position where the sound ends: ID3v1, APEv2, Lyrics3 and ID3v2 tags at the end of the file are left out. */
export async function skipTagsAtEnd(file: ReadableBytes, from: number): Promise<number> {
  let end = file.size;
  for (let tags = 0; tags < tagLimit; tags++) {
    const tail = await file.bytes(Math.max(from, end - 256), Math.min(256, end - from));
    const length = tagLengthAtEnd(tail);
    if (length === 0 || end - length < from) break;
    end -= length;
  }
  return end;
}

function tagLengthAtEnd(tail: Buffer): number {
  const size = tail.length;
  const text = (back: number, length: number): string =>
    size < back ? '' : tail.toString('latin1', size - back, size - back + length);
  if (text(128, 3) === 'TAG') return 128;
  // APEv2: the footer's size field counts items and footer; bit 31 of its flags says that a header precedes.
  if (text(32, 8) === 'APETAGEX') {
    const header = tail.readUInt32LE(size - 12) & 0x8000_0000 ? 32 : 0;
    return tail.readUInt32LE(size - 20) + header;
  }
  // Lyrics3 v2: six digits of size, which count neither themselves nor the mark.
  if (text(9, 9) === 'LYRICS200') return Number.parseInt(text(15, 6), 10) + 15 || 0;
  if (text(10, 3) === '3DI') {
    const sizes = tail.subarray(size - 4);
    return 20 + sizes.reduce((sum, byte) => sum * 128 + (byte & 127), 0);
  }
  return 0;
}
