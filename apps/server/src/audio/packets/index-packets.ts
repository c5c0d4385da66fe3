import { open } from 'node:fs/promises';
import { adtsHeader, indexAdts } from './adts.ts';
import { ByteReader } from './byte-reader.ts';
import { broken, NotRepackable } from './failure.ts';
import { indexFlac } from './flac.ts';
import { indexMp3 } from './mp3.ts';
import { indexMp4 } from './mp4.ts';
import { indexOgg } from './ogg.ts';
import { skipId3 } from './surrounding-tags.ts';
import type { PacketIndex } from './types.ts';

/** Boxes an MP4 file may start with. */
const mp4Starts = ['ftyp', 'moov', 'mdat', 'free', 'skip', 'wide', 'styp'];
/** Containers in which MPEG frames must not be looked for: RIFF, AIFF, Matroska, ASF, WavPack, APE, Musepack, DSF, CAF. */
const otherStarts = [
  'RIFF',
  'RF64',
  'FORM',
  '\x1aE\xdf\xa3',
  '0&\xb2u',
  'wvpk',
  'MAC ',
  'MPCK',
  'MP+',
  'DSD ',
  'caff',
];

/**
 * Reads a file once and lists its coded packets, so that they can be served in another container without decoding.
 * Memory is bounded by the number of packets (eight bytes each, twelve hours of sound at most).
 *
 * @returns null for a file whose packets cannot be repackaged exactly
 * @throws AudioFileError('broken') for a file of a known kind without usable packets
 */
export async function indexPackets(
  path: string,
  options: { signal?: AbortSignal } = {},
): Promise<PacketIndex | null> {
  const handle = await open(path, 'r');
  try {
    const { size } = await handle.stat();
    return await dispatch(new ByteReader(handle, size, options.signal));
  } catch (error) {
    if (error instanceof NotRepackable) return null;
    // A field of hostile size read beyond a buffer.
    if (error instanceof RangeError) throw broken('The headers of the file contradict each other.');
    throw error;
  } finally {
    await handle.close();
  }
}

async function dispatch(file: ByteReader): Promise<PacketIndex | null> {
  const start = await skipId3(file);
  const head = await file.bytes(start, 16);
  const text = head.toString('latin1');
  if (text.startsWith('fLaC')) return indexFlac(file);
  if (text.startsWith('OggS')) return indexOgg(file, start);
  if (mp4Starts.includes(text.slice(4, 8))) return indexMp4(file);
  if (otherStarts.some((start) => text.startsWith(start))) return null;
  return (adtsHeader(head) && (await indexAdts(file))) || indexMp3(file);
}
