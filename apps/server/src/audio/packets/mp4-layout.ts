import { durationAt, type FragmentPlan, planFragments } from './fragment-plan.ts';
import { mp4Init } from './mp4-init.ts';
import { PacketStream } from './packet-stream.ts';
import type { PacketIndex, VirtualFile } from './types.ts';
import { Weaver } from './weave.ts';

const codecNames = { mp3: 'mp3', aac: 'mp4a.40.2', flac: 'flac', opus: 'opus', vorbis: 'vorbis' };

/** Bytes of moof and of the header of mdat around the table: moof 8, mfhd 16, traf 8, tfhd 16, tfdt 20, trun 20, mdat 8. */
const fixedBytes = 96;
const moofBytes = 88;

/** Lays the packets out as fragmented MP4 with one track whose time scale is the sample rate. */
export function mp4File(index: PacketIndex): VirtualFile {
  const init = mp4Init(index);
  const stream = new PacketStream(index);
  const plan = planFragments(index);
  const count = plan.packets.length - 1;
  // A row of trun: [duration], size.
  const row = typeof index.durations === 'number' ? 4 : 8;
  const starts = new Float64Array(count + 1);
  starts[0] = init.length;
  for (let i = 0; i < count; i++)
    starts[i + 1] = (starts[i] ?? 0) + headBytes(plan, i, row) + span(plan.bytes, i);
  /** Bytes of packets before a position of the virtual file, in or behind a fragment. */
  const dataBefore = (position: number): number => {
    const i = fragmentAt(starts, position);
    const begin = (starts[i] ?? 0) + headBytes(plan, i, row);
    const inside = Math.max(0, Math.min(position - begin, span(plan.bytes, i)));
    return (plan.bytes[i] ?? 0) + inside;
  };
  return {
    container: 'mp4',
    mime: `audio/mp4; codecs="${codecNames[index.codec]}"`,
    codec: index.codec,
    size: starts[count] ?? init.length,
    rate: index.rate,
    channels: index.channels,
    initEnd: init.length,
    fragments: Array.from({ length: count }, (_, i) => ({
      start: starts[i] ?? 0,
      end: starts[i + 1] ?? 0,
      t: plan.samples[i] ?? 0,
      d: span(plan.samples, i),
    })),
    read: async (readAt, target, from) => {
      const first = fragmentAt(starts, from);
      const streamFrom = dataBefore(from);
      const data = dataBefore(from + target.length) - streamFrom;
      const out = new Weaver(target, { from, at: from < init.length ? 0 : (starts[first] ?? 0), data });
      await out.fill(stream, readAt, streamFrom);
      if (from < init.length) out.own(init);
      for (let i = first; i < count && !out.isFull; i++) {
        out.own(fragmentHead(index, plan, i, row));
        out.data(span(plan.bytes, i));
      }
    },
  };
}

/** Difference between an entry and the next. */
export const span = (list: Float64Array | Uint32Array, i: number): number =>
  (list[i + 1] ?? 0) - (list[i] ?? 0);

/** The last fragment that starts at or before a position; the first when there is none. */
export function fragmentAt(starts: Float64Array, position: number): number {
  let low = 0;
  let high = Math.max(0, starts.length - 2);
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] ?? 0) <= position) low = middle;
    else high = middle - 1;
  }
  return low;
}

const headBytes = (plan: FragmentPlan, fragment: number, row: number): number =>
  fixedBytes + span(plan.packets, fragment) * row;

/** moof (ISO 14496-12 section 8.8) and the header of mdat. */
function fragmentHead(index: PacketIndex, plan: FragmentPlan, fragment: number, row: number): Buffer {
  const first = plan.packets[fragment] ?? 0;
  const count = span(plan.packets, fragment);
  const table = count * row;
  const data = Buffer.alloc(fixedBytes + table);
  let at = 0;
  const u32 = (value: number): void => {
    at = data.writeUInt32BE(value, at);
  };
  const box = (size: number, type: string, versionAndFlags?: number): void => {
    u32(size);
    at += data.write(type, at, 'latin1');
    if (versionAndFlags !== undefined) u32(versionAndFlags);
  };
  box(moofBytes + table, 'moof');
  box(16, 'mfhd', 0);
  u32(fragment + 1);
  box(64 + table, 'traf');
  // Offsets count from the start of moof.
  box(16, 'tfhd', 0x02_0000);
  u32(1);
  box(20, 'tfdt', 0x0100_0000);
  at = data.writeBigUInt64BE(BigInt(plan.samples[fragment] ?? 0), at);
  // With data offset, sample sizes and, if they differ, sample durations.
  box(20 + table, 'trun', row === 8 ? 0x301 : 0x201);
  u32(count);
  u32(fixedBytes + table);
  for (let i = first; i < first + count; i++) {
    if (row === 8) u32(durationAt(index, i));
    u32(index.sizes[i] ?? 0);
  }
  box(8 + span(plan.bytes, fragment), 'mdat');
  return data;
}
