import {
  AudioFileError,
  type IndexedPackets,
  type RepackagedFile,
  type RepackagedKind,
} from '@kantele/api/audio-tools';
import {
  type Container,
  containersOf,
  decodeIndex,
  encodeIndex,
  indexPackets,
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
  const { packetHash: packet_hash, samples, delay, rate: sample_rate, damage } = index;
  return {
    ...{ data: encodeIndex(index), packet_hash, samples, delay, sample_rate, damage },
    kinds: containersOf(index).map((container) => kinds[container]),
  };
}

/** The file that packets make in another container. @throws AudioFileError when the index is damaged or has no such form */
export function openRepackaged(data: Uint8Array, kind: RepackagedKind): RepackagedFile {
  const index = decodeIndex(data);
  const container = containers[kind];
  if (!containersOf(index).includes(container))
    throw new AudioFileError('unsupported', 'There is no such form.');
  const file = virtualFile(index, container);
  const { mime, codec, size, rate: sample_rate, channels, initEnd: init_end, fragments } = file;
  return { mime, codec, size, sample_rate, channels, init_end, fragments, read: file.read.bind(file) };
}
