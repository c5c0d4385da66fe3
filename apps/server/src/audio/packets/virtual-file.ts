import { mp4File } from './mp4-layout.ts';
import { mpegFile } from './mpeg-layout.ts';
import type { Container, PacketIndex, VirtualFile } from './types.ts';
import { webmFile } from './webm-layout.ts';

const containers: Record<PacketIndex['codec'], Container[]> = {
  mp3: ['mpeg', 'mp4'],
  aac: ['mp4'],
  flac: ['mp4'],
  vorbis: ['webm'],
  opus: ['mp4', 'webm'],
};

/** Containers the packets of an index can be put into, the preferred one first. */
export const containersOf = (index: PacketIndex): Container[] => [...containers[index.codec]];

/**
 * Lays the packets out in a container. The layout is computed here, in a few milliseconds for a track; nothing of the
 * original is read. No form carries trim information.
 *
 * @throws RangeError when the container cannot hold the codec
 */
export function virtualFile(index: PacketIndex, container: Container): VirtualFile {
  if (!containers[index.codec].includes(container))
    throw new RangeError(`${container} cannot hold ${index.codec}`);
  if (container === 'mp4') return mp4File(index);
  return container === 'webm' ? webmFile(index) : mpegFile(index);
}
