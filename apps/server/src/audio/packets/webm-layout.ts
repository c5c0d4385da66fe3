import { durationAt, planFragments } from './fragment-plan.ts';
import { fragmentAt, span } from './mp4-layout.ts';
import { PositionList, Uint32List } from './number-list.ts';
import { PacketStream } from './packet-stream.ts';
import type { PacketIndex, VirtualFile } from './types.ts';
import { Weaver } from './weave.ts';
import { webmInit } from './webm-init.ts';

/** Ticks in a sample. Chromium rounds what it trims to whole samples: two rounded times must stay well below a half. */
const ticksPerSample = 5;
/** Relative times of blocks are signed, 16 bits. */
const lastTick = 32_767;
/** Cluster: ID 4, size 4, Timestamp 1 + 1 + 8. */
const clusterHead = 18;
/** SimpleBlock: ID 1, size 3, track 1, time 2, flags 1. */
const blockHead = 8;
/** BlockGroup: ID 1, size 3, BlockDuration 1 + 1 + 4, then a Block as above. */
const groupHead = 10;

/** Clusters: one entry each and one for the end. */
interface Clusters {
  packets: Uint32Array;
  /** Position of the first packet in the stream of packets. */
  bytes: Float64Array;
  /** First sample. */
  samples: Float64Array;
  /** Position in the virtual file, counted from the first cluster. */
  starts: Float64Array;
}

/**
 * Lays the packets out as WebM. Clusters are as short as the time scale requires; a fragment holds several. The last
 * block of a cluster states its duration, which readers otherwise guess.
 */
export function webmFile(index: PacketIndex): VirtualFile {
  const tick = Math.floor(1e9 / index.rate / ticksPerSample);
  const stream = new PacketStream(index);
  const plan = planFragments(index);
  const { clusters, firstOf } = planClusters(index, plan.packets, tick);
  const count = clusters.packets.length - 1;
  const bytes = clusters.starts[count] ?? 0;
  const init = webmInit(index, tick, bytes);
  const start = (cluster: number): number => init.length + (clusters.starts[cluster] ?? 0);
  return {
    container: 'webm',
    mime: `audio/webm; codecs="${index.codec}"`,
    codec: index.codec,
    size: init.length + bytes,
    rate: index.rate,
    channels: index.channels,
    initEnd: init.length,
    fragments: Array.from({ length: plan.packets.length - 1 }, (_, i) => ({
      start: start(firstOf[i] ?? 0),
      end: start(firstOf[i + 1] ?? count),
      t: plan.samples[i] ?? 0,
      d: span(plan.samples, i),
    })),
    read: async (readAt, target, from) => {
      const first = fragmentAt(clusters.starts, from - init.length);
      const streamFrom = dataBefore(index, clusters, from - init.length);
      const data = dataBefore(index, clusters, from + target.length - init.length) - streamFrom;
      const out = new Weaver(target, { from, at: from < init.length ? 0 : start(first), data });
      await out.fill(stream, readAt, streamFrom);
      if (from < init.length) out.own(init);
      for (let i = first; i < count && !out.isFull; i++) writeCluster(index, clusters, i, tick, out);
    },
  };
}

/** Bytes of packets before a position, which counts from the first cluster. */
function dataBefore(index: PacketIndex, clusters: Clusters, position: number): number {
  const cluster = fragmentAt(clusters.starts, position);
  const end = clusters.packets[cluster + 1] ?? 0;
  let data = clusters.bytes[cluster] ?? 0;
  let at = (clusters.starts[cluster] ?? 0) + clusterHead;
  for (let packet = clusters.packets[cluster] ?? 0; packet < end; packet++) {
    at += packet === end - 1 ? groupHead + blockHead : blockHead;
    if (at >= position) break;
    const size = index.sizes[packet] ?? 0;
    data += Math.min(size, position - at);
    at += size;
  }
  return data;
}

function planClusters(
  index: PacketIndex,
  fragmentStarts: Uint32Array,
  tick: number,
): { clusters: Clusters; firstOf: Uint32Array } {
  const longest = Math.floor((lastTick * tick * index.rate) / 1e9) - 1;
  const packets = new Uint32List();
  const bytes = new PositionList();
  const samples = new PositionList();
  const starts = new PositionList();
  const firstOf = new Uint32List();
  let [at, sample, position, begin] = [0, 0, 0, 0];
  for (let packet = 0; packet < index.sizes.length; packet++) {
    const newFragment = fragmentStarts[firstOf.length] === packet;
    if (newFragment) firstOf.push(packets.length);
    if (newFragment || sample - begin > longest) {
      if (packets.length > 0) position += groupHead;
      packets.push(packet);
      bytes.push(at);
      samples.push(sample);
      starts.push(position);
      begin = sample;
      position += clusterHead;
    }
    const size = index.sizes[packet] ?? 0;
    position += blockHead + size;
    at += size;
    sample += durationAt(index, packet);
  }
  packets.push(index.sizes.length);
  bytes.push(at);
  samples.push(sample);
  starts.push(position + (index.sizes.length > 0 ? groupHead : 0));
  return {
    clusters: {
      packets: packets.done(),
      bytes: bytes.done(),
      samples: samples.done(),
      starts: starts.done(),
    },
    firstOf: firstOf.done(),
  };
}

/** Writes one cluster: headers of blocks and packets in turn. */
function writeCluster(
  index: PacketIndex,
  clusters: Clusters,
  cluster: number,
  tick: number,
  out: Weaver,
): void {
  const end = clusters.packets[cluster + 1] ?? 0;
  // Rounded down: Firefox drops a sample at the end of a track that seems to begin later than it does.
  const ticks = (sample: number): number => Math.floor((sample * 1e9) / index.rate / tick);
  let sample = clusters.samples[cluster] ?? 0;
  const begin = ticks(sample);
  // A size of four bytes starts with the bits 0001.
  put32(0, 0x1f43_b675);
  put32(4, 0x1000_0000 + span(clusters.starts, cluster) - 8);
  put16(8, 0xe788);
  put32(10, Math.floor(begin / 2 ** 32));
  put32(14, begin);
  out.own(head, clusterHead);
  for (let packet = clusters.packets[cluster] ?? 0; packet < end; packet++) {
    const size = index.sizes[packet] ?? 0;
    const time = ticks(sample);
    const isLast = packet === end - 1;
    sample += durationAt(index, packet);
    if (isLast) {
      put32(0, 0xa020_0000 + size + blockHead + 6);
      put16(4, 0x9b84);
      put32(6, ticks(sample) - time);
      out.own(head, groupHead);
    }
    // SimpleBlock (A3) with the key frame flag, or Block (A1); a size of three bytes starts with the bits 001.
    put32(0, (isLast ? 0xa120_0000 : 0xa320_0000) + size + 4);
    head[4] = 0x81;
    put16(5, time - begin);
    head[7] = isLast ? 0 : 0x80;
    out.own(head, blockHead);
    out.data(size);
  }
}

/** The header that is being written; used up before the next one begins. */
const head = new Uint8Array(clusterHead);

function put32(at: number, value: number): void {
  head[at] = value >>> 24;
  head[at + 1] = value >>> 16;
  head[at + 2] = value >>> 8;
  head[at + 3] = value;
}

function put16(at: number, value: number): void {
  head[at] = value >>> 8;
  head[at + 1] = value;
}
