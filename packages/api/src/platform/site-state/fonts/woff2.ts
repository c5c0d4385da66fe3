import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';

const decompress = promisify(brotliDecompress);

/** A file that is no WOFF2 font, or a broken one. */
export class FontFileError extends Error {
  override name = 'FontFileError';
}

/** A table of a font. */
export interface FontTable {
  data: DataView;
  /** Stored in the form that WOFF2 has for this table, which is shorter. */
  transformed: boolean;
}

/** Most bytes of a font once it is unpacked. */
const unpackedAtMost = 24 * 1_024 * 1_024;
const tablesAtMost = 64;
const headerSize = 48;
const woff2 = 0x774f4632;
const collection = 0x74746366;

/** Tags by their numbers in the directory (W3C WOFF File Format 2.0, section 4.1). */
const knownTags =
  'cmap head hhea hmtx maxp name OS/2 post cvt_ fpgm glyf loca prep CFF_ VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG_ sbix acnt avar bdat bloc bsln cvar fdsc feat fmtx fvar gvar hsty just lcar mort morx opbd prop trak Zapf Silf Glat Gloc Feat Sill'
    .split(' ')
    .map((tag) => tag.replace('_', ' '));

/** Whether a file begins as fonts of other formats do: TrueType, OpenType, collections, WOFF 1. */
export function isOtherFont(bytes: Uint8Array): boolean {
  const start = Buffer.from(bytes.subarray(0, 4)).toString('latin1');
  return ['\0\x01\0\0', 'OTTO', 'true', 'ttcf', 'wOFF'].includes(start);
}

/**
 * The tables of a WOFF2 file. Lengths are compared with what is there; nothing is read outside of it.
 * @throws FontFileError
 */
export async function readWoff2(bytes: Uint8Array): Promise<Map<string, FontTable>> {
  const file = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < headerSize || file.getUint32(0) !== woff2) throw new FontFileError('no signature');
  if (file.getUint32(4) === collection) throw new FontFileError('a collection of fonts');
  const count = file.getUint16(12);
  if (file.getUint32(8) !== bytes.length || count === 0 || count > tablesAtMost) {
    throw new FontFileError('a wrong header');
  }
  const { entries, end } = within(() => directory(file, count));
  const packed = file.getUint32(20);
  if (end + packed > bytes.length) throw new FontFileError('cut off');
  const unpacked = await unpack(bytes.subarray(end, end + packed));
  const stored = entries.reduce((sum, { length }) => sum + length, 0);
  if (stored !== unpacked.length) throw new FontFileError('tables of another length');
  const tables = new Map<string, FontTable>();
  let at = unpacked.byteOffset;
  for (const { tag, length, transformed } of entries) {
    if (tables.has(tag)) throw new FontFileError('a table twice');
    tables.set(tag, { data: new DataView(unpacked.buffer, at, length), transformed });
    at += length;
  }
  return tables;
}

interface Entry {
  tag: string;
  /** Bytes it takes in the unpacked stream. */
  length: number;
  transformed: boolean;
}

function directory(file: DataView, count: number): { entries: Entry[]; end: number } {
  const reader = { at: headerSize };
  const entries = Array.from({ length: count }, () => entry(file, reader));
  return { entries, end: reader.at };
}

function entry(file: DataView, reader: { at: number }): Entry {
  const flags = file.getUint8(reader.at);
  reader.at += 1;
  const number = flags & 63;
  let tag = knownTags[number];
  if (tag === undefined) {
    tag = String.fromCharCode(...[0, 1, 2, 3].map((offset) => file.getUint8(reader.at + offset)));
    reader.at += 4;
  }
  const original = base128(file, reader);
  // Outlines are transformed unless they say otherwise, everything else is not.
  const version = flags >> 6;
  const transformed = tag === 'glyf' || tag === 'loca' ? version !== 3 : version !== 0;
  return { tag, transformed, length: transformed ? base128(file, reader) : original };
}

/** A number of one to five bytes, seven bits each. */
function base128(file: DataView, reader: { at: number }): number {
  let value = 0;
  for (let bytes = 0; bytes < 5; bytes += 1) {
    const byte = file.getUint8(reader.at);
    reader.at += 1;
    if (bytes === 0 && byte === 0x80) break;
    value = value * 128 + (byte & 127);
    if (byte < 128 && value <= 0xffffffff) return value;
  }
  throw new FontFileError('a wrong number');
}

async function unpack(packed: Uint8Array): Promise<Buffer> {
  try {
    return await decompress(packed, { maxOutputLength: unpackedAtMost });
  } catch (cause) {
    throw new FontFileError('cannot be unpacked', { cause });
  }
}

/** What reads beyond the end of a table is a broken file. @throws FontFileError */
export function within<Answer>(read: () => Answer): Answer {
  try {
    return read();
  } catch (cause) {
    if (cause instanceof RangeError) throw new FontFileError('ends too early', { cause });
    throw cause;
  }
}
