import type { ByteReader } from './byte-reader.ts';
import { crc32 } from './crc.ts';
import { broken } from './failure.ts';

/** Longest page: 27 bytes, 255 lacing values, 255 times 255 bytes. */
const longestPage = 27 + 255 + 255 * 255;
/** Header bytes in front of the lacing values. */
const headerBytes = 27;
const crcAt = 22;
/** Bytes checked in vain per byte of the file: pages overlap when their start is imitated. */
const effortLimit = 32;

/** A page of an Ogg file (RFC 3533 section 6). */
export interface OggPage {
  serial: number;
  sequence: number;
  /** Continues a packet of the page before; begins a stream; ends a stream. */
  continued: boolean;
  begins: boolean;
  ends: boolean;
  /** Position of the last sample finished on this page, null when no packet ends on it. */
  granule: number | null;
  /** The packets and parts of packets on it; `complete` is false for a last one that continues on the next page. */
  pieces: { offset: number; bytes: Buffer; complete: boolean }[];
}

/** Reads the pages of a file in order. Pages with a wrong checksum are left out. */
export class OggPages {
  /** Bytes that belong to no intact page, the end of a cut file included. */
  lost = 0;
  private readonly file: ByteReader;
  private at: number;
  /** Bytes that may still be checked in vain. */
  private effort: number;

  constructor(file: ByteReader, start: number) {
    this.file = file;
    this.at = start;
    this.effort = effortLimit * file.size + longestPage;
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<OggPage> {
    while (this.at + headerBytes <= this.file.size) {
      const area = await this.file.bytes(this.at, longestPage);
      const length = pageLength(area);
      if (length > 0) {
        yield readPage(area, this.at);
        this.at += length;
        continue;
      }
      this.effort -= Math.min(area.length, longestPage);
      if (this.effort < 0) throw broken('The Ogg file is too damaged.');
      const next = area.indexOf('OggS', 1, 'latin1');
      const skipped = next >= 0 ? next : Math.max(1, area.length - 3);
      this.lost += skipped;
      this.at += skipped;
    }
  }
}

/** Bytes of the page at the start of `area`, 0 when there is no intact one. */
function pageLength(area: Buffer): number {
  if (area.length < headerBytes || area.toString('latin1', 0, 5) !== 'OggS\0') return 0;
  const body = headerBytes + area.readUInt8(26);
  let length = body;
  for (let i = headerBytes; i < body; i++) length += area[i] ?? 0;
  if (length > area.length) return 0;
  const zero = new Uint8Array(4);
  const crc = crc32(area, crcAt + 4, length, crc32(zero, 0, 4, crc32(area, 0, crcAt)));
  return crc === area.readUInt32LE(crcAt) ? length : 0;
}

function readPage(area: Buffer, at: number): OggPage {
  const flags = area.readUInt8(5);
  const granule = area.readBigUInt64LE(6);
  const body = headerBytes + area.readUInt8(26);
  const pieces: OggPage['pieces'] = [];
  let from = body;
  let to = body;
  const add = (complete: boolean): void => {
    pieces.push({ offset: at + from, bytes: area.subarray(from, to), complete });
    from = to;
  };
  for (let i = headerBytes; i < body; i++) {
    const lacing = area[i] ?? 0;
    to += lacing;
    if (lacing < 255) add(true);
  }
  if (to > from || (body > headerBytes && area[body - 1] === 255)) add(false);
  return {
    serial: area.readUInt32LE(14),
    sequence: area.readUInt32LE(18),
    continued: (flags & 1) !== 0,
    begins: (flags & 2) !== 0,
    ends: (flags & 4) !== 0,
    // All ones: no packet ends here. Beyond 2^53 a position is nonsense.
    granule: granule > BigInt(Number.MAX_SAFE_INTEGER) ? null : Number(granule),
    pieces,
  };
}
