import type { AudioFormat } from '@kantele/api/audio-tools';
import type { FileWindow } from './file-window.ts';

/** Leading junk accepted before the first frame (padding written by old taggers). */
const junkBytes = 8_192;

interface Frame {
  format: AudioFormat;
  /** Bytes to the next frame. */
  length: number;
  /** What does not change from frame to frame. */
  kind: string;
}

/** Formats that are nothing but frames: two in a row that agree, which text and archives do not reach by chance. */
export async function framesFormat(file: FileWindow, start: number): Promise<AudioFormat | null> {
  const area = await file.peek(start, junkBytes + 8);
  for (let at = 0; at + 8 <= area.length; at++) {
    const first = frameAt(area.subarray(at, at + 8));
    if (first === null) continue;
    const next = await file.peek(start + at + first.length, 8);
    if (next.length < 4) {
      // One single frame, and nothing behind it: only credible at the very beginning.
      if (at === 0 && next.length === 0) return first.format;
      continue;
    }
    const second = next.length < 8 ? null : frameAt(next);
    if (second?.kind !== first.kind) continue;
    if (first.format === 'mp3') return 'mp3';
    // Shorter sync words than that of MP3 need a third witness, unless the file ends there.
    const third = await file.peek(start + at + first.length + second.length, 8);
    if (third.length < 8 || frameAt(third)?.kind === first.kind) return first.format;
  }
  return null;
}

function frameAt(bytes: Buffer): Frame | null {
  if (bytes[0] === 0x0b && bytes[1] === 0x77) return ac3Frame(bytes);
  if (bytes[0] !== 0xff) return null;
  return ((bytes[1] ?? 0) & 0xf6) === 0xf0 ? adtsFrame(bytes) : mpegFrame(bytes.readUInt32BE(0));
}

/** kbit/s by bitrate index: version 1 layers II and III, then versions 2 and 2.5 (ISO 11172-3, 13818-3). */
const bitrates = {
  layer2: [0, 32, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 384, 0],
  layer3: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 0],
  low: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160, 0],
};
const sampleRates = [44_100, 48_000, 32_000];

function mpegFrame(word: number): Frame | null {
  if (word >>> 21 !== 0x7ff) return null;
  const version = (word >>> 19) & 3;
  const layer = (word >>> 17) & 3;
  const rateIndex = (word >>> 10) & 3;
  if (version === 1 || (layer !== 1 && layer !== 2) || rateIndex === 3) return null;
  const table = version !== 3 ? bitrates.low : layer === 2 ? bitrates.layer2 : bitrates.layer3;
  const bitrate = table[(word >>> 12) & 15] ?? 0;
  const rate = (sampleRates[rateIndex] ?? 0) / (version === 3 ? 1 : version === 2 ? 2 : 4);
  if (bitrate === 0 || rate === 0) return null;
  const padding = (word >>> 9) & 1;
  const slots = version === 3 || layer === 2 ? 144 : 72;
  const length = Math.floor((slots * bitrate * 1000) / rate) + padding;
  return { format: layer === 2 ? 'mp2' : 'mp3', length, kind: `mpeg ${version} ${layer} ${rateIndex}` };
}

/** AAC in ADTS frames (ISO 13818-7). */
function adtsFrame(bytes: Buffer): Frame | null {
  const rateIndex = ((bytes[2] ?? 0) >> 2) & 15;
  const length = (((bytes[3] ?? 0) & 3) << 11) | ((bytes[4] ?? 0) << 3) | ((bytes[5] ?? 0) >> 5);
  if (rateIndex > 12 || length < 8) return null;
  const channels = (((bytes[2] ?? 0) & 1) << 2) | ((bytes[3] ?? 0) >> 6);
  return { format: 'aac', length, kind: `adts ${rateIndex} ${channels}` };
}

export const ac3Bitrates = [
  32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 384, 448, 512, 576, 640,
];
export const ac3Rates = [48_000, 44_100, 32_000];

/** AC-3 and E-AC-3 (ETSI TS 102 366). */
function ac3Frame(bytes: Buffer): Frame | null {
  const version = (bytes[5] ?? 0) >> 3;
  const rateIndex = (bytes[4] ?? 0) >> 6;
  if (version > 10 && version <= 16) {
    const length = ((((bytes[2] ?? 0) & 7) << 8) | (bytes[3] ?? 0)) * 2 + 2;
    return { format: 'eac3', length, kind: `eac3 ${rateIndex}` };
  }
  const size = (bytes[4] ?? 0) & 63;
  const bitrate = ac3Bitrates[size >> 1];
  const rate = ac3Rates[rateIndex];
  if (version > 10 || bitrate === undefined || rate === undefined) return null;
  const words = Math.floor((bitrate * 96_000) / rate) + (rate === 44_100 ? size & 1 : 0);
  return { format: 'ac3', length: words * 2, kind: `ac3 ${rateIndex}` };
}
