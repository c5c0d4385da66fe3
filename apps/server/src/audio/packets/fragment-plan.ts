import { PositionList, Uint32List } from './number-list.ts';
import type { PacketIndex } from './types.ts';

/** Lengths of the first fragments and of all others in seconds: short ones start playback sooner. */
const firstSeconds = [0.5, 1];
const seconds = 2;

/** Packets grouped into fragments. Each list has one entry per fragment and one for the end. */
export interface FragmentPlan {
  /** Number of the first packet. */
  packets: Uint32Array;
  /** Position of its first byte in the stream of packets. */
  bytes: Float64Array;
  /** Its first sample, delay included. */
  samples: Float64Array;
}

export const durationAt = ({ durations }: PacketIndex, packet: number): number =>
  typeof durations === 'number' ? durations : (durations[packet] ?? 0);

export function planFragments(index: PacketIndex): FragmentPlan {
  const packets = new Uint32List();
  const bytes = new PositionList();
  const samples = new PositionList();
  let at = 0;
  let sample = 0;
  let until = 0;
  for (let packet = 0; packet < index.sizes.length; packet++) {
    if (sample >= until) {
      until = sample + (firstSeconds[packets.length] ?? seconds) * index.rate;
      packets.push(packet);
      bytes.push(at);
      samples.push(sample);
    }
    at += index.sizes[packet] ?? 0;
    sample += durationAt(index, packet);
  }
  packets.push(index.sizes.length);
  bytes.push(at);
  samples.push(sample);
  return { packets: packets.done(), bytes: bytes.done(), samples: samples.done() };
}
