import { aacFrame } from './aac-config.ts';
import type { ByteReader } from './byte-reader.ts';
import { broken } from './failure.ts';
import { flacHeader } from './flac-header.ts';
import { topBoxes } from './iso-boxes.ts';
import { readMoof } from './mp4-fragments.ts';
import { readSampleTables, type SampleList } from './mp4-samples.ts';
import { type Mp4Track, readMp4Track } from './mp4-track.ts';
import { PositionList, Uint32List } from './number-list.ts';
import { opusSamples } from './opus-toc.ts';
import { PacketCollector } from './packet-collector.ts';
import type { PacketIndex } from './types.ts';

/** Largest packet accepted, bytes: a FLAC frame of eight channels and 65,535 samples of 32 bits has 2.1 million. */
const packetBytes = 4 << 20;

/** Indexes the first sound track of an MP4 file, fragmented or not. Null when its codec cannot be repackaged. */
export async function indexMp4(file: ByteReader): Promise<PacketIndex | null> {
  const layout = await readLayout(file);
  if (layout === null) return null;
  const { track, samples } = layout;
  const packets = new PacketCollector(track.config);
  let unusable = 0;
  for (let i = 0; i < samples.offsets.length; i++) {
    const offset = samples.offsets[i] ?? 0;
    const size = samples.sizes[i] ?? 0;
    const inside = size > 0 && size <= packetBytes && offset + size <= file.size;
    const bytes = inside ? await file.bytes(offset, size) : null;
    const duration = bytes === null ? 0 : durationOf(track, bytes);
    if (bytes === null || duration === 0) unusable += 1;
    else packets.add(offset, bytes, duration);
  }
  if (packets.count === 0) throw broken('The MP4 file has no usable packets.');
  return packets.index({
    codec: track.codec,
    rate: track.rate,
    channels: track.channels,
    ...trimOf(track, samples.total),
    fileSize: file.size,
    damage:
      unusable === 0 ? null : `MP4: ${unusable} of ${samples.offsets.length} packets are missing or broken.`,
  });
}

async function readLayout(file: ByteReader): Promise<{ track: Mp4Track; samples: SampleList } | null> {
  let moov: Buffer | null = null;
  let track: Mp4Track | null = null;
  const found = { offsets: new PositionList(), sizes: new Uint32List() };
  let total = 0;
  for await (const box of topBoxes(file)) {
    if (box.type === 'moov') {
      if (box.cut) throw broken('The header of the MP4 file is cut off.');
      // The views of a reader stay valid while its window moves on.
      moov = await file.bytes(box.start, box.end - box.start);
      track = readMp4Track(moov);
      if (track === null) return null;
    } else if (box.type === 'moof' && track && !box.cut)
      total += readMoof(await file.bytes(box.start, box.end - box.start), box.start, track, found);
  }
  if (moov === null || track === null) throw broken('The MP4 file has no header.');
  if (found.offsets.length === 0) return { track, samples: readSampleTables(moov, track.tables) };
  return { track, samples: { offsets: found.offsets.done(), sizes: found.sizes.done(), total } };
}

/** Samples a packet decodes to; 0 when it is malformed. */
function durationOf({ codec }: Mp4Track, packet: Buffer): number {
  if (codec === 'aac') return aacFrame;
  if (codec === 'opus') return opusSamples(packet);
  return flacHeader(packet, 0)?.samples ?? 0;
}

/** Delay and length of the sound: iTunes' text is exact; edit lists are often rounded to milliseconds. */
function trimOf(track: Mp4Track, total: number): { delay: number; samples: number } {
  const { itunes, edit, rate } = track;
  if (track.codec === 'aac' && itunes) return { delay: itunes.delay, samples: itunes.samples };
  const inSamples = (time: number, scale: number): number => Math.round((time * rate) / scale);
  const delay = edit ? inSamples(edit.start, track.mediaScale) : 0;
  const rest = inSamples(total, track.mediaScale) - delay;
  if (!edit || edit.length === 0) return { delay, samples: rest };
  const length = inSamples(edit.length, track.movieScale);
  // Up to one tick of the coarser clock is rounding: then the sum of durations is exact.
  const tick = Math.ceil(rate / track.movieScale);
  return { delay, samples: Math.abs(length - rest) <= tick ? rest : Math.min(length, rest) };
}
