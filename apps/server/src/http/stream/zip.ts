import { crc32 } from 'node:zlib';
import type { Readable } from './send-bytes.ts';

/** A file that goes into a zip. */
export interface ZipEntry {
  /** Path within the zip, with slashes. */
  name: string;
  size: number;
  changedAt: Date;
  /** CRC-32 of the bytes. */
  checksum(): Promise<number>;
  /** @throws Error when it is gone, or has another size */
  open(): Promise<Readable & { release(): void }>;
}

/** A stretch of a zip: what is written about files, or the bytes of one. */
type Part = { start: number; end: number } & (
  | { kind: 'bytes'; make: () => Promise<Buffer> }
  | { kind: 'file'; entry: ZipEntry }
);

/** From this on a number stands in a field of 64 bits beside its own (APPNOTE.TXT 4.3.9.2 and 4.4.1.4). */
const large = 0xffff_ffff;
const many = 0xffff;
/** Versions that read it: 2.0 knows folders, 4.5 files of 4 GiB. */
const plainVersion = 20;
const largeVersion = 45;
/** Made on Unix, where a file may be read by all and written by its owner. */
const madeBy = (3 << 8) | largeVersion;
const attributes = 0o100_644 * 0x1_0000;
/** Names are UTF-8. */
const flags = 0x0800;

/**
 * A zip of files as they are (APPNOTE.TXT 6.3, method 0), made while it is read: its size is known before a file is
 * opened, and any part of it can be asked for. One file is open at a time. Music does not get smaller by packing it.
 */
export function zipOf(entries: readonly ZipEntry[]): Readable & { release(): void } {
  const parts: Part[] = [];
  let size = 0;
  const add = (length: number, what: { make: () => Promise<Buffer> } | { entry: ZipEntry }) => {
    const place = { start: size, end: size + length };
    if (length > 0)
      parts.push('make' in what ? { ...place, kind: 'bytes', ...what } : { ...place, kind: 'file', ...what });
    size += length;
  };
  const placed = entries.map((entry) => {
    const place = { entry, offset: size };
    add(localHeader(entry, 0).length, { make: async () => localHeader(entry, await entry.checksum()) });
    add(entry.size, { entry });
    return place;
  });
  const directoryStart = size;
  for (const { entry, offset } of placed)
    add(centralHeader(entry, offset, 0).length, {
      make: async () => centralHeader(entry, offset, await entry.checksum()),
    });
  const end = endOf(entries.length, directoryStart, size - directoryStart);
  add(end.length, { make: async () => end });
  return reading(parts, size);
}

function reading(parts: readonly Part[], size: number): Readable & { release(): void } {
  let at = 0;
  let open: { part: Part; file: Awaited<ReturnType<ZipEntry['open']>> } | null = null;
  const release = () => {
    open?.file.release();
    open = null;
  };
  const fileOf = async (part: Part & { kind: 'file' }) => {
    if (open?.part === part) return open.file;
    release();
    open = { part, file: await part.entry.open() };
    return open.file;
  };
  return {
    size,
    release,
    async read(target, position) {
      at = partAt(parts, position, at);
      const part = parts[at];
      if (!part) return 0;
      const wanted = target.subarray(0, Math.min(target.length, part.end - position));
      if (part.kind === 'file') return (await fileOf(part)).read(wanted, position - part.start);
      return (await part.make()).copy(wanted, 0, position - part.start);
    },
  };
}

/** The part that holds a position, looked for from the one read last. */
function partAt(parts: readonly Part[], position: number, last: number): number {
  let at = (parts[last]?.start ?? 0) <= position ? last : 0;
  while (at < parts.length && position >= (parts[at]?.end ?? 0)) at += 1;
  return at;
}

function localHeader({ name, size, changedAt }: ZipEntry, checksum: number): Buffer {
  const extra = size >= large ? largeField([size, size]) : Buffer.alloc(0);
  const path = Buffer.from(name);
  const head = Buffer.alloc(30);
  head.writeUInt32LE(0x0403_4b50, 0);
  head.writeUInt16LE(extra.length > 0 ? largeVersion : plainVersion, 4);
  head.writeUInt16LE(flags, 6);
  writeCommon(head, 8, { changedAt, checksum, size, path, extra });
  return Buffer.concat([head, path, extra]);
}

