import { open } from 'node:fs/promises';
import { AudioFileError, type AudioFormat } from '@kantele/api/audio-tools';
import { FileWindow } from './file-window.ts';

/** Bytes that recognising a file may read. */
const readBudget = 4 * 1024 * 1024;
/** Leading junk accepted before the first MPEG frame (padding written by old taggers). */
const junkBytes = 8_192;
const boxLimit = 200;

/**
 * Tells the format of a file from its content; the name plays no part.
 *
 * @throws AudioFileError('unsupported') for anything that is no accepted audio file, 'empty' for 0 bytes
 */
export async function sniffFile(path: string): Promise<AudioFormat> {
  const handle = await open(path, 'r');
  try {
    const stat = await handle.stat();
    if (!stat.isFile()) throw new AudioFileError('unsupported', 'This is not a file.');
    return await sniff(new FileWindow(handle, stat.size, readBudget));
  } finally {
    await handle.close();
  }
}

/** The same on an open file. */
export async function sniff(file: FileWindow): Promise<AudioFormat> {
  if (file.size === 0) throw new AudioFileError('empty', 'The file is empty.');
  const format = await recognise(file).catch((error: unknown) => {
    if (error instanceof RangeError) return null;
    throw error;
  });
  if (format === null) throw new AudioFileError('unsupported', 'This file type is not allowed.');
  return format;
}

async function recognise(file: FileWindow): Promise<AudioFormat | null> {
  const start = await skipId3(file);
  const head = await file.peek(start, 64);
  const magic = head.toString('latin1');
  if (magic.startsWith('fLaC')) return 'flac';
  if (start === 0) {
    if (magic.startsWith('OggS')) return oggFormat(await file.peek(0, 4_096));
    if (/^(RIFF|RF64)....WAVE/s.test(magic)) return 'wav';
    if (/^FORM....AIF[FC]/s.test(magic)) return 'aiff';
    if (magic.slice(4, 8) === 'ftyp') return (await hasSoundTrack(file)) ? 'm4a' : null;
  }
  return (await hasMpegFrames(file, start)) ? 'mp3' : null;
}

/** Position behind the ID3v2 tags at the start (some files carry several). */
async function skipId3(file: FileWindow): Promise<number> {
  let at = 0;
  for (let tags = 0; tags < 8; tags++) {
    const head = await file.peek(at, 10);
    const sizes = head.subarray(6, 10);
    if (head.length < 10 || head.toString('latin1', 0, 3) !== 'ID3' || sizes.some((byte) => byte > 127))
      break;
    const size = sizes.reduce((sum, byte) => sum * 128 + byte, 0);
    const footer = (head.readUInt8(5) & 0x10) === 0 ? 0 : 10;
    at += 10 + size + footer;
  }
  return at;
}

/** The codec of the first logical stream is named at the start of its first page. */
function oggFormat(page: Buffer): AudioFormat | null {
  const segments = page.length > 27 ? page.readUInt8(26) : 0;
  const name = page.toString('latin1', 27 + segments, 27 + segments + 8);
  if (name === 'OpusHead') return 'opus';
  if (name.startsWith('\u0001vorbis') || name.startsWith('\u007fFLAC')) return 'ogg';
  return null;
}

/** Looks for a sound track in an MP4 file: video alone, pictures (HEIC, AVIF) and 3D files have none. */
async function hasSoundTrack(file: FileWindow): Promise<boolean> {
  let boxes = 0;
  const search = async (from: number, to: number): Promise<boolean> => {
    let at = from;
    while (at + 8 <= to && boxes++ < boxLimit) {
      const head = await file.peek(at, 16);
      if (head.length < 8) return false;
      let size = head.readUInt32BE(0);
      let header = 8;
      if (size === 1 && head.length === 16) {
        size = Number(head.readBigUInt64BE(8));
        header = 16;
      }
      if (size === 0) size = to - at;
      if (size < header) return false;
      const type = head.toString('latin1', 4, 8);
      const end = Math.min(to, at + size);
      if (type === 'hdlr') {
        const handler = await file.peek(at + header + 8, 4);
        if (handler.toString('latin1') === 'soun') return true;
      } else if (type === 'moov' || type === 'trak' || type === 'mdia') {
        if (await search(at + header, end)) return true;
      }
      at += size;
    }
    return false;
  };
  return search(0, file.size);
}

/** kbit/s of MPEG layer III by bitrate index: version 1, then versions 2 and 2.5 (ISO 11172-3, 13818-3). */
const bitrates: readonly (readonly number[])[] = [
  [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 0],
  [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160, 0],
];
const sampleRates = [44_100, 48_000, 32_000];

/** Two frames in a row that agree make an MP3; text and archives do not reach that by chance. */
async function hasMpegFrames(file: FileWindow, start: number): Promise<boolean> {
  const area = await file.peek(start, junkBytes + 4);
  for (let at = 0; at + 4 <= area.length; at++) {
    if (area[at] !== 0xff) continue;
    const first = mpegFrame(area.readUInt32BE(at));
    if (first === null) continue;
    const next = await file.peek(start + at + first.length, 4);
    if (next.length < 4) {
      // One single frame, and nothing behind it: only credible at the very beginning.
      if (at === 0 && next.length === 0) return true;
      continue;
    }
    const second = mpegFrame(next.readUInt32BE(0));
    if (second !== null && second.kind === first.kind) return true;
  }
  return false;
}

function mpegFrame(word: number): { length: number; kind: number } | null {
  if (word >>> 21 !== 0x7ff) return null;
  const version = (word >>> 19) & 3;
  const layer = (word >>> 17) & 3;
  const rateIndex = (word >>> 10) & 3;
  if (version === 1 || layer !== 1 || rateIndex === 3) return null;
  const bitrate = bitrates[version === 3 ? 0 : 1]?.[(word >>> 12) & 15] ?? 0;
  const rate = (sampleRates[rateIndex] ?? 0) / (version === 3 ? 1 : version === 2 ? 2 : 4);
  if (bitrate === 0 || rate === 0) return null;
  const padding = (word >>> 9) & 1;
  const length = Math.floor(((version === 3 ? 144 : 72) * bitrate * 1000) / rate) + padding;
  return { length, kind: (version << 4) | rateIndex };
}
