import type { ReadableBytes, SoundFrames } from '@kantele/api/audio-tools';
import { streamInfoBytes } from '../packets/flac-header.ts';
import { mp3Header } from '../packets/mp3-header.ts';
import { skipId3, skipTagsAtEnd } from '../packets/surrounding-tags.ts';

/** Metadata blocks of a FLAC file that are looked at. */
const blocksAtMost = 1_000;
/** Bytes in which the first frame of an MP3 has to begin, behind its tags. */
const searched = 16_384;
/** A table of seek points is kept up to this size; that of 12 hours is smaller. */
const seekTableAtMost = 256 * 1_024;

/**
 * Where the frames of an MP3 or a FLAC file lie between its tags; null when it is not laid out as it should be, and is
 * to be left alone.
 */
export async function findFrames(format: 'flac' | 'mp3', file: ReadableBytes): Promise<SoundFrames | null> {
  const begin = await skipId3(file);
  const found = format === 'flac' ? await flacFrames(file, begin) : await mpegFrames(file, begin);
  if (found === null) return null;
  const end = await skipTagsAtEnd(file, found.start);
  return found.start < end ? { ...found, end } : null;
}

const streamInfo = 0;
const seekTable = 3;
const lastBlock = 0x80;

async function flacFrames(file: ReadableBytes, begin: number): Promise<Omit<SoundFrames, 'end'> | null> {
  if ((await file.bytes(begin, 4)).toString('latin1') !== 'fLaC') return null;
  const lead: Buffer[] = [];
  let at = begin + 4;
  for (let step = 0; step < blocksAtMost; step += 1) {
    const head = await file.bytes(at, 4);
    if (head.length < 4) return null;
    const first = head.readUInt8();
    const type = first & ~lastBlock;
    const length = head.readUIntBE(1, 3);
    if (step === 0 && (type !== streamInfo || length !== streamInfoBytes)) return null;
    // Places of seek points count from the first frame, so they hold behind other tags.
    if (type === streamInfo || (type === seekTable && length <= seekTableAtMost)) {
      const block = Buffer.from(await file.bytes(at, 4 + length));
      if (block.length < 4 + length) return null;
      block.writeUInt8(type);
      lead.push(block);
    }
    at += 4 + length;
    if ((first & lastBlock) === 0) continue;
    const sync = await file.bytes(at, 2);
    const isFrame = sync[0] === 0xff && ((sync[1] ?? 0) & 0xfe) === 0xf8;
    return isFrame ? { start: at, lead: Buffer.concat(lead) } : null;
  }
  return null;
}

async function mpegFrames(file: ReadableBytes, begin: number): Promise<Omit<SoundFrames, 'end'> | null> {
  const bytes = await file.bytes(begin, searched);
  for (let at = 0; at + 4 <= bytes.length; at += 1) {
    const length = mp3Header(bytes.readUInt32BE(at))?.length;
    if (length === undefined) continue;
    // Another one follows: what stands in front of the sound may look like the head of a frame.
    const next = at + length;
    if (next + 4 > bytes.length || mp3Header(bytes.readUInt32BE(next)))
      return { start: begin + at, lead: new Uint8Array() };
  }
  return null;
}
