/** Checksums of FLAC frames (CRC-8 and CRC-16, RFC 9639 section 9) and Ogg pages (CRC-32, RFC 3533 section 6). */

/** Tables for the checksum of one byte and of bytes that further bytes follow, for a polynomial without reflection. */
function tables(polynomial: number, bits: number, count: number): Uint32Array[] {
  const top = 2 ** (bits - 1);
  const mask = 2 ** bits - 1;
  const first = new Uint32Array(256);
  for (let byte = 0; byte < 256; byte++) {
    let value = (byte * 2 ** (bits - 8)) >>> 0;
    for (let i = 0; i < 8; i++)
      value = (value & top ? ((value << 1) ^ polynomial) & mask : (value << 1) & mask) >>> 0;
    first[byte] = value;
  }
  const made = [first];
  for (let i = 1; i < count; i++) {
    const before = made[i - 1] ?? first;
    made.push(before.map((value) => (((value << 8) & mask) ^ (first[value >>> (bits - 8)] ?? 0)) >>> 0));
  }
  return made;
}

const [eight = new Uint32Array(256)] = tables(0x07, 8, 1);

export function crc8(data: Uint8Array, from: number, to: number): number {
  let crc = 0;
  for (let i = from; i < to; i++) crc = eight[crc ^ (data[i] ?? 0)] ?? 0;
  return crc;
}

/** Four bytes at a time: `s1` is the table of a byte that one more byte follows, and so on. */
const [s0 = eight, s1 = eight, s2 = eight, s3 = eight] = tables(0x8005, 16, 4);

/** Continues a CRC-16 over bytes [from, to); 0 over a whole FLAC frame with its checksum. */
export function crc16(data: Uint8Array, from: number, to: number, start = 0): number {
  let crc = start;
  let i = from;
  for (; i + 4 <= to; i += 4) {
    crc ^= ((data[i] ?? 0) << 8) | (data[i + 1] ?? 0);
    crc =
      (s3[crc >>> 8] ?? 0) ^ (s2[crc & 255] ?? 0) ^ (s1[data[i + 2] ?? 0] ?? 0) ^ (s0[data[i + 3] ?? 0] ?? 0);
  }
  for (; i < to; i++) crc = ((crc << 8) & 0xffff) ^ (s0[(crc >>> 8) ^ (data[i] ?? 0)] ?? 0);
  return crc;
}

const [p0 = eight, p1 = eight, p2 = eight, p3 = eight] = tables(0x04c1_1db7, 32, 4);

/** Continues the CRC-32 of Ogg pages over bytes [from, to). */
export function crc32(data: Uint8Array, from: number, to: number, start = 0): number {
  let crc = start;
  let i = from;
  for (; i + 4 <= to; i += 4) {
    crc ^=
      ((data[i] ?? 0) << 24) | ((data[i + 1] ?? 0) << 16) | ((data[i + 2] ?? 0) << 8) | (data[i + 3] ?? 0);
    crc =
      (p3[crc >>> 24] ?? 0) ^
      (p2[(crc >>> 16) & 255] ?? 0) ^
      (p1[(crc >>> 8) & 255] ?? 0) ^
      (p0[crc & 255] ?? 0);
  }
  for (; i < to; i++) crc = (crc << 8) ^ (p0[(crc >>> 24) ^ (data[i] ?? 0)] ?? 0);
  return crc >>> 0;
}
