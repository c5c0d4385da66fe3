import { broken } from './failure.ts';
import { VorbisBits } from './vorbis-bits.ts';

export interface VorbisInfo {
  rate: number;
  channels: number;
  /** Samples of short and long blocks. */
  blocks: [number, number];
}

/** Bytes of an identification header. */
export const vorbisInfoBytes = 30;
/** Bytes of the packet type and "vorbis" in front of each header. */
const nameBytes = 7;

/** Reads the identification header (Vorbis I specification, section 4.2.2). */
export function readVorbisInfo(packet: Uint8Array): VorbisInfo {
  const data = Buffer.from(packet);
  if (data.length < vorbisInfoBytes || data.toString('latin1', 0, 7) !== '\x01vorbis')
    throw broken('The Vorbis header is damaged.');
  const channels = data.readUInt8(11);
  const rate = data.readUInt32LE(12);
  const exponents = data.readUInt8(28);
  const blocks: [number, number] = [2 ** (exponents & 15), 2 ** (exponents >> 4)];
  const impossible = blocks[0] < 64 || blocks[1] > 8192 || blocks[0] > blocks[1];
  if (channels === 0 || rate === 0 || impossible) throw broken('The Vorbis header is damaged.');
  return { rate, channels, blocks };
}

/**
 * Which modes use long blocks, from the setup header (section 4.2.4). The modes stand at its end, so everything in
 * front of them is read over.
 */
export function readVorbisModes(packet: Uint8Array, channels: number): boolean[] {
  const bits = new VorbisBits(packet, nameBytes);
  const codebooks = bits.read(8) + 1;
  for (let i = 0; i < codebooks; i++) skipCodebook(bits);
  const times = bits.read(6) + 1;
  bits.skip(times * 16);
  const floors = bits.read(6) + 1;
  for (let i = 0; i < floors; i++) skipFloor(bits);
  const residues = bits.read(6) + 1;
  for (let i = 0; i < residues; i++) skipResidue(bits);
  const mappings = bits.read(6) + 1;
  for (let i = 0; i < mappings; i++) skipMapping(bits, channels);
  const modes: boolean[] = [];
  const count = bits.read(6) + 1;
  for (let i = 0; i < count; i++) {
    modes.push(bits.flag());
    // Window type, transform type, mapping.
    bits.skip(16 + 16 + 8);
  }
  if (!bits.flag()) throw broken('The Vorbis setup header is damaged.');
  return modes;
}

/** Bits needed for a number: ilog of section 9.2.1. */
const bitsFor = (value: number): number => 32 - Math.clz32(value);

function skipCodebook(bits: VorbisBits): void {
  if (bits.read(24) !== 0x564342) throw broken('The Vorbis setup header is damaged.');
  const dimensions = bits.read(16);
  const entries = bits.read(24);
  if (bits.flag()) {
    bits.skip(5);
    // Ordered: how many entries have each length.
    for (let entry = 0; entry < entries; ) {
      const count = bits.read(bitsFor(entries - entry));
      entry += count;
    }
  } else {
    const sparse = bits.flag();
    for (let i = 0; i < entries; i++) if (!sparse || bits.flag()) bits.skip(5);
  }
  const lookup = bits.read(4);
  if (lookup > 2) throw broken('The Vorbis setup header is damaged.');
  if (lookup === 0) return;
  bits.skip(64);
  const valueBits = bits.read(4) + 1;
  bits.skip(1);
  const values = lookup === 2 ? entries * dimensions : latticeSize(entries, dimensions);
  bits.skip(values * valueBits);
}

/** The largest number whose power `dimensions` does not exceed `entries` (lookup1_values, section 9.2.3). */
function latticeSize(entries: number, dimensions: number): number {
  if (dimensions === 0) return 0;
  let size = Math.floor(entries ** (1 / dimensions));
  while ((size + 1) ** dimensions <= entries) size += 1;
  while (size > 0 && size ** dimensions > entries) size -= 1;
  return size;
}

function skipFloor(bits: VorbisBits): void {
  if (bits.read(16) === 0) {
    bits.skip(8 + 16 + 16 + 6 + 8);
    bits.skip((bits.read(4) + 1) * 8);
    return;
  }
  const classes = Array.from({ length: bits.read(5) }, () => bits.read(4));
  const dimensions: number[] = [];
  for (let i = 0; i <= Math.max(-1, ...classes); i++) {
    dimensions.push(bits.read(3) + 1);
    const subclasses = bits.read(2);
    if (subclasses > 0) bits.skip(8);
    bits.skip(8 * 2 ** subclasses);
  }
  bits.skip(2);
  const rangeBits = bits.read(4);
  for (const one of classes) bits.skip(rangeBits * (dimensions[one] ?? 0));
}

function skipResidue(bits: VorbisBits): void {
  bits.skip(16 + 24 + 24 + 24);
  const classifications = bits.read(6) + 1;
  bits.skip(8);
  let books = 0;
  for (let i = 0; i < classifications; i++) {
    const low = bits.read(3);
    const high = bits.flag() ? bits.read(5) : 0;
    for (let cascade = high * 8 + low; cascade > 0; cascade >>= 1) books += cascade & 1;
  }
  bits.skip(books * 8);
}

function skipMapping(bits: VorbisBits, channels: number): void {
  bits.skip(16);
  const submaps = bits.flag() ? bits.read(4) + 1 : 1;
  // Coupling: pairs of channel numbers.
  if (bits.flag()) bits.skip((bits.read(8) + 1) * 2 * bitsFor(channels - 1));
  bits.skip(2);
  if (submaps > 1) bits.skip(channels * 4);
  bits.skip(submaps * 24);
}
