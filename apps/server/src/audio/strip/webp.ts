import type { FileWindow } from '../file-window.ts';
import { exifBytesRead, exifWith, orientationOf } from './exif.ts';
import { broken, dropped, type Part } from './parts.ts';

const pixelChunks = new Set(['VP8 ', 'VP8L', 'ANMF']);
const pictureChunks = new Set([...pixelChunks, 'VP8X', 'ALPH', 'ANIM', 'ICCP']);
/** Flags of the first chunk that announce data about the picture (WebP container, extended format). */
const hasExif = 0x08;
const hasXmp = 0x04;
const chunksAtMost = 200_000;

/** The parts of a WebP: its picture, frames and colour profile stay, and which way up it is. */
export async function* webpParts(file: FileWindow): AsyncGenerator<Part, void> {
  const parts: Part[] = [];
  let isTurned = false;
  let hasPixels = false;
  const end = Math.min(file.size, 8 + (await file.peek(4, 4)).readUInt32LE(0));
  for (let at = 12; at + 8 <= end; ) {
    const head = await file.peek(at, 9);
    const type = head.toString('latin1', 0, 4);
    const length = head.readUInt32LE(4);
    const next = Math.min(end, at + 8 + length + (length % 2));
    let becomes: Part['becomes'] = pictureChunks.has(type) ? 'kept' : 'dropped';
    if (type === 'EXIF' && !isTurned) {
      const orientation = orientationOf(
        withoutPrefix(await file.peek(at + 8, Math.min(exifBytesRead, length))),
      );
      isTurned = orientation !== 1;
      if (isTurned) becomes = exifChunk(orientation);
    }
    hasPixels ||= pixelChunks.has(type);
    parts.push({ from: at, to: next, becomes });
    if (parts.length > chunksAtMost) throw broken();
    at = next;
  }
  if (!hasPixels) throw broken();
  const bytes = parts.reduce((sum, part) => sum + bytesOf(part), 12);
  const whole = (await file.peek(0, 12)).subarray(0, 12);
  const header = Buffer.from(whole);
  header.writeUInt32LE(bytes - 8, 4);
  yield { from: 0, to: 12, becomes: header };
  for (const part of parts) yield* withFlags(file, part, isTurned);
  const last = parts.at(-1)?.to ?? 12;
  yield dropped(last, file.size);
}

const bytesOf = ({ from, to, becomes }: Part) =>
  becomes === 'kept' ? to - from : typeof becomes === 'string' ? 0 : becomes.length;

/** The first chunk of an extended file announces the data that stays, and no other. */
async function* withFlags(file: FileWindow, part: Part, isTurned: boolean): AsyncGenerator<Part, void> {
  const head = await file.peek(part.from, 9);
  const flags = head[8];
  if (head.toString('latin1', 0, 4) !== 'VP8X' || flags === undefined) {
    yield part;
    return;
  }
  head[8] = (flags & ~(hasExif | hasXmp)) | (isTurned ? hasExif : 0);
  yield { from: part.from, to: part.from + 9, becomes: head };
  yield { ...part, from: part.from + 9 };
}

/** Some programs put the name of JPEG's segment before the data. */
const withoutPrefix = (content: Buffer) =>
  content.toString('latin1', 0, 6) === 'Exif\0\0' ? content.subarray(6) : content;

function exifChunk(orientation: number): Buffer {
  const content = exifWith(orientation);
  const head = Buffer.alloc(8);
  head.write('EXIF', 0, 'latin1');
  head.writeUInt32LE(content.length, 4);
  return Buffer.concat([head, content]);
}
