import { crc32 } from 'node:zlib';
import type { FileWindow } from '../file-window.ts';
import { exifBytesRead, exifWith, orientationOf } from './exif.ts';
import { broken, dropped, kept, type Part } from './parts.ts';

/** Of the chunks a reader may leave out, those that change what is seen (PNG, third edition, section 11.3). */
const ancillary = new Set([
  ...['cHRM', 'gAMA', 'iCCP', 'sBIT', 'sRGB', 'cICP', 'mDCV', 'cLLI', 'bKGD', 'hIST', 'tRNS', 'pHYs', 'sPLT'],
  ...['acTL', 'fcTL', 'fdAT'],
]);

/** The parts of a PNG: what is needed and what changes what is seen stays; what follows its end is dropped. */
export async function* pngParts(file: FileWindow): AsyncGenerator<Part, void> {
  yield kept(0, 8);
  let isTurned = false;
  let hasPixels = false;
  for (let at = 8; at < file.size; ) {
    const head = await file.peek(at, 8);
    if (head.length < 8) {
      yield dropped(at, file.size);
      break;
    }
    const type = head.toString('latin1', 4);
    if (!/^[A-Za-z]{4}$/.test(type)) throw broken();
    const end = Math.min(file.size, at + 12 + head.readUInt32BE(0));
    let becomes: Part['becomes'] = /^[A-Z]/.test(type) || ancillary.has(type) ? 'kept' : 'dropped';
    if (type === 'eXIf' && !isTurned) {
      const content = await file.peek(at + 8, Math.min(exifBytesRead, Math.max(0, end - at - 12)));
      const orientation = orientationOf(content);
      isTurned = orientation !== 1;
      if (isTurned) becomes = exifChunk(orientation);
    }
    yield { from: at, to: end, becomes };
    at = end;
    hasPixels ||= type === 'IDAT';
    if (type !== 'IEND') continue;
    yield dropped(at, file.size);
    break;
  }
  if (!hasPixels) throw broken();
}

function exifChunk(orientation: number): Buffer {
  const content = exifWith(orientation);
  const chunk = Buffer.alloc(12 + content.length);
  chunk.writeUInt32BE(content.length, 0);
  chunk.write('eXIf', 4, 'latin1');
  content.copy(chunk, 8);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, 8 + content.length)), 8 + content.length);
  return chunk;
}
