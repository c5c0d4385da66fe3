import { type Box, find } from '../fmp4.ts';
import { NotRepackable } from './failure.ts';
import { Fields } from './iso-boxes.ts';
import { PositionList, Uint32List } from './number-list.ts';
import { packetLimit } from './packet-collector.ts';

/** Where the packets of a track are. */
export interface SampleList {
  offsets: Float64Array;
  sizes: Uint32Array;
  /** Sum of the declared durations, in units of the media time scale. */
  total: number;
}

/** Reads the sample tables of an unfragmented file (stsz or stz2, stsc, stco or co64, stts). */
export function readSampleTables(moov: Buffer, tables: Box): SampleList {
  const table = (...types: string[]): Fields | null => {
    for (const type of types) {
      const box = find(moov, [type], tables.body, tables.end)[0];
      if (box) return new Fields(moov, box.body + 4, box.end);
    }
    return null;
  };
  const long = find(moov, ['co64'], tables.body, tables.end).length > 0;
  const chunks = table('stco', 'co64');
  const runs = readRuns(table('stsc'));
  const sizes = readSizes(table('stsz'), table('stz2'));
  const offsets = new PositionList();
  let packet = 0;
  const chunkCount = Math.min(chunks?.u32() ?? 0, (chunks?.left ?? 0) / (long ? 8 : 4));
  let run = -1;
  for (let chunk = 1; chunk <= chunkCount && packet < sizes.length; chunk++) {
    while ((runs[run + 1]?.first ?? Number.POSITIVE_INFINITY) <= chunk) run += 1;
    let at = (long ? chunks?.u64() : chunks?.u32()) ?? 0;
    const end = Math.min(sizes.length, packet + (runs[run]?.count ?? 0));
    for (; packet < end; packet++) {
      offsets.push(at);
      at += sizes[packet] ?? 0;
    }
  }
  return { offsets: offsets.done(), sizes: sizes.subarray(0, offsets.length), total: totalOf(table('stts')) };
}

function readRuns(stsc: Fields | null): { first: number; count: number }[] {
  const runs: { first: number; count: number }[] = [];
  const count = stsc?.u32() ?? 0;
  for (let i = 0; stsc && i < count && stsc.left >= 12; i++) {
    runs.push({ first: stsc.u32(), count: stsc.u32() });
    if (stsc.u32() !== 1) throw new NotRepackable('several sample descriptions');
  }
  return runs;
}

function readSizes(stsz: Fields | null, stz2: Fields | null): Uint32Array {
  const list = new Uint32List();
  if (stsz) {
    const same = stsz.u32();
    const count = stsz.u32();
    if (count > packetLimit) throw new NotRepackable('too many packets');
    if (same > 0) return new Uint32Array(count).fill(same);
    for (let i = 0; i < count && stsz.left >= 4; i++) list.push(stsz.u32());
  } else if (stz2) {
    stz2.skip(3);
    const bits = stz2.u8();
    const count = stz2.u32();
    for (let i = 0; i < count && stz2.left > 0 && i < packetLimit; i++) {
      if (bits === 16) list.push(stz2.u16());
      else if (bits === 8) list.push(stz2.u8());
      else {
        const two = stz2.u8();
        list.push(two >> 4);
        if (++i < count) list.push(two & 15);
      }
    }
  }
  return list.done();
}

function totalOf(stts: Fields | null): number {
  let total = 0;
  const count = stts?.u32() ?? 0;
  for (let i = 0; stts && i < count && stts.left >= 8; i++) total += stts.u32() * stts.u32();
  return total;
}
