/** Exif: a TIFF file whose first directory says, among much else, which way up a picture is (tag 0x0112, Exif 2.32 section 4.6.4). */

const orientationTag = 0x0112;
const short = 3;

/** Bytes of Exif that are looked at: its first directory is at their beginning. */
export const exifBytesRead = 65_536;

/** Which way up a picture is, 1 to 8; 1 (as it lies) when its Exif data does not say or cannot be read. */
export function orientationOf(tiff: Buffer): number {
  const order = tiff.toString('latin1', 0, 4);
  if (order !== 'II*\0' && order !== 'MM\0*') return 1;
  const read = (at: number, bytes: 2 | 4) => {
    if (at + bytes > tiff.length) return 0;
    return order === 'II*\0' ? tiff.readUIntLE(at, bytes) : tiff.readUIntBE(at, bytes);
  };
  const directory = read(4, 4);
  const count = read(directory, 2);
  for (let entry = 0; entry < count; entry += 1) {
    const at = directory + 2 + entry * 12;
    if (at + 12 > tiff.length) return 1;
    if (read(at, 2) !== orientationTag || read(at + 2, 2) !== short) continue;
    const value = read(at + 8, 2);
    return value >= 1 && value <= 8 ? value : 1;
  }
  return 1;
}

/** Exif data that says which way up a picture is, and nothing else: header, a directory of one entry, no next one. */
export function exifWith(orientation: number): Buffer {
  const tiff = Buffer.alloc(26);
  tiff.write('II*\0', 0, 'latin1');
  tiff.writeUInt32LE(8, 4);
  tiff.writeUInt16LE(1, 8);
  tiff.writeUInt16LE(orientationTag, 10);
  tiff.writeUInt16LE(short, 12);
  tiff.writeUInt32LE(1, 14);
  tiff.writeUInt16LE(orientation, 18);
  return tiff;
}
