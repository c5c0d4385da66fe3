import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { checksumOfBytes, type ZipEntry, zipOf } from './zip.ts';

const changedAt = new Date('2024-05-06T07:08:10Z');

function entryOf(name: string, bytes: Uint8Array): ZipEntry & { opened: number; released: number } {
  const content = {
    size: bytes.length,
    read: async (target: Buffer, position: number) => Buffer.from(bytes).copy(target, 0, position),
  };
  const entry = {
    ...{ name, size: bytes.length, changedAt, opened: 0, released: 0 },
    checksum: () => checksumOfBytes(content),
    async open() {
      entry.opened += 1;
      const release = () => {
        entry.released += 1;
      };
      return { ...content, release };
    },
  };
  return entry;
}
/** A file of that size that is not read. */
const sized = (name: string, size: number): ZipEntry => ({
  ...{ name, size, changedAt, checksum: async () => 0x1234_5678 },
  open: () => Promise.reject(new Error('It is not to be opened.')),
});

async function readAll(zip: ReturnType<typeof zipOf>, start = 0, end = zip.size, chunk = 1_000) {
  const bytes = Buffer.alloc(end - start);
  for (let at = 0; at < bytes.length; ) {
    const length = await zip.read(bytes.subarray(at, at + chunk), start + at);
    expect(length).toBeGreaterThan(0);
    at += length;
  }
  return bytes;
}

const texts = { 'A/01 Größe.txt': 'one', 'A/02 نشيد.txt': 'x'.repeat(5_000), 'A/empty': '' };
const small = () => Object.entries(texts).map(([name, text]) => entryOf(name, Buffer.from(text)));

describe('a zip', () => {
  it('holds its files under their names, and is as long as it says', async () => {
    const zip = zipOf(small());
    const files = unzipSync(await readAll(zip));
    const found = Object.entries(files).map(([name, bytes]) => [name, Buffer.from(bytes).toString()]);
    expect(Object.fromEntries(found)).toEqual(texts);
  });

  it('says of each file its checksum, its time and where it stands', async () => {
    const bytes = await readAll(zipOf([entryOf('a.txt', Buffer.from('123456789'))]));
    const directory = bytes.readUInt32LE(bytes.length - 6);
    // The check value of CRC-32 (ISO 3309) is that of these nine digits.
    for (const at of [14, directory + 16]) expect(bytes.readUInt32LE(at)).toBe(0xcbf4_3926);
    for (const at of [10, directory + 12]) {
      expect(bytes.readUInt16LE(at)).toBe((7 << 11) | (8 << 5) | 5);
      expect(bytes.readUInt16LE(at + 2)).toBe((44 << 9) | (5 << 5) | 6);
    }
    expect(bytes.readUInt32LE(directory + 42)).toBe(0);
  });

  it('is the same in any part, and opens only files of that part', async () => {
    const whole = await readAll(zipOf(small()));
    for (let start = 0; start < whole.length; start += 97) {
      const zip = zipOf(small());
      const end = Math.min(whole.length, start + 1 + ((start * 31) % 3_000));
      const part = await readAll(zip, start, end, 64 + (start % 500));
      expect(part.equals(whole.subarray(start, end)), `bytes ${start} to ${end}`).toBe(true);
      zip.release();
    }
    const entries = small();
    await readAll(zipOf(entries), 3_000, 3_010);
    expect(entries.map(({ opened }) => opened)).toEqual([0, 1, 0]);
  });

  it('has one file open at a time, and none at the end', async () => {
    const entries = small();
    const zip = zipOf(entries);
    await readAll(zip);
    zip.release();
    expect(entries.map(({ opened, released }) => opened - released)).toEqual([0, 0, 0]);
    expect(entries[0]?.opened).toBe(1);
  });

  it('without files is empty, and still a zip', async () => {
    expect(unzipSync(await readAll(zipOf([])))).toEqual({});
  });

  it('has numbers of 64 bits for files from 4 GiB on, and for what stands behind them', async () => {
    const size = 5 * 1_024 ** 3;
    const zip = zipOf([sized('long.flac', size), sized('next.flac', 7)]);
    // The directory: two headers, the record, where it stands, and the end.
    const bytes = await readAll(zip, zip.size - (46 + 9 + 20) - (46 + 9 + 12) - 98);
    const end = bytes.length - 22;
    const [locator, record] = [end - 20, end - 76];
    expect(bytes.readUInt32LE(record)).toBe(0x0606_4b50);
    expect(bytes.readBigUInt64LE(locator + 8)).toBe(BigInt(zip.size - bytes.length + record));
    expect(bytes.readUInt32LE(end + 16)).toBe(0xffff_ffff);
    const at = Number(bytes.readBigUInt64LE(record + 48)) - (zip.size - bytes.length);
    // Of the long one its sizes, of the next one its place.
    const first = at + 46 + 'long.flac'.length;
    expect([24, 20].map((field) => bytes.readUInt32LE(at + field))).toEqual([0xffff_ffff, 0xffff_ffff]);
    expect([4, 12].map((field) => Number(bytes.readBigUInt64LE(first + field)))).toEqual([size, size]);
    const second = first + 20 + 46 + 'next.flac'.length;
    expect(bytes.readUInt16LE(second)).toBe(1);
    const place = Number(bytes.readBigUInt64LE(second + 4));
    expect(place).toBe(30 + 'long.flac'.length + 20 + size);
    const head = await readAll(zip, place, place + 30);
    expect(head.readUInt32LE(0)).toBe(0x0403_4b50);
    expect(head.readUInt32LE(14)).toBe(0x1234_5678);
  });

  it('counts more files than fit into 16 bits', async () => {
    const entries = Array.from({ length: 65_536 }, (_, n) => entryOf(`${n}`, Buffer.alloc(0)));
    const zip = zipOf(entries);
    const end = await readAll(zip, zip.size - 98);
    expect(end.readBigUInt64LE(32)).toBe(65_536n);
    expect(end.readUInt16LE(76 + 10)).toBe(0xffff);
  });
});
