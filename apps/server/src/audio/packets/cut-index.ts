import { createHash } from 'node:crypto';
import { broken } from './failure.ts';
import { streamInfoBytes } from './flac-header.ts';
import { durationAt } from './fragment-plan.ts';
import type { PacketIndex } from './types.ts';

/** Packets behind the end: decoders that hold back their last one, or fade it out, then lose nothing of the sound. */
const packetsBehind = 2;
/** Rates from here on are MPEG-1, those below MPEG-2 and 2.5. */
const mpeg1Rate = 32_000;
/** RFC 7845 (section 4.6) asks for 80 ms; four times as much brings a decoder within one step of 16 bits. */
const opusPrerollSeconds = 0.32;

/**
 * The index of the packets that sample `start` up to sample `end` of the sound need, and of no others: with `delay` and
 * `samples` it is played as that of a file of its own. Packets in front bring the decoder into the state it would have.
 *
 * @throws AudioFileError('broken') when nothing of the sound lies there
 */
export function cutIndex(index: PacketIndex, start: number, end: number): PacketIndex {
  const until = Math.min(end, index.samples);
  if (start < 0 || start >= until) throw broken('The part begins behind the end of the file.');
  const { sizes } = index;
  const needed = packetsOf(index, index.delay + start, index.delay + until);
  const first = needed.first - prerollOf(index, needed.first);
  const last = Math.min(needed.last + packetsBehind, sizes.length - 1);
  const durations = durationsOf(index, first, last + 1);
  // What lies in front of the first packet; the first of Vorbis yields nothing, so the sound before it is not there.
  const before = codedBefore(index, first) + durationAt(index, first) - firstDuration(durations);
  return {
    ...index,
    delay: index.delay + start - before,
    samples: until - start,
    config: index.codec === 'flac' ? anonymousFlac(index.config) : index.config,
    spans: spansOf(index, first, last + 1),
    sizes: sizes.slice(first, last + 1),
    durations,
    packetHash: createHash('sha256').update(`${index.packetHash} ${start} ${until}`).digest('hex'),
  };
}

/** Numbers of the packets that hold coded samples [from, to). */
function packetsOf(index: PacketIndex, from: number, to: number): { first: number; last: number } {
  let first = -1;
  let at = 0;
  for (let packet = 0; packet < index.sizes.length; packet++) {
    at += durationAt(index, packet);
    if (first < 0 && at > from) first = packet;
    if (at >= to) return { first, last: packet };
  }
  return { first: Math.max(0, first), last: index.sizes.length - 1 };
}

/** Packets a decoder must have seen before packet `first` comes out as in the whole file. */
function prerollOf(index: PacketIndex, first: number): number {
  if (index.codec === 'flac') return 0;
  // Blocks overlap by half; one more costs nothing.
  if (index.codec === 'aac' || index.codec === 'vorbis') return Math.min(first, 2);
  let packet = first;
  if (index.codec === 'opus') {
    const samples = opusPrerollSeconds * index.rate;
    for (let seen = 0; packet > 0 && seen < samples; seen += durationAt(index, packet)) packet -= 1;
    return first - packet;
  }
  // Two frames for the overlap and the filter bank, and what the first of them draws on.
  packet = Math.max(0, first - 2);
  const { reservoir, head } = mp3Bytes(index);
  for (let bytes = 0; packet > 0 && bytes < reservoir; ) {
    packet -= 1;
    bytes += Math.max(1, (index.sizes[packet] ?? 0) - head);
  }
  return first - packet;
}

/** Bytes of earlier frames that an MP3 frame may draw on, and bytes of a frame that hold no sound: header, checksum, side information. */
function mp3Bytes({ rate, channels }: PacketIndex): { reservoir: number; head: number } {
  const isMpeg1 = rate >= mpeg1Rate;
  const side = isMpeg1 ? (channels === 1 ? 17 : 32) : channels === 1 ? 9 : 17;
  return { reservoir: isMpeg1 ? 511 : 255, head: 6 + side };
}

function codedBefore(index: PacketIndex, packet: number): number {
  if (typeof index.durations === 'number') return index.durations * packet;
  return index.durations.subarray(0, packet).reduce((sum, duration) => sum + duration, 0);
}

function durationsOf({ codec, durations }: PacketIndex, from: number, to: number): Uint32Array | number {
  if (typeof durations === 'number') return durations;
  const part = durations.slice(from, to);
  if (codec === 'vorbis') part[0] = 0;
  return part;
}

const firstDuration = (durations: Uint32Array | number): number =>
  typeof durations === 'number' ? durations : (durations[0] ?? 0);

/** The regions of the file that hold packets [from, to). */
function spansOf({ spans, sizes }: PacketIndex, from: number, to: number): PacketIndex['spans'] {
  const bytes = (packets: Uint32Array): number => packets.reduce((sum, size) => sum + size, 0);
  const begin = bytes(sizes.subarray(0, from));
  const end = begin + bytes(sizes.subarray(from, to));
  const offsets: number[] = [];
  const lengths: number[] = [];
  let at = 0;
  for (const [i, length] of spans.lengths.entries()) {
    const skip = Math.max(0, begin - at);
    const kept = Math.min(length, end - at) - skip;
    if (kept > 0) {
      offsets.push((spans.offsets[i] ?? 0) + skip);
      lengths.push(kept);
    }
    at += length;
    if (at >= end) break;
  }
  return { offsets: Float64Array.from(offsets), lengths: Uint32Array.from(lengths) };
}

/** STREAMINFO without the number of samples and their checksum, which are those of the whole file. */
function anonymousFlac(config: Uint8Array): Uint8Array {
  const copy = Uint8Array.from(config);
  copy[13] = (copy[13] ?? 0) & 0xf0;
  return copy.fill(0, 14, streamInfoBytes);
}
