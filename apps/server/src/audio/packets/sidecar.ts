import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { broken } from './failure.ts';
import { packetLimit } from './packet-collector.ts';
import type { PacketIndex } from './types.ts';
import { VarintReader, VarintWriter } from './varint.ts';

/** First bytes of a sidecar; the last is the version of the layout. */
const magic = Uint8Array.of(0x4b, 0x50, 0x49, 1);
const codecs = ['mp3', 'aac', 'flac', 'vorbis', 'opus'] as const;
/** Twelve numbers of at most four bytes for each packet. */
const inflatedLimit = packetLimit * 48;
const hashBytes = 32;

/** Packs an index into a compressed form: usually below 0.5 % of the file, never above 2 % for usual bit rates. */
export function encodeIndex(index: PacketIndex): Uint8Array {
  // Sizes of neighbours are alike at high bit rates; at low ones plain sizes compress better.
  const [one, other] = [encode(index, true), encode(index, false)];
  return one.length <= other.length ? one : other;
}

function encode(index: PacketIndex, differences: boolean): Uint8Array {
  const out = new VarintWriter();
  out.number(codecs.indexOf(index.codec));
  for (const value of [index.rate, index.channels, index.delay, index.samples, index.fileSize])
    out.number(value);
  out.bytes(index.config);
  out.bytes(Buffer.from(index.packetHash, 'hex'));
  out.bytes(Buffer.from(index.damage ?? ''));
  out.number(index.sizes.length);
  if (typeof index.durations === 'number') {
    out.number(1);
    out.number(index.durations);
  } else {
    out.number(0);
    writeDifferences(out, index.durations);
  }
  out.number(differences ? 1 : 0);
  if (differences) writeDifferences(out, index.sizes);
  else for (const size of index.sizes) out.number(size);
  writeSpans(out, index);
  return Buffer.concat([magic, deflateRawSync(out.done(), { level: 9 })]);
}

/** @throws AudioFileError('broken') when the bytes are no index this version wrote */
export function decodeIndex(data: Uint8Array): PacketIndex {
  if (magic.some((byte, i) => data[i] !== byte)) throw broken('This is no packet index of this version.');
  const input = new VarintReader(inflate(data.subarray(magic.length)));
  const codec = codecs[input.number()];
  const [rate, channels, delay, samples, fileSize] = [
    input.number(),
    input.number(),
    input.number(),
    input.number(),
    input.number(),
  ];
  const config = Uint8Array.from(input.bytes());
  const hash = input.bytes();
  const damage = Buffer.from(input.bytes()).toString() || null;
  const count = input.number();
  if (!codec || rate === 0 || channels === 0 || hash.length !== hashBytes || count > packetLimit)
    throw broken('The packet index is damaged.');
  const durations = input.number() === 1 ? input.number() : readDifferences(input, count);
  const sizes = input.number() === 1 ? readDifferences(input, count) : readPlain(input, count);
  const spans = readSpans(input, sizes, fileSize);
  const packetHash = Buffer.from(hash).toString('hex');
  return {
    codec,
    rate,
    channels,
    delay,
    samples,
    config,
    spans,
    sizes,
    durations,
    packetHash,
    fileSize,
    damage,
  };
}

function inflate(data: Uint8Array): Buffer {
  try {
    return inflateRawSync(data, { maxOutputLength: inflatedLimit });
  } catch (cause) {
    throw broken(`The packet index is damaged: ${cause instanceof Error ? cause.message : cause}`);
  }
}

/** Each value as its difference from the one before, sign in the lowest bit. */
function writeDifferences(out: VarintWriter, values: Uint32Array): void {
  let before = 0;
  for (const value of values) {
    const difference = value - before;
    out.number(difference < 0 ? -2 * difference - 1 : 2 * difference);
    before = value;
  }
}

function readDifferences(input: VarintReader, count: number): Uint32Array {
  if (count > input.left) throw broken('The packet index is damaged.');
  const values = new Uint32Array(count);
  let value = 0;
  for (let i = 0; i < count; i++) {
    const coded = input.number();
    value += coded % 2 === 0 ? coded / 2 : -(coded + 1) / 2;
    if (value < 0 || value > 0xffff_ffff) throw broken('The packet index is damaged.');
    values[i] = value;
  }
  return values;
}

function readPlain(input: VarintReader, count: number): Uint32Array {
  if (count > input.left) throw broken('The packet index is damaged.');
  return Uint32Array.from({ length: count }, () => input.number());
}

/** Spans as the gap behind the span before, and their lengths unless every packet is a span of its own (ADTS). */
function writeSpans(out: VarintWriter, { spans, sizes, fileSize }: PacketIndex): void {
  const { offsets, lengths } = spans;
  const perPacket = lengths.length === sizes.length && lengths.every((length, i) => length === sizes[i]);
  out.number(perPacket ? 1 : 0);
  out.number(offsets.length);
  let end = 0;
  offsets.forEach((offset, i) => {
    // A span may stand before its predecessor (MP4 with chunks out of order).
    const gap = offset - end;
    out.number(gap < 0 ? 2 * (gap + fileSize) + 1 : 2 * gap);
    end = offset + (lengths[i] ?? 0);
  });
  if (!perPacket) writeDifferences(out, lengths);
}

function readSpans(input: VarintReader, sizes: Uint32Array, fileSize: number): PacketIndex['spans'] {
  const perPacket = input.number() === 1;
  const count = input.number();
  if (count > input.left) throw broken('The packet index is damaged.');
  const gaps = Float64Array.from({ length: count }, () => input.number());
  const lengths = perPacket ? sizes.slice() : readDifferences(input, count);
  const sum = (list: Uint32Array): number => list.reduce((total, value) => total + value, 0);
  if (lengths.length !== count || sum(lengths) !== sum(sizes)) throw broken('The packet index is damaged.');
  const offsets = new Float64Array(count);
  let end = 0;
  for (let i = 0; i < count; i++) {
    const coded = gaps[i] ?? 0;
    const offset = end + (coded % 2 === 0 ? coded / 2 : (coded - 1) / 2 - fileSize);
    end = offset + (lengths[i] ?? 0);
    if (offset < 0 || end > fileSize) throw broken('The packet index is damaged.');
    offsets[i] = offset;
  }
  return { offsets, lengths };
}
