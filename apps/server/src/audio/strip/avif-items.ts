import type { FileWindow } from '../file-window.ts';
import { type Box, boxesIn } from './boxes.ts';
import { broken } from './parts.ts';

/** Items that say something about a picture: Exif data, XMP and whatever else is text, addresses. */
const aboutPictures = new Set(['Exif', 'mime', 'uri ']);

/** A range of the file that belongs to an item. */
export interface ItemRange {
  type: string;
  from: number;
  to: number;
}

/** Where the items of a `meta` box lie that say something about the picture. @throws AudioFileError('broken') */
export async function itemsOf(file: FileWindow, meta: Box): Promise<ItemRange[]> {
  const types = new Map<number, string>();
  const places: Place[] = [];
  let data = meta.to;
  // Four bytes of version and flags stand before its boxes.
  for await (const box of boxesIn(file, meta.content + 4, meta.to)) {
    const read = async () => new Reader(await file.peek(box.content, box.to - box.content));
    if (box.type === 'idat') data = box.content;
    if (box.type === 'iloc') places.push(...placesOf(await read()));
    if (box.type === 'iinf') await typesOf(file, box, types);
  }
  return places.flatMap(({ item, isInBox, from, to }) => {
    const type = types.get(item);
    if (type === undefined || !aboutPictures.has(type)) return [];
    const base = isInBox ? data : 0;
    return [{ type, from: base + from, to: base + to }];
  });
}

/** Section 8.11.6: what each item is. */
async function typesOf(file: FileWindow, box: Box, types: Map<number, string>): Promise<void> {
  const version = (await file.peek(box.content, 1))[0] ?? 0;
  const first = box.content + 4 + (version === 0 ? 2 : 4);
  for await (const entry of boxesIn(file, first, box.to)) {
    if (entry.type !== 'infe') continue;
    const reader = new Reader(await file.peek(entry.content, 14));
    const bytes = reader.number(1) >= 3 ? 4 : 2;
    reader.number(3);
    const item = reader.number(bytes);
    reader.number(2);
    types.set(item, reader.text(4));
  }
}

interface Place {
  item: number;
  /** Counted from the beginning of the `idat` box instead of that of the file. */
  isInBox: boolean;
  from: number;
  to: number;
}

/** Section 8.11.3: where the bytes of items are. */
function placesOf(reader: Reader): Place[] {
  const version = reader.number(1);
  if (version > 2) throw broken();
  reader.number(3);
  const sizes = reader.number(2);
  const [offsetBytes, lengthBytes, baseBytes] = [sizes >> 12, (sizes >> 8) & 15, (sizes >> 4) & 15];
  const indexBytes = version === 0 ? 0 : sizes & 15;
  const idBytes = version === 2 ? 4 : 2;
  const places: Place[] = [];
  for (let left = reader.number(idBytes); left > 0; left -= 1) {
    const item = reader.number(idBytes);
    const method = version === 0 ? 0 : reader.number(2) & 15;
    reader.number(2);
    const base = reader.number(baseBytes);
    for (let extents = reader.number(2); extents > 0; extents -= 1) {
      reader.number(indexBytes);
      const from = base + reader.number(offsetBytes);
      places.push({ item, isInBox: method === 1, from, to: from + reader.number(lengthBytes) });
    }
  }
  return places;
}

/** Reads numbers one after the other. @throws RangeError behind the end */
class Reader {
  private at = 0;
  private readonly bytes: Buffer;
  constructor(bytes: Buffer) {
    this.bytes = bytes;
  }

  /** Of up to 8 bytes, the highest first; 0 for none. */
  number(bytes: number): number {
    let value = 0;
    for (let left = bytes; left > 0; left -= 1) value = value * 256 + this.bytes.readUInt8(this.at++);
    return value;
  }

  text(bytes: number): string {
    if (this.at + bytes > this.bytes.length) throw new RangeError('This box is too short.');
    const text = this.bytes.toString('latin1', this.at, this.at + bytes);
    this.at += bytes;
    return text;
  }
}
