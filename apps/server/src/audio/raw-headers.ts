import type { AudioFormat } from '@kantele/api/audio-tools';
import type { FileWindow } from './file-window.ts';
import { ac3Bitrates, ac3Rates } from './sniff-frames.ts';

/** What the header of a file says of its sound. */
export interface SoundHeader {
  codec: string | null;
  seconds: number | null;
  sampleRate: number | null;
  channels: number | null;
}

/** Headers of formats the tag library does not know; null for all others. */
export async function readSoundHeader(file: FileWindow, format: AudioFormat): Promise<SoundHeader | null> {
  const head = await file.peek(0, 64);
  if (head.length < 32) return null;
  switch (format) {
    case 'au':
      return auHeader(head, file.size);
    case 'caf':
      return cafHeader(head);
    case 'tta':
      return ttaHeader(head);
    case 'ac3':
      return ac3Header(head, file.size);
    default:
      return null;
  }
}

/** Bytes of a sample by encoding of Sun audio. */
const auBytes: Record<number, number> = { 1: 1, 2: 1, 3: 2, 4: 3, 5: 4, 6: 4, 7: 8, 27: 1 };

function auHeader(head: Buffer, size: number): SoundHeader {
  const [offset, encoding, sampleRate, channels] = [4, 12, 16, 20].map((at) => head.readUInt32BE(at));
  const bytes = auBytes[encoding ?? 0];
  const frame = (bytes ?? 0) * (channels ?? 0) * (sampleRate ?? 0);
  const seconds = frame > 0 ? (size - (offset ?? 0)) / frame : null;
  return { codec: 'pcm', seconds, sampleRate: sampleRate ?? null, channels: channels ?? null };
}

const cafCodecs: Record<string, string> = {
  lpcm: 'pcm',
  ulaw: 'pcm',
  alaw: 'pcm',
  alac: 'alac',
  'aac ': 'aac',
  aach: 'aac',
  aacp: 'aac',
  '.mp3': 'mp3',
  opus: 'opus',
  flac: 'flac',
  ima4: 'adpcm_ima_qt',
};

/** The description always comes first: rate, format, flags, bytes and frames a packet, channels. */
function cafHeader(head: Buffer): SoundHeader | null {
  if (head.toString('latin1', 8, 12) !== 'desc' || head.length < 52) return null;
  const codec = cafCodecs[head.toString('latin1', 28, 32)] ?? null;
  return { codec, seconds: null, sampleRate: head.readDoubleBE(20), channels: head.readUInt32BE(44) };
}

function ttaHeader(head: Buffer): SoundHeader | null {
  if (!head.toString('latin1', 0, 4).startsWith('TTA1')) return null;
  const sampleRate = head.readUInt32LE(10);
  const seconds = sampleRate > 0 ? head.readUInt32LE(14) / sampleRate : null;
  return { codec: 'tta', seconds, sampleRate, channels: head.readUInt16LE(6) };
}

/** All frames of AC-3 are as long as the first, so the size of the file tells its length. */
function ac3Header(head: Buffer, size: number): SoundHeader | null {
  const bitrate = ac3Bitrates[(head.readUInt8(4) & 63) >> 1];
  const sampleRate = ac3Rates[head.readUInt8(4) >> 6];
  if (head.readUInt16BE(0) !== 0x0b77 || bitrate === undefined || sampleRate === undefined) return null;
  return { codec: 'ac3', seconds: (size * 8) / (bitrate * 1000), sampleRate, channels: null };
}
