import {
  AudioFileError,
  type Cut,
  cueFrames,
  type IndexedPackets,
  type PacketFacts,
  type RepackagedFile,
  type RepackagedKind,
} from '@kantele/api/audio-tools';
import {
  type Container,
  containersOf,
  cutIndex,
  decodeIndex,
  encodeIndex,
  indexPackets,
  type PacketIndex,
  virtualFile,
} from './packets/index.ts';

const containers: Record<RepackagedKind, Container> = {
  original_mp4: 'mp4',
  original_webm: 'webm',
  original_mpeg: 'mpeg',
};
const kinds: Record<Container, RepackagedKind> = {
  mp4: 'original_mp4',
  webm: 'original_webm',
  mpeg: 'original_mpeg',
};

/** Finds the packets of a file; null when no container browsers take can hold them. @throws AudioFileError */
export async function indexFile(path: string, signal?: AbortSignal): Promise<IndexedPackets | null> {
  const index = await indexPackets(path, signal ? { signal } : {});
  // More than two channels are mixed down in advance, or every browser would do it in its own way.
  if (index === null || index.channels > 2) return null;
  return { data: encodeIndex(index), ...factsOf(index, index.delay) };
}

/** What an index says of a part of its file. @throws AudioFileError when it is damaged or there is no such part */
export function describePackets(data: Uint8Array, cut: Cut | null): PacketFacts {
  const index = decodeIndex(data);
  return factsOf(partOf(index, cut), index.delay + (cut ? sampleAt(cut.begin, index.rate) : 0));
}

function factsOf(index: PacketIndex, delayInFile: number): PacketFacts {
  const { packetHash: packet_hash, samples, delay, rate: sample_rate, damage } = index;
  return {
    packet_hash,
    samples,
    delay,
    sample_rate,
    damage,
    kinds: containersOf(index).map((container) => kinds[container]),
    window: { delay: delayInFile, samples },
  };
}

/** Whole at the usual rates; rounded alike for the end of one part and the beginning of the next. */
const sampleAt = (frames: number, rate: number): number => Math.round((frames * rate) / cueFrames);

function partOf(index: PacketIndex, cut: Cut | null): PacketIndex {
  if (!cut) return index;
  const end = cut.end === null ? index.samples : sampleAt(cut.end, index.rate);
  return cutIndex(index, sampleAt(cut.begin, index.rate), end);
}

/** The file that packets make in another container. @throws AudioFileError when the index is damaged or has no such form */
export function openRepackaged(
  data: Uint8Array,
  kind: RepackagedKind,
  cut: Cut | null = null,
): RepackagedFile {
  const index = partOf(decodeIndex(data), cut);
  const container = containers[kind];
  if (!containersOf(index).includes(container))
    throw new AudioFileError('unsupported', 'There is no such form.');
  const file = virtualFile(index, container);
  const { mime, codec, size, rate: sample_rate, channels, initEnd: init_end, fragments } = file;
  return { mime, codec, size, sample_rate, channels, init_end, fragments, read: file.read.bind(file) };
}
