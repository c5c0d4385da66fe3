import { crc32 } from '../packets/crc.ts';

/** Bytes of a page in front of its lengths (RFC 3533, 6). */
export const pageHeadBytes = 27;
const checksumAt = 22;
export const pageFlags = { continued: 1, first: 2, last: 4 } as const;

/** The checksum of a page, in which its own four bytes count as zero. */
export function pageChecksum(page: Uint8Array): number {
  const zero = new Uint8Array(4);
  return crc32(page, checksumAt + 4, page.length, crc32(zero, 0, 4, crc32(page, 0, checksumAt)));
}

/** A page whose head says everything but its place and its checksum gets both, in place. */
export function sealPage(page: Buffer, sequence: number): Buffer {
  page.writeUInt32LE(sequence, 18);
  page.writeUInt32LE(pageChecksum(page), checksumAt);
  return page;
}

/** Where a page stands, and what it says of itself. */
export interface PageFacts {
  sequence: number;
  serial: number;
  flags: number;
  /** Samples up to its end; null when no packet ends on it. */
  granule: number | null;
}

/** A page of these lengths and bytes. */
export function oggPage(facts: PageFacts, lengths: readonly number[], body: Uint8Array): Buffer {
  const page = Buffer.alloc(pageHeadBytes + lengths.length + body.length);
  page.write('OggS', 'latin1');
  page.writeUInt8(facts.flags, 5);
  page.writeBigInt64LE(facts.granule === null ? -1n : BigInt(facts.granule), 6);
  page.writeUInt32LE(facts.serial, 14);
  page.writeUInt8(lengths.length, 26);
  page.set(lengths, pageHeadBytes);
  page.set(body, pageHeadBytes + lengths.length);
  return sealPage(page, facts.sequence);
}
