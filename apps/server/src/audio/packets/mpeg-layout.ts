import { planFragments } from './fragment-plan.ts';
import { span } from './mp4-layout.ts';
import { PacketStream } from './packet-stream.ts';
import type { PacketIndex, VirtualFile } from './types.ts';

/** The frames of an MP3 file one behind the other, without tags or information frame. */
export function mpegFile(index: PacketIndex): VirtualFile {
  const stream = new PacketStream(index);
  const plan = planFragments(index);
  return {
    container: 'mpeg',
    mime: 'audio/mpeg',
    codec: index.codec,
    size: stream.size,
    rate: index.rate,
    channels: index.channels,
    initEnd: 0,
    fragments: Array.from({ length: plan.packets.length - 1 }, (_, i) => ({
      start: plan.bytes[i] ?? 0,
      end: plan.bytes[i + 1] ?? 0,
      t: plan.samples[i] ?? 0,
      d: span(plan.samples, i),
    })),
    read: (readAt, target, from) => stream.fill(readAt, target, from),
  };
}
