import type { Mp3Header } from './mp3-header.ts';

/**
 * Samples by which every layer III decoder is late: 528 of the filter banks and 1 of the MDCT overlap, as LAME counts
 * them. Decoders (ffmpeg among them) drop this many more than the encoder's own delay.
 */
export const decoderDelay = 529;

/** What a Xing, Info or VBRI frame says; such a frame holds no sound. */
export interface Mp3Info {
  /** Frames of sound, null when not stated. */
  frames: number | null;
  /** Encoder delay and padding in samples, as LAME and Lavc write them; null when the tag has no such field. */
  trim: { delay: number; padding: number } | null;
}

/** Reads the information frame at the start of an MP3 stream; null for a frame of sound. */
export function readMp3Info(frame: Buffer, header: Mp3Header): Mp3Info | null {
  // VBRI stands 32 bytes behind the header whatever the side information: 10 bytes, then size and frames.
  if (frame.length >= 36 + 18 && frame.toString('latin1', 36, 40) === 'VBRI')
    return { frames: frame.readUInt32BE(36 + 14), trim: null };
  for (const at of [4 + header.sideInfo, 6 + header.sideInfo]) {
    const name = frame.length >= at + 8 ? frame.toString('latin1', at, at + 4) : '';
    if (name === 'Xing' || name === 'Info') return readXing(frame, at);
  }
  return null;
}

function readXing(frame: Buffer, start: number): Mp3Info {
  const flags = frame.readUInt32BE(start + 4);
  let at = start + 8;
  const frames = flags & 1 && frame.length >= at + 4 ? frame.readUInt32BE(at) : null;
  // Optional fields: frames, bytes, table of contents, quality.
  at += (flags & 1 ? 4 : 0) + (flags & 2 ? 4 : 0) + (flags & 4 ? 100 : 0) + (flags & 8 ? 4 : 0);
  // The LAME extension: 9 bytes of encoder name, delay and padding 21 bytes in, 12 bits each.
  if (frame.length < at + 24) return { frames, trim: null };
  const trim = frame.readUIntBE(at + 21, 3);
  const named = /^[ -~]{4}/.test(frame.toString('latin1', at, at + 4));
  return { frames, trim: named ? { delay: trim >>> 12, padding: trim & 4095 } : null };
}
