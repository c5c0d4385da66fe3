import { size4 } from './ebml.ts';
import { durationAt, planFragments } from './fragment-plan.ts';
import { fragmentAt, span } from './mp4-layout.ts';
import { PositionList, Uint32List } from './number-list.ts';
import { PacketStream } from './packet-stream.ts';
import type { PacketIndex, VirtualFile } from './types.ts';
import { type Part, weave } from './weave.ts';
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
 * Lays the packets out as WebM. Clusters are as short as the fine time scale wants; a fragment holds several. The last
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
      const to = from + target.length;
      const parts: Part[] = [{ at: 0, length: init.length, own: init }];
      const first = fragmentAt(clusters.starts, from - init.length);
      let streamFrom = clusters.bytes[first] ?? 0;
      for (let i = first; i < count && start(i) < to; i++)
        addCluster(index, clusters, i, tick, start(i), parts);
      for (const part of parts)
        if (part.own === null && part.at < from) streamFrom += Math.min(part.length, from - part.at);
      await weave(stream, readAt, target, from, streamFrom, parts);
    },
  };
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

/** Appends the parts of one cluster: headers of blocks and packets in turn. */
function addCluster(
  index: PacketIndex,
  clusters: Clusters,
  cluster: number,
  tick: number,
  at: number,
  parts: Part[],
): void {
  const first = clusters.packets[cluster] ?? 0;
  const last = (clusters.packets[cluster + 1] ?? 0) - 1;
  // Rounded down: Firefox drops a sample at the end of a track that seems to begin later than it does.
  const ticks = (sample: number): number => Math.floor((sample * 1e9) / index.rate / tick);
  const begin = ticks(clusters.samples[cluster] ?? 0);
  const own = Buffer.alloc(clusterHead + (last - first + 1) * blockHead + groupHead);
  own.writeUInt32BE(0x1f43_b675, 0);
  own.set(size4(span(clusters.starts, cluster) - 8), 4);
  own.writeUInt16BE(0xe788, 8);
  own.writeBigUInt64BE(BigInt(begin), 10);
  let head = clusterHead;
  let from = 0;
  let position = at;
  let sample = clusters.samples[cluster] ?? 0;
  for (let packet = first; packet <= last; packet++) {
    const size = index.sizes[packet] ?? 0;
    const time = ticks(sample);
    sample += durationAt(index, packet);
    if (packet === last) {
      own.writeUInt32BE(0xa020_0000 + size + blockHead + 6, head);
      own.writeUInt16BE(0x9b84, head + 4);
      own.writeUInt32BE(ticks(sample) - time, head + 6);
      head += groupHead;
    }
    // SimpleBlock (A3) with the key frame flag, or Block (A1); a size of three bytes starts with the bits 001.
    own.writeUInt32BE((packet === last ? 0xa120_0000 : 0xa320_0000) + size + 4, head);
    own.writeUInt8(0x81, head + 4);
    own.writeInt16BE(time - begin, head + 5);
    own.writeUInt8(packet === last ? 0 : 0x80, head + 7);
    head += blockHead;
    parts.push({ at: position, length: head - from, own, offset: from });
    position += head - from;
    from = head;
    parts.push({ at: position, length: size, own: null });
    position += size;
  }
}
