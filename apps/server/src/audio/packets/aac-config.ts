import { AudioFileError } from '@kantele/api/audio-tools';
import { BitReader } from './bits.ts';

/** Hz by sampling frequency index (ISO 14496-3 table 1.18). */
const rates = [
  96_000, 88_200, 64_000, 48_000, 44_100, 32_000, 24_000, 22_050, 16_000, 12_000, 11_025, 8_000, 7_350,
];
/** Speakers by channel configuration; 0 = described in the stream, which is not supported. */
const channelCounts = [0, 1, 2, 3, 4, 5, 6, 8];
const lowComplexity = 2;
/** Sync word of a backward compatible SBR signal behind the configuration. */
const extensionSync = 0x2b7;
const spectralBandReplication = 5;
/** Up to this rate a decoder looks for SBR that nothing signals. */
const implicitSbrRate = 24_000;

/** Samples of one AAC-LC packet. */
export const aacFrame = 1024;

/**
 * Rate and channels of an AudioSpecificConfig. Null unless it is AAC-LC with 1024 samples a packet that provably has no
 * spectral band replication: decoders differ in the rate and delay they give to HE-AAC.
 */
export function plainAac(config: Uint8Array): { rate: number; channels: number } | null {
  try {
    const bits = new BitReader(config);
    if (bits.read(5) !== lowComplexity) return null;
    const rateIndex = bits.read(4);
    const rate = rateIndex === 15 ? bits.read(24) : (rates[rateIndex] ?? 0);
    const channels = channelCounts[bits.read(4)] ?? 0;
    const shortFrame = bits.read(1) === 1;
    const coreCoder = bits.read(1) === 1;
    const extension = bits.read(1) === 1;
    if (rate === 0 || channels === 0 || shortFrame || coreCoder || extension) return null;
    const signalled = signalsSbr(bits);
    if (signalled === true || (signalled === null && rate <= implicitSbrRate)) return null;
    return { rate, channels };
  } catch (error) {
    if (error instanceof AudioFileError) return null;
    throw error;
  }
}

/** Whether the extension behind the configuration says that there is SBR; null when it says nothing. */
function signalsSbr(bits: BitReader): boolean | null {
  if (bits.left < 17 || bits.read(11) !== extensionSync) return null;
  if (bits.read(5) !== spectralBandReplication) return null;
  return bits.read(1) === 1;
}

/** The AudioSpecificConfig of an ADTS stream: profile is the object type less one. */
export function adtsConfig(profile: number, rateIndex: number, channelConfig: number): Uint8Array {
  const word = ((profile + 1) << 11) | (rateIndex << 7) | (channelConfig << 3);
  return Uint8Array.of(word >> 8, word & 255);
}
