import type { FileWindow } from './file-window.ts';

/** The last pages of a file lie in here: a page has at most 65,307 bytes. */
const tailBytes = 65_536;

/**
 * Length of the first logical stream of an Ogg file in samples at 48 kHz (Opus) or its own rate, from the granule of
 * its last page; null when the file ends in another stream (chained files) or is cut.
 */
export async function oggSamples(file: FileWindow): Promise<number | null> {
  const head = await file.peek(0, 64);
  if (head.length < 47 || head.toString('latin1', 0, 4) !== 'OggS') return null;
  const serial = head.readUInt32LE(14);
  const body = head.subarray(27 + head.readUInt8(26));
  const skip = body.toString('latin1', 0, 8) === 'OpusHead' && body.length >= 12 ? body.readUInt16LE(10) : 0;
  const tail = await file.peek(Math.max(0, file.size - tailBytes), tailBytes);
  for (let at = tail.lastIndexOf('OggS'); at >= 0; at = at > 0 ? tail.lastIndexOf('OggS', at - 1) : -1) {
    if (at + 27 > tail.length || tail[at + 4] !== 0) continue;
    if (tail.readUInt32LE(at + 14) !== serial) return null;
    const granule = tail.readBigInt64LE(at + 6);
    // -1: no packet ends on this page.
    if (granule < 0n) continue;
    const samples = Number(granule) - skip;
    return samples > 0 && Number.isSafeInteger(samples) ? samples : null;
  }
  return null;
}
