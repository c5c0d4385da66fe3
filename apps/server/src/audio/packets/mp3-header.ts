/** kbit/s of MPEG layer III by bitrate index: version 1, then versions 2 and 2.5 (ISO 11172-3, 13818-3). */
const bitrates: readonly (readonly number[])[] = [
  [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 0],
  [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160, 0],
];
/** Hz by rate index for version 1; versions 2 and 2.5 have a half and a quarter. */
const sampleRates: readonly number[] = [44_100, 48_000, 32_000, 0];
/** Header bits that stay the same in a stream: sync word, version, layer, sample rate. */
const kindMask = 0xfffe_0c00;

export interface Mp3Header {
  /** Equal for frames of one stream. */
  kind: number;
  /** Bytes, header included. */
  length: number;
  rate: number;
  channels: number;
  /** Samples per frame: 1152 in MPEG-1, 576 in MPEG-2 and 2.5. */
  samples: number;
  /** Bytes of side information behind the header. */
  sideInfo: number;
}

/** Reads the 32-bit header of a layer III frame; null for anything else, free format included. */
export function mp3Header(word: number): Mp3Header | null {
  if (word >>> 21 !== 0x7ff) return null;
  const version = (word >>> 19) & 3;
  const layer = (word >>> 17) & 3;
  if (version === 1 || layer !== 1) return null;
  const first = version === 3;
  const rate = (sampleRates[(word >>> 10) & 3] ?? 0) / (first ? 1 : version === 2 ? 2 : 4);
  const bitrate = bitrates[first ? 0 : 1]?.[(word >>> 12) & 15] ?? 0;
  // Emphasis 2 is reserved.
  if (rate === 0 || bitrate === 0 || (word & 3) === 2) return null;
  const mono = ((word >>> 6) & 3) === 3;
  return {
    kind: (word & kindMask) >>> 0,
    length: Math.floor(((first ? 144 : 72) * bitrate * 1000) / rate) + ((word >>> 9) & 1),
    rate,
    channels: mono ? 1 : 2,
    samples: first ? 1152 : 576,
    sideInfo: first ? (mono ? 17 : 32) : mono ? 9 : 17,
  };
}