function centralHeader({ name, size, changedAt }: ZipEntry, offset: number, checksum: number): Buffer {
  const numbers = [...(size >= large ? [size, size] : []), ...(offset >= large ? [offset] : [])];
  const extra = numbers.length > 0 ? largeField(numbers) : Buffer.alloc(0);
  const path = Buffer.from(name);
  const head = Buffer.alloc(46);
  head.writeUInt32LE(0x0201_4b50, 0);
  head.writeUInt16LE(madeBy, 4);
  head.writeUInt16LE(extra.length > 0 ? largeVersion : plainVersion, 6);
  head.writeUInt16LE(flags, 8);
  writeCommon(head, 10, { changedAt, checksum, size, path, extra });
  head.writeUInt32LE(attributes, 38);
  head.writeUInt32LE(Math.min(offset, large), 42);
  return Buffer.concat([head, path, extra]);
}

interface Common {
  changedAt: Date;
  checksum: number;
  size: number;
  path: Buffer;
  extra: Buffer;
}

/** What both headers of a file say, from the method on; the method is 0. */
function writeCommon(head: Buffer, at: number, { changedAt, checksum, size, path, extra }: Common) {
  const year = Math.min(Math.max(changedAt.getUTCFullYear(), 1980), 2107);
  const time =
    (changedAt.getUTCHours() << 11) | (changedAt.getUTCMinutes() << 5) | (changedAt.getUTCSeconds() >> 1);
  head.writeUInt16LE(time, at + 2);
  head.writeUInt16LE(
    ((year - 1980) << 9) | ((changedAt.getUTCMonth() + 1) << 5) | changedAt.getUTCDate(),
    at + 4,
  );
  head.writeUInt32LE(checksum, at + 6);
  head.writeUInt32LE(Math.min(size, large), at + 10);
  head.writeUInt32LE(Math.min(size, large), at + 14);
  head.writeUInt16LE(path.length, at + 18);
  head.writeUInt16LE(extra.length, at + 20);
}

/** Numbers of 64 bits, in the order of the fields they stand for (APPNOTE.TXT 4.5.3). */
function largeField(numbers: readonly number[]): Buffer {
  const field = Buffer.alloc(4 + 8 * numbers.length);
  field.writeUInt16LE(1, 0);
  field.writeUInt16LE(8 * numbers.length, 2);
  numbers.forEach((number, at) => void field.writeBigUInt64LE(BigInt(number), 4 + 8 * at));
  return field;
}

function endOf(count: number, start: number, length: number): Buffer {
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x0605_4b50, 0);
  end.writeUInt16LE(Math.min(count, many), 8);
  end.writeUInt16LE(Math.min(count, many), 10);
  end.writeUInt32LE(Math.min(length, large), 12);
  end.writeUInt32LE(Math.min(start, large), 16);
  if (count < many && start < large && length < large) return end;
  const wide = Buffer.alloc(76);
  wide.writeUInt32LE(0x0606_4b50, 0);
  wide.writeBigUInt64LE(44n, 4);
  wide.writeUInt16LE(madeBy, 12);
  wide.writeUInt16LE(largeVersion, 14);
  wide.writeBigUInt64LE(BigInt(count), 24);
  wide.writeBigUInt64LE(BigInt(count), 32);
  wide.writeBigUInt64LE(BigInt(length), 40);
  wide.writeBigUInt64LE(BigInt(start), 48);
  // Where the record above stands, for who reads from the end.
  wide.writeUInt32LE(0x0706_4b50, 56);
  wide.writeBigUInt64LE(BigInt(start + length), 64);
  wide.writeUInt32LE(1, 72);
  return Buffer.concat([wide, end]);
}

/** Bytes read at once for a checksum. */
const chunkBytes = 1_024 * 1_024;

/** CRC-32 of all bytes. @throws Error when there are fewer than announced */
export async function checksumOfBytes(content: Readable): Promise<number> {
  const chunk = Buffer.allocUnsafe(Math.min(chunkBytes, content.size));
  let sum = 0;
  for (let position = 0; position < content.size; ) {
    const target = chunk.subarray(0, Math.min(chunk.length, content.size - position));
    const length = await content.read(target, position);
    if (length === 0) throw new Error('The file is shorter than it was.');
    sum = crc32(target.subarray(0, length), sum);
    position += length;
  }
  return sum;
}
