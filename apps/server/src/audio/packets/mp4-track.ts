import { type Box, boxes, find } from '../fmp4.ts';
import { plainAac } from './aac-config.ts';
import { readStreamInfo, streamInfoBytes } from './flac-header.ts';
import { Fields } from './iso-boxes.ts';
import { type ITunesGapless, parseITunesGapless } from './itunes-gapless.ts';

/** The first sound track of an MP4 file. Times in `mediaScale` units a second unless said otherwise. */
export interface Mp4Track {
  id: number;
  codec: 'aac' | 'flac' | 'opus';
  config: Uint8Array;
  rate: number;
  channels: number;
  mediaScale: number;
  movieScale: number;
  /** The part of the media that is played: start, and length in `movieScale` units (0 = to the end). */
  edit: { start: number; length: number } | null;
  itunes: ITunesGapless | null;
  /** The box of sample tables, in the `moov` buffer. */
  tables: Box;
  /** Defaults of fragments (`trex`). */
  defaults: { duration: number; size: number };
}

/** Reads the first sound track; null when it has no codec that can be repackaged, or an edit that cannot be kept. */
export function readMp4Track(moov: Buffer): Mp4Track | null {
  const trak = find(moov, ['moov', 'trak']).find((box) => handlerOf(moov, box) === 'soun');
  if (!trak) return null;
  const inside = (...path: string[]): Box | undefined => find(moov, path, trak.body, trak.end)[0];
  const [tkhd, mdhd, tables] = [inside('tkhd'), inside('mdia', 'mdhd'), inside('mdia', 'minf', 'stbl')];
  const mvhd = find(moov, ['moov', 'mvhd'])[0];
  const stsd = inside('mdia', 'minf', 'stbl', 'stsd');
  if (!tkhd || !mdhd || !tables || !mvhd || !stsd) return null;
  const entry = readSampleEntry(moov, stsd);
  const mediaScale = timeScaleOf(moov, mdhd);
  const movieScale = timeScaleOf(moov, mvhd);
  const elst = inside('edts', 'elst');
  const edit = elst ? readEdit(moov, elst) : null;
  if (!entry || mediaScale === 0 || movieScale === 0 || edit === 'unusable') return null;
  const id = moov.readUInt32BE(tkhd.body + (moov.readUInt8(tkhd.body) === 1 ? 20 : 12));
  const trex = find(moov, ['moov', 'mvex', 'trex']).find(
    (box) => new Fields(moov, box.body + 4, box.end).u32() === id,
  );
  const fields = trex ? new Fields(moov, trex.body + 12, trex.end) : null;
  return {
    ...entry,
    id,
    mediaScale,
    movieScale,
    edit,
    itunes: readITunes(moov),
    tables,
    defaults: { duration: fields?.u32() ?? 0, size: fields?.u32() ?? 0 },
  };
}

function handlerOf(moov: Buffer, trak: Box): string {
  const hdlr = find(moov, ['mdia', 'hdlr'], trak.body, trak.end)[0];
  return hdlr ? moov.toString('latin1', hdlr.body + 8, hdlr.body + 12) : '';
}

/** `mdhd` and `mvhd` have the same start: version, two dates, time scale. */
function timeScaleOf(moov: Buffer, box: Box): number {
  const fields = new Fields(moov, box.body, box.end);
  fields.skip(moov.readUInt8(box.body) === 1 ? 20 : 12);
  return fields.u32();
}

type Entry = Pick<Mp4Track, 'codec' | 'config' | 'rate' | 'channels'>;

function readSampleEntry(moov: Buffer, stsd: Box): Entry | null {
  const entries = boxes(moov, stsd.body + 8, stsd.end);
  const [entry] = entries;
  if (!entry || entries.length !== 1) return null;
  // AudioSampleEntry has 28 bytes; QuickTime's versions 1 and 2 have more.
  const version = new Fields(moov, entry.body + 8, entry.end).u16();
  const extra = version === 1 ? 16 : version === 2 ? 36 : 0;
  const inner = boxes(moov, entry.body + 28 + extra, entry.end);
  // QuickTime files keep the descriptor one level deeper.
  const wave = inner.find(({ type }) => type === 'wave');
  const all = wave ? [...inner, ...boxes(moov, wave.body, wave.end)] : inner;
  const box = (type: string): Box | undefined => all.find((one) => one.type === type);
  const [esds, dfla, dops] = [box('esds'), box('dfLa'), box('dOps')];
  if (entry.type === 'mp4a' && esds) return aacEntry(readDecoderConfig(moov, esds));
  if (entry.type === 'fLaC' && dfla) return flacEntry(moov.subarray(dfla.body + 4, dfla.end));
  if (entry.type === 'Opus' && dops) return opusEntry(moov.subarray(dops.body, dops.end));
  return null;
}

