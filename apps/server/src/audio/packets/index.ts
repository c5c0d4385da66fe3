/** Indexes the coded packets of sound files and serves them in containers that browsers take. See docs/audio.md. */
export { cutIndex } from './cut-index.ts';
export { indexPackets } from './index-packets.ts';
export { decodeIndex, encodeIndex } from './sidecar.ts';
export type { Container, PacketIndex, ReadAt, VirtualFile, VirtualFragment } from './types.ts';
export { containersOf, virtualFile } from './virtual-file.ts';
