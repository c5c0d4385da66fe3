import type { FileWindow } from '../file-window.ts';
import { itemsOf } from './avif-items.ts';
import { type Box, boxesIn } from './boxes.ts';
import { exifWith } from './exif.ts';
import { broken, kept, type Part } from './parts.ts';

/** Bytes of the table of a picture's items at most; real ones have some hundred. */
const tableBytes = 4_194_304;
/** Boxes that say nothing a picture needs, and those of other programs. */
const aside = new Set(['uuid', 'udta', 'free', 'skip']);
/** Boxes of a film that hold boxes such as these. */
const holders = new Set(['moov', 'trak', 'mdia', 'minf', 'stbl']);

/**
 * The parts of an AVIF (ISO/IEC 14496-12 and 23008-12). Places in it are counted from its beginning, so nothing moves: data
 * about the picture is overwritten. Which way up it is stands among the properties of the picture, which stay.
 */
export async function* avifParts(file: FileWindow): AsyncGenerator<Part, void> {
  const seen = new Set<string>();
  const changes = await changesIn(file, 0, file.size, seen);
  if (!seen.has('meta') && !seen.has('moov')) throw broken();
  changes.sort((one, other) => one.from - other.from);
  let at = 0;
  for (const part of changes) {
    const from = Math.max(at, part.from);
    const to = Math.min(file.size, part.to);
    // Two that overlap are no data anybody reads: the second is overwritten as well, from where the first ends.
    if (to <= from) continue;
    yield kept(at, from);
    const isWhole = from === part.from && to === part.to;
    yield { from, to, becomes: isWhole ? part.becomes : 'zeros' };
    at = to;
  }
  yield kept(at, file.size);
}

/** @param seen told the types of boxes */
async function changesIn(file: FileWindow, from: number, to: number, seen: Set<string>): Promise<Part[]> {
  const changes: Part[] = [];
  for await (const box of boxesIn(file, from, to)) {
    seen.add(box.type);
    if (aside.has(box.type)) {
      changes.push({ from: box.from + 4, to: box.from + 8, becomes: Buffer.from('free') });
      changes.push({ from: box.content, to: box.to, becomes: 'zeros' });
    } else if (box.type === 'meta') {
      changes.push(...(await changesOfItems(file, box)));
    } else if (holders.has(box.type)) {
      changes.push(...(await changesIn(file, box.content, box.to, seen)));
    }
  }
  return changes;
}

async function changesOfItems(file: FileWindow, meta: Box): Promise<Part[]> {
  if (meta.to - meta.from > tableBytes) throw broken();
  const changes: Part[] = [];
  for (const { type, from, to } of await itemsOf(file, meta)) {
    const exif = type === 'Exif' ? emptyExif : Buffer.alloc(0);
    const middle = to - from >= exif.length ? from + exif.length : from;
    changes.push({ from, to: middle, becomes: exif });
    changes.push({ from: middle, to, becomes: 'zeros' });
  }
  return changes;
}

/** Where its TIFF begins (at once), and a directory that says the picture lies as it is. */
const emptyExif = Buffer.concat([Buffer.alloc(4), exifWith(1)]);
