import type { FileWindow } from '../file-window.ts';
import { exifWith, orientationOf } from './exif.ts';
import { broken, dropped, kept, type Part } from './parts.ts';

const startOfScan = 0xda;
const endOfImage = 0xd9;
/** What its pixels need (ITU T.81, table B.1): frames, tables, scans and their numbers. */
const isPicture = (code: number) =>
  (code >= 0xc0 && code <= 0xcf) || (code >= startOfScan && code <= 0xdf) || code === 0xdb;
const exif = 'Exif\0\0';
const jfifBytes = 18;

/**
 * The parts of a JPEG (ITU T.81, annex B): of its application segments the sizes of JFIF, the colour profile, Adobe's
 * transform and which way up it is stay. What follows its end is dropped: phones put a film or a second picture there.
 */
export async function* jpegParts(file: FileWindow): AsyncGenerator<Part, void> {
  yield kept(0, 2);
  let at = 2;
  let isScan = false;
  let hasPixels = false;
  let isTurned = false;
  for (;;) {
    const found = await findMarker(file, at);
    yield { from: at, to: found, becomes: isScan ? 'kept' : 'dropped' };
    if (found === file.size) break;
    const head = await file.peek(found, 4);
    const code = head[1] ?? 0;
    if (code === endOfImage) {
      yield kept(found, found + 2);
      yield dropped(found + 2, file.size);
      break;
    }
    isScan = code === startOfScan;
    hasPixels ||= isScan;
    // A second beginning, and the marker for temporary use: neither has a length.
    if (code === 0xd8 || code === 0x01) {
      at = found + 2;
      yield dropped(found, at);
      continue;
    }
    if (head.length < 4) {
      yield dropped(found, file.size);
      break;
    }
    const length = head.readUInt16BE(2);
    if (length < 2) throw broken();
    at = Math.min(file.size, found + 2 + length);
    const segment = isPicture(code) ? null : await file.peek(found, at - found);
    const becomes: Part['becomes'] = segment ? applicationPart(code, segment, isTurned) : 'kept';
    isTurned ||= typeof becomes !== 'string' && code === 0xe1;
    yield { from: found, to: at, becomes };
  }
  if (!hasPixels) throw broken();
}

function applicationPart(code: number, segment: Buffer, isTurned: boolean): Part['becomes'] {
  const starts = (text: string) => segment.toString('latin1', 4, 4 + text.length) === text;
  if (code === 0xe2 && starts('ICC_PROFILE\0')) return 'kept';
  if (code === 0xee && starts('Adobe')) return 'kept';
  if (code === 0xe0 && starts('JFIF\0') && segment.length >= jfifBytes) return withoutThumbnail(segment);
  if (code !== 0xe1 || !starts(exif) || isTurned) return 'dropped';
  const orientation = orientationOf(segment.subarray(4 + exif.length));
  return orientation === 1 ? 'dropped' : exifSegment(orientation);
}

/** The same segment without the small picture it may carry. */
function withoutThumbnail(segment: Buffer): Buffer {
  const head = Buffer.from(segment.subarray(0, jfifBytes));
  head.writeUInt16BE(jfifBytes - 2, 2);
  head.fill(0, jfifBytes - 2);
  return head;
}

function exifSegment(orientation: number): Buffer {
  const content = Buffer.concat([Buffer.from(exif, 'latin1'), exifWith(orientation)]);
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
}

/** Where the next marker begins, or the end: restarts and the zero after a byte of 255 belong to the data of a scan. */
async function findMarker(file: FileWindow, from: number): Promise<number> {
  for (let at = from; at < file.size; ) {
    const bytes = await file.peek(at, 65_536);
    let found = bytes.indexOf(0xff);
    while (found !== -1 && found + 1 < bytes.length) {
      const code = bytes[found + 1] ?? 0;
      const isData = code === 0 || code === 0xff || (code >= 0xd0 && code <= 0xd7);
      if (!isData) return at + found;
      found = bytes.indexOf(0xff, found + (code === 0xff ? 1 : 2));
    }
    // A byte of 255 at the end of these bytes is looked at with the next ones.
    at += found === -1 ? bytes.length : found;
    if (found !== -1 && at === file.size - 1) break;
  }
  return file.size;
}
