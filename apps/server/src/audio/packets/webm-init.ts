import { element, float, open, size8, text, unsigned } from './ebml.ts';
import type { PacketIndex } from './types.ts';

/** Element IDs of Matroska (RFC 9559). */
const ids = {
  ebml: 0x1a45dfa3,
  ebmlVersion: 0x4286,
  ebmlReadVersion: 0x42f7,
  ebmlMaxIdLength: 0x42f2,
  ebmlMaxSizeLength: 0x42f3,
  docType: 0x4282,
  docTypeVersion: 0x4287,
  docTypeReadVersion: 0x4285,
  segment: 0x18538067,
  info: 0x1549a966,
  timestampScale: 0x2ad7b1,
  muxingApp: 0x4d80,
  writingApp: 0x5741,
  tracks: 0x1654ae6b,
  trackEntry: 0xae,
  trackNumber: 0xd7,
  trackUid: 0x73c5,
  trackType: 0x83,
  flagLacing: 0x9c,
  codecId: 0x86,
  codecPrivate: 0x63a2,
  audio: 0xe1,
  samplingFrequency: 0xb5,
  channels: 0x9f,
};

/** Everything in front of the first cluster: EBML header, start of the Segment, Info, Tracks. No CodecDelay, no Duration. */
export function webmInit(index: PacketIndex, tickNanoseconds: number, clusterBytes: number): Buffer {
  const head = element(
    ids.ebml,
    unsigned(ids.ebmlVersion, 1),
    unsigned(ids.ebmlReadVersion, 1),
    unsigned(ids.ebmlMaxIdLength, 4),
    unsigned(ids.ebmlMaxSizeLength, 8),
    text(ids.docType, 'webm'),
    unsigned(ids.docTypeVersion, 4),
    unsigned(ids.docTypeReadVersion, 2),
  );
  const info = element(
    ids.info,
    unsigned(ids.timestampScale, tickNanoseconds),
    text(ids.muxingApp, 'Kantele'),
    text(ids.writingApp, 'Kantele'),
  );
  const entry = element(
    ids.trackEntry,
    unsigned(ids.trackNumber, 1),
    unsigned(ids.trackUid, 1),
    unsigned(ids.trackType, 2),
    unsigned(ids.flagLacing, 0),
    text(ids.codecId, index.codec === 'opus' ? 'A_OPUS' : 'A_VORBIS'),
    element(ids.codecPrivate, codecPrivate(index)),
    element(ids.audio, float(ids.samplingFrequency, index.rate), unsigned(ids.channels, index.channels)),
  );
  const tracks = element(ids.tracks, entry);
  const segment = open(ids.segment, size8(info.length + tracks.length + clusterBytes));
  return Buffer.concat([head, segment, info, tracks]);
}

/** OpusHead with a pre-skip of 0, because the player trims; Vorbis headers with the packet hash as the vendor's name. */
function codecPrivate({ codec, config, packetHash }: PacketIndex): Uint8Array {
  if (codec === 'vorbis') return namedVorbis(Buffer.from(config), packetHash);
  const head = Buffer.from(config);
  head.writeUInt16LE(0, 10);
  return head;
}

/**
 * A vendor's name that no other track has makes browsers start the decoder anew for each track; else it overlaps the
 * last block of one track with the first of the next, which Chromium plays as up to 2,048 samples too many.
 */
function namedVorbis(config: Buffer, name: string): Buffer {
  // Xiph lacing: 2, the length of the identification header, the length of the comment header (both below 255).
  const head = 3 + (config[1] ?? 0);
  const vendor = Buffer.from(name);
  const comment = Buffer.concat([
    Buffer.from('\x03vorbis', 'latin1'),
    Uint8Array.of(vendor.length, 0, 0, 0),
    vendor,
    Uint8Array.of(0, 0, 0, 0, 1),
  ]);
  const lacing = Uint8Array.of(2, head - 3, comment.length);
  return Buffer.concat([lacing, config.subarray(3, head), comment, config.subarray(head + (config[2] ?? 0))]);
}
