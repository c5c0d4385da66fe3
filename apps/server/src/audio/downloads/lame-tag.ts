import { open } from 'node:fs/promises';
import { AudioFileError } from '@kantele/api/audio-tools';
import { ByteReader } from '../packets/byte-reader.ts';
import { mp3Header } from '../packets/mp3-header.ts';
import { readMp3Info } from '../packets/mp3-info.ts';
import { findFrames } from './find-frames.ts';

/** Bytes of the tag from its name to the extension of LAME, all optional fields before it. */
const extensionAt = 120;
/** In the extension: delay and padding in 12 bits each, and the checksum of everything before itself. */
const trimAt = 21;
const checksumAt = 34;
/** The padding is 12 bits. */
const paddingAtMost = 4_095;

/** What a made MP3 says of itself. */
export interface LameTag {
  rate: number;
  channels: number;
  /** Samples the encoder has put in front. */
  delay: number;
  samples: number;
}

/**
 * Writes how long the sound of an MP3 is into its frame of information: of some lengths ffmpeg says up to 11 samples too
 * many, by which the next song of a gapless album would come late.
 * @param expected samples at a rate
 * @throws AudioFileError('mismatch') when that cannot be, or there is no such frame
 */
export async function writeLength(path: string, expected: (rate: number) => number): Promise<LameTag> {
  const handle = await open(path, 'r+');
  try {
    const file = new ByteReader(handle, (await handle.stat()).size);
    const start = (await findFrames('mp3', file))?.start ?? 0;
    const header = mp3Header((await file.bytes(start, 4)).readUInt32BE(0));
    if (!header) throw noTag();
    const frame = Buffer.from(await file.bytes(start, header.length));
    const info = readMp3Info(frame, header);
    const at = 4 + header.sideInfo + extensionAt;
    if (!info?.trim || info.frames === null || frame.length < at + checksumAt + 2) throw noTag();
    const { delay } = info.trim;
    const samples = expected(header.rate);
    const padding = info.frames * header.samples - delay - samples;
    if (padding < 0 || padding > paddingAtMost)
      throw new AudioFileError(
        'mismatch',
        `The encoded file holds ${samples + padding} of ${samples} samples.`,
      );
    frame.writeUIntBE(delay * 4_096 + padding, at + trimAt, 3);
    frame.writeUInt16BE(checksum(frame.subarray(0, at + checksumAt)), at + checksumAt);
    await handle.write(frame, 0, frame.length, start);
    return { rate: header.rate, channels: header.channels, delay, samples };
  } finally {
    await handle.close();
  }
}

/** CRC-16 as LAME has it: polynomial 0x8005, the lowest bit first. */
function checksum(bytes: Uint8Array): number {
  let sum = 0;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xa001 : sum >>> 1;
  }
  return sum;
}

const noTag = () =>
  new AudioFileError('mismatch', 'The encoded file does not say where its sound begins and ends.');
