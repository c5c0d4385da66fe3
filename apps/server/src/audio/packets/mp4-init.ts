import { box, fullBox, u8, u16, u32 } from './box-writer.ts';
import type { PacketIndex } from './types.ts';

/** The unity matrix of `mvhd` and `tkhd`. */
const matrix = u32(0x1_0000, 0, 0, 0, 0x1_0000, 0, 0, 0, 0x4000_0000);
const trackId = 1;
/** Object type of MPEG-1 audio (ISO 14496-1 table 5); MPEG-2 audio has 0x69. */
const objectTypes = { aac: 0x40, mpeg1: 0x6b, mpeg2: 0x69 };

/** `ftyp` and `moov` of a fragmented file with one sound track, without an edit list. */
export function mp4Init(index: PacketIndex): Buffer {
  const { rate } = index;
  const mvhd = fullBox(
    'mvhd',
    0,
    0,
    u32(0, 0, rate, 0, 0x1_0000),
    u16(0x100, 0),
    u32(0, 0),
    matrix,
    u32(0, 0, 0, 0, 0, 0, 2),
  );
  // Flags: enabled, in movie.
  const tkhd = fullBox('tkhd', 0, 3, u32(0, 0, trackId, 0, 0, 0, 0), u16(0, 0, 0x100, 0), matrix, u32(0, 0));
  // Language "und", three letters of five bits.
  const mdhd = fullBox('mdhd', 0, 0, u32(0, 0, rate, 0), u16(0x55c4, 0));
  const hdlr = fullBox('hdlr', 0, 0, u32(0), Buffer.from('soun'), u32(0, 0, 0), u8(0));
  const dinf = box('dinf', fullBox('dref', 0, 0, u32(1), fullBox('url ', 0, 1)));
  const stbl = box(
    'stbl',
    fullBox('stsd', 0, 0, u32(1), sampleEntry(index)),
    fullBox('stts', 0, 0, u32(0)),
    fullBox('stsc', 0, 0, u32(0)),
    fullBox('stsz', 0, 0, u32(0, 0)),
    fullBox('stco', 0, 0, u32(0)),
  );
  const minf = box('minf', fullBox('smhd', 0, 0, u32(0)), dinf, stbl);
  const trak = box('trak', tkhd, box('mdia', mdhd, hdlr, minf));
  const duration = typeof index.durations === 'number' ? index.durations : 0;
  // Sample flags: depends on no other sample.
  const trex = fullBox('trex', 0, 0, u32(trackId, 1, duration, 0, 0x0200_0000));
  return Buffer.concat([
    box('ftyp', Buffer.from('iso5'), u32(512), Buffer.from('iso5iso6mp41')),
    box('moov', mvhd, trak, box('mvex', trex)),
  ]);
}

function sampleEntry(index: PacketIndex): Buffer {
  const { codec, channels, rate } = index;
  const make = (type: string, bits: number, ...inner: Buffer[]): Buffer =>
    // 6 reserved bytes, data reference 1, 8 reserved bytes, channels, bits, rate as 16.16 (0 when it does not fit).
    box(type, u16(0, 0, 0, 1), u32(0, 0), u16(channels, bits, 0, 0, rate > 0xffff ? 0 : rate, 0), ...inner);
  if (codec === 'flac') return make('fLaC', bitsOf(index.config), dfla(index.config));
  if (codec === 'opus') return make('Opus', 16, dops(index.config));
  const mpeg = rate >= 32_000 ? objectTypes.mpeg1 : objectTypes.mpeg2;
  return make('mp4a', 16, esds(codec === 'aac' ? objectTypes.aac : mpeg, index.config));
}

/** Bits a sample, less one, begin in the last bit of byte 12 of STREAMINFO. */
const bitsOf = (streamInfo: Uint8Array): number =>
  ((((streamInfo[12] ?? 0) & 1) << 4) | ((streamInfo[13] ?? 0) >> 4)) + 1;

/** One metadata block: STREAMINFO, marked as the last. */
const dfla = (streamInfo: Uint8Array): Buffer =>
  fullBox('dfLa', 0, 0, u8(0x80, 0, 0, streamInfo.length), streamInfo);

/** OpusHead in big-endian order, with a PreSkip of 0: the player trims. The gain stays, decoders apply it. */
function dops(head: Uint8Array): Buffer {
  const view = Buffer.from(head);
  const mapping = view.subarray(18);
  const fields = Buffer.alloc(11);
  fields.writeUInt8(view.readUInt8(9), 1);
  fields.writeUInt32BE(view.readUInt32LE(12), 4);
  fields.writeInt16BE(view.readInt16LE(16), 8);
  return box('dOps', fields.subarray(0, 10), mapping);
}

/** Descriptors of ISO 14496-1: ES (3), decoder configuration (4), specific information (5), SL (6). */
function esds(objectType: number, config: Uint8Array): Buffer {
  const descriptor = (tag: number, ...parts: Uint8Array[]): Buffer => {
    const body = Buffer.concat(parts);
    return Buffer.concat([u8(tag, body.length), body]);
  };
  const specific = config.length > 0 ? descriptor(5, config) : new Uint8Array();
  // Stream type 5 is audio; buffer size and bit rates are not stated.
  const decoder = descriptor(4, u8(objectType, 0x15, 0, 0, 0), u32(0, 0), specific);
  return fullBox('esds', 0, 0, descriptor(3, u16(0), u8(0), decoder, descriptor(6, u8(2))));
}
