/** Helpers for the tests of this folder. */
import { execFile } from 'node:child_process';
import { type FileHandle, open, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { indexPackets } from './index-packets.ts';
import type { Container, PacketIndex, ReadAt, VirtualFile } from './types.ts';
import { virtualFile } from './virtual-file.ts';

const exec = promisify(execFile);

/** Runs a program that writes a file; fails with what it said. */
export const run = async (program: string, ...args: readonly string[]): Promise<void> => {
  await exec(program, args);
};

/** Samples as 16-bit stereo or mono PCM, exactly as ffmpeg decodes them; `raw`: without any trimming. */
export async function decode(path: string, { raw = false, channels = 2 } = {}): Promise<Buffer> {
  const before = raw ? ['-flags2', '+skip_manual', '-ignore_editlist', '1'] : [];
  const isMp4 = /\.(mp4|m4a)$/.test(path);
  const args = ['-nostdin', '-v', 'error', ...(isMp4 ? before : before.slice(0, 2)), '-i', `file:${path}`];
  const { stdout } = await exec(
    'ffmpeg',
    [...args, '-map', '0:a:0', '-ac', String(channels), '-f', 's16le', '-'],
    {
      encoding: 'buffer',
      maxBuffer: 1e9,
    },
  );
  return stdout;
}

/** The index of a file that must have one. */
export async function indexOf(path: string): Promise<PacketIndex> {
  const index = await indexPackets(path);
  if (!index) throw new Error(`${path} cannot be repackaged`);
  return index;
}

export const readerOf =
  (handle: FileHandle): ReadAt =>
  async (target, position) => {
    const { bytesRead } = await handle.read(target, 0, target.length, position);
    if (bytesRead !== target.length) throw new Error(`read beyond the end at ${position}`);
  };

/** Runs with a function that reads ranges of a virtual file. */
export async function withVirtual<T>(
  path: string,
  index: PacketIndex,
  container: Container,
  work: (file: VirtualFile, read: (from: number, to: number) => Promise<Buffer>) => Promise<T>,
): Promise<T> {
  const handle = await open(path, 'r');
  try {
    const file = virtualFile(index, container);
    const read = async (from: number, to: number): Promise<Buffer> => {
      const target = Buffer.alloc(to - from, 0xaa);
      await file.read(readerOf(handle), target, from);
      return target;
    };
    return await work(file, read);
  } finally {
    await handle.close();
  }
}

const extensions: Record<Container, string> = { mp4: 'mp4', webm: 'webm', mpeg: 'mp3' };

/** Writes a virtual file beside the original; returns its path. */
export const writeVirtual = (path: string, index: PacketIndex, container: Container): Promise<string> =>
  withVirtual(path, index, container, async (file, read) => {
    const out = `${path}.virtual.${extensions[container]}`;
    await writeFile(out, await read(0, file.size));
    return out;
  });

/** The sound of an index out of PCM decoded without trimming: 16 bits a channel. */
export function soundOf(pcm: Buffer, { delay, samples, channels }: PacketIndex): Buffer {
  const frame = channels * 2;
  return pcm.subarray(delay * frame, (delay + samples) * frame);
}

/** Number of the first 16-bit value that differs, with its neighbours; null when the buffers are equal. */
export function firstDifference(one: Buffer, other: Buffer): string | null {
  if (one.equals(other)) return null;
  const length = Math.min(one.length, other.length) & ~1;
  for (let i = 0; i < length; i += 2)
    if (one.readInt16LE(i) !== other.readInt16LE(i))
      return `value ${i / 2}: ${one.readInt16LE(i)} and ${other.readInt16LE(i)}`;
  return `lengths ${one.length} and ${other.length}`;
}
