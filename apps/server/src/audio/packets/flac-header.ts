import { crc8 } from './crc.ts';

/** Bytes of a STREAMINFO block without its header. */
export const streamInfoBytes = 34;
/** Longest frame header: 4 bytes, number of 7, block size of 2, rate of 2, checksum. */
export const longestHeader = 16;

export interface StreamInfo {
  rate: number;
  channels: number;
  bits: number;
  /** Samples per channel, 0 = not known. */
  samples: number;
  /** Largest block in samples. */
  largestBlock: number;
}

/** Reads a STREAMINFO block (RFC 9639 section 8.2); null when its values are impossible. */
export function readStreamInfo(block: Buffer): StreamInfo | null {
  if (block.length < streamInfoBytes) return null;
  const rate = block.readUIntBE(10, 3) >>> 4;
  const channels = ((block.readUInt8(12) >>> 1) & 7) + 1;
  const bits = (((block.readUInt8(12) & 1) << 4) | (block.readUInt8(13) >>> 4)) + 1;
  const samples = (block.readUInt8(13) & 15) * 2 ** 32 + block.readUInt32BE(14);
  const largestBlock = block.readUInt16BE(2);
  if (rate === 0 || largestBlock < 16) return null;
  return { rate, channels, bits, samples, largestBlock };
}

export interface FlacHeader {
  /** Samples per channel. */
  samples: number;
  /** Frame number, or number of the first sample when the block size varies. */
  number: number;
  varies: boolean;
  length: number;
}

/** Reads a frame header (RFC 9639 section 9.1); null unless it is complete and its checksum is right. */
export function flacHeader(data: Uint8Array, at: number): FlacHeader | null {
  if (data.length < at + 6) return null;
  const [first = 0, second = 0, third = 0, fourth = 0] = data.subarray(at, at + 4);
  const sizeCode = third >> 4;
  const rateCode = third & 15;
  if (first !== 0xff || (second & 0xfe) !== 0xf8 || sizeCode === 0 || rateCode === 15) return null;
  if (fourth >> 4 > 10 || (fourth & 1) !== 0) return null;
  const number = codedNumber(data, at + 4);
  if (number === null) return null;
  let end = at + 4 + number.length;
  let samples = 0;
  if (sizeCode === 6) {
    samples = (data[end] ?? 0) + 1;
    end += 1;
  } else if (sizeCode === 7) {
    samples = (((data[end] ?? 0) << 8) | (data[end + 1] ?? 0)) + 1;
    end += 2;
  } else samples = sizeCode === 1 ? 192 : sizeCode < 6 ? 144 << sizeCode : 1 << sizeCode;
  end += rateCode === 12 ? 1 : rateCode > 12 ? 2 : 0;
  if (end >= data.length || crc8(data, at, end) !== data[end]) return null;
  return { samples, number: number.value, varies: (second & 1) === 1, length: end + 1 - at };
}

/** A number in the manner of UTF-8, up to 36 bits in 7 bytes. */
function codedNumber(data: Uint8Array, at: number): { value: number; length: number } | null {
  const first = data[at] ?? 0xff;
  if (first < 0x80) return { value: first, length: 1 };
  const length = Math.clz32(~(first << 24));
  if (length < 2 || length > 7) return null;
  let value = first & (0x7f >> length);
  for (let i = 1; i < length; i++) {
    const byte = data[at + i] ?? 0;
    if (byte >> 6 !== 2) return null;
    value = value * 64 + (byte & 63);
  }
  return { value, length };
}
