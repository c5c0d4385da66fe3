import { AudioFileError } from '@kantele/api/audio-tools';

/** Rate and channels of the PCM that ffmpeg writes. */
export interface PcmFormat {
  rate: number;
  channels: number;
}

/** A WAV header ffmpeg writes in front of PCM has under 200 bytes. */
const headerLimit = 4_096;

/**
 * Takes a WAV stream from a pipe: the header tells rate and channels (so nothing need be known of the source
 * beforehand), all behind it is PCM. The sizes in the header are meaningless on a pipe and ignored.
 */
export class WavPipe {
  private readonly onFormat: (format: PcmFormat) => void;
  private readonly onPcm: (pcm: Buffer) => void;
  private header: Buffer | null = Buffer.alloc(0);

  constructor(onFormat: (format: PcmFormat) => void, onPcm: (pcm: Buffer) => void) {
    this.onFormat = onFormat;
    this.onPcm = onPcm;
  }

  push(chunk: Buffer): void {
    if (this.header === null) {
      this.onPcm(chunk);
      return;
    }
    const bytes = Buffer.concat([this.header, chunk]);
    const found = parse(bytes);
    if (found === null) {
      if (bytes.length > headerLimit) throw new AudioFileError('broken', 'The decoder gave no usable sound.');
      this.header = bytes;
      return;
    }
    this.header = null;
    this.onFormat(found.format);
    if (found.dataAt < bytes.length) this.onPcm(bytes.subarray(found.dataAt));
  }
}

function parse(bytes: Buffer): { format: PcmFormat; dataAt: number } | null {
  let format: PcmFormat | null = null;
  let at = 12;
  while (at + 8 <= bytes.length) {
    const id = bytes.toString('latin1', at, at + 4);
    if (id === 'data') return format && { format, dataAt: at + 8 };
    if (id === 'fmt ' && at + 16 <= bytes.length) {
      format = { channels: bytes.readUInt16LE(at + 10), rate: bytes.readUInt32LE(at + 12) };
    }
    const size = bytes.readUInt32LE(at + 4);
    at += 8 + size + (size % 2);
  }
  return null;
}