function aacEntry(config: Uint8Array | null): Entry | null {
  const sound = config && plainAac(config);
  return sound ? { codec: 'aac', config, ...sound } : null;
}

/** dfLa holds metadata blocks with their headers of 4 bytes, STREAMINFO first. */
function flacEntry(blocks: Buffer): Entry | null {
  const config = blocks.subarray(4, 4 + streamInfoBytes);
  const info = readStreamInfo(config);
  return info && { codec: 'flac', config: Uint8Array.from(config), rate: info.rate, channels: info.channels };
}

/** dOps is OpusHead without its name, in the other byte order, version 0 instead of 1. */
function opusEntry(dops: Buffer): Entry | null {
  if (dops.length < 11 || dops.readUInt8(0) !== 0) return null;
  const head = Buffer.concat([Buffer.from('OpusHead'), dops]);
  head.writeUInt8(1, 8);
  head.writeUInt16LE(dops.readUInt16BE(2), 10);
  head.writeUInt32LE(dops.readUInt32BE(4), 12);
  head.writeInt16LE(dops.readInt16BE(8), 16);
  return { codec: 'opus', config: Uint8Array.from(head), rate: 48_000, channels: dops.readUInt8(1) };
}

/** Object types that are AAC: MPEG-4, and the low complexity profile of MPEG-2 (ISO 14496-1 table 5). */
const aacObjectTypes = [0x40, 0x67];

/** The AudioSpecificConfig of an `esds` box: descriptors of a tag, a length in groups of 7 bits, contents. */
function readDecoderConfig(moov: Buffer, esds: Box): Uint8Array | null {
  const fields = new Fields(moov, esds.body + 4, esds.end);
  const open = (tag: number): number | null => {
    if (fields.u8() !== tag) return null;
    let length = 0;
    for (let i = 0; i < 4; i++) {
      const byte = fields.u8();
      length = length * 128 + (byte & 127);
      if (byte < 128) break;
    }
    return length;
  };
  if (open(3) === null) return null;
  fields.skip(2);
  const flags = fields.u8();
  if (flags & 0x80) fields.skip(2);
  if (flags & 0x40) fields.skip(fields.u8());
  if (flags & 0x20) fields.skip(2);
  if (open(4) === null || !aacObjectTypes.includes(fields.u8())) return null;
  fields.skip(12);
  const length = open(5);
  return length === null || length > 64 ? null : fields.bytes(length);
}

/** The one edit that plays media; an empty edit in front of it is silence, which is left out. */
function readEdit(moov: Buffer, elst: Box): Mp4Track['edit'] | 'unusable' {
  const fields = new Fields(moov, elst.body, elst.end);
  const long = fields.u8() === 1;
  fields.skip(3);
  const count = fields.u32();
  const edits: { start: number; length: number }[] = [];
  for (let i = 0; i < count && fields.left >= 12; i++) {
    const length = long ? fields.u64() : fields.u32();
    const start = fields.signed(long);
    fields.skip(4);
    if (start >= 0) edits.push({ start, length });
    if (edits.length > 1) return 'unusable';
  }
  return edits[0] ?? null;
}

function readITunes(moov: Buffer): ITunesGapless | null {
  // `meta` has version and flags in front of its boxes.
  for (const meta of find(moov, ['moov', 'udta', 'meta']))
    for (const item of find(moov, ['ilst', '----'], meta.body + 4, meta.end)) {
      const name = find(moov, ['name'], item.body, item.end)[0];
      const data = find(moov, ['data'], item.body, item.end)[0];
      if (name && data && moov.toString('latin1', name.body + 4, name.end) === 'iTunSMPB')
        return parseITunesGapless(moov.toString('latin1', data.body + 8, data.end));
    }
  return null;
}
