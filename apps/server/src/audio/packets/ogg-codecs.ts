import { flacHeader, readStreamInfo, streamInfoBytes } from './flac-header.ts';
import { opusSamples } from './opus-toc.ts';
import type { PacketIndex } from './types.ts';
import { readVorbisInfo, readVorbisModes, vorbisInfoBytes } from './vorbis-setup.ts';

/** How one codec is carried in Ogg. */
export interface OggCodec {
  codec: PacketIndex['codec'];
  /** Packets in front of the sound, the first one included; null = as long as `isHeader` says so. */
  headers: number | null;
  isHeader?(packet: Buffer): boolean;
  /** What the headers say, once they are all there; null when the stream cannot be repackaged. */
  open(headers: readonly Buffer[]): OggSound | null;
}

export interface OggSound {
  rate: number;
  channels: number;
  config: Uint8Array;
  /** Samples at the start that granule positions count and that are not played (Opus). */
  preSkip: number;
  /** Samples a packet decodes to, asked in order; null for one that decoders refuse. */
  durationOf(packet: Buffer): number | null;
}

/** Chooses the codec by the first packet of a stream; null for pictures, text, video and other sound codecs. */
export function oggCodec(packet: Buffer): OggCodec | null {
  if (packet.toString('latin1', 0, 7) === '\x01vorbis') return vorbis;
  if (packet.toString('latin1', 0, 8) === 'OpusHead') return opus;
  if (packet.toString('latin1', 0, 5) === '\x7fFLAC') return flac;
  return null;
}

/** A comment header without vendor and comments: the same after a retag. */
const emptyComment = Buffer.from('\x03vorbis\0\0\0\0\0\0\0\0\x01', 'latin1');

const vorbis: OggCodec = {
  codec: 'vorbis',
  headers: 3,
  open: ([identification, , setup]) => {
    if (!identification || !setup) return null;
    const { rate, channels, blocks } = readVorbisInfo(identification);
    const modes = readVorbisModes(setup, channels);
    const modeBits = 32 - Math.clz32(modes.length - 1);
    let before: number | null = null;
    return {
      rate,
      channels,
      config: xiphLacing([identification.subarray(0, vorbisInfoBytes), emptyComment, setup]),
      preSkip: 0,
      durationOf: (packet) => {
        const first = packet[0] ?? 1;
        const long = modes[(first >> 1) & (2 ** modeBits - 1)];
        // The lowest bit is set in headers.
        if ((first & 1) === 1 || long === undefined) return null;
        const block = blocks[long ? 1 : 0];
        // Half of a block overlaps the one before; the first yields nothing.
        const samples = before === null ? 0 : (before + block) / 4;
        before = block;
        return samples;
      },
    };
  },
};

const opus: OggCodec = {
  codec: 'opus',
  headers: 2,
  open: ([head]) => {
    if (!head || head.length < 19 || head.readUInt8(8) > 15) return null;
    const channels = head.readUInt8(9);
    if (channels === 0) return null;
    return {
      rate: 48_000,
      channels,
      config: Uint8Array.from(head),
      preSkip: head.readUInt16LE(10),
      durationOf: (packet) => opusSamples(packet) || null,
    };
  },
};

const flac: OggCodec = {
  codec: 'flac',
  headers: null,
  // Frames begin with the sync code, metadata blocks with their type.
  isHeader: (packet) => packet[0] !== 0xff,
  open: ([first]) => {
    // Name 5, version 2, number of headers 2, "fLaC" 4, block header 4.
    const config = first?.subarray(17, 17 + streamInfoBytes);
    const info = config && readStreamInfo(config);
    if (!config || !info) return null;
    return {
      rate: info.rate,
      channels: info.channels,
      config: Uint8Array.from(config),
      preSkip: 0,
      durationOf: (packet) => flacHeader(packet, 0)?.samples ?? null,
    };
  },
};

/** Number of packets less one, the lengths of all but the last in steps of 255, then the packets. */
function xiphLacing(packets: readonly Uint8Array[]): Uint8Array {
  const lengths = packets
    .slice(0, -1)
    .flatMap(({ length }) => [...Array.from({ length: Math.floor(length / 255) }, () => 255), length % 255]);
  return Uint8Array.from(Buffer.concat([Uint8Array.of(packets.length - 1, ...lengths), ...packets]));
}
