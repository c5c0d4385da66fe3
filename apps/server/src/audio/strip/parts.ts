import type { FileHandle } from 'node:fs/promises';
import { AudioFileError } from '@kantele/api/audio-tools';
import type { FileWindow } from '../file-window.ts';

/** What becomes of the bytes from `from` to before `to`: parts follow each other and cover the whole picture. */
export interface Part {
  from: number;
  to: number;
  /** They are kept, left out, overwritten with zeros, or these come instead. */
  becomes: 'kept' | 'dropped' | 'zeros' | Uint8Array;
}

/** Reads the structure of a picture, from its first byte on. @throws AudioFileError('broken') */
export type PartsOf = (file: FileWindow) => AsyncGenerator<Part, void>;

/** Blocks of one picture at most; the longest animations have some hundred thousand. */
const stepsAtMost = 10_000_000;
/** Parts that are changed at most: real pictures have some dozen. */
const partsAtMost = 100_000;

export const kept = (from: number, to: number): Part => ({ from, to, becomes: 'kept' });
export const dropped = (from: number, to: number): Part => ({ from, to, becomes: 'dropped' });
export const broken = () => new AudioFileError('broken', 'The file is damaged.');

/** Parts with what is alike put together; null when the picture stays as it is. */
export async function changesOf(file: FileWindow, parts: AsyncIterable<Part>): Promise<Part[] | null> {
  const all: Part[] = [];
  let steps = 0;
  for await (const part of parts) {
    steps += 1;
    if (steps > stepsAtMost || all.length > partsAtMost) throw broken();
    if (part.from === part.to) continue;
    const becomes = (await isAlready(file, part)) ? 'kept' : part.becomes;
    const before = all.at(-1);
    if (before && typeof becomes === 'string' && before.becomes === becomes) before.to = part.to;
    else all.push({ ...part, becomes });
  }
  return all.every(({ becomes }) => becomes === 'kept') ? null : all;
}

/** Whether the bytes are what they are to become, as in a picture that was read before. */
async function isAlready(file: FileWindow, { from, to, becomes }: Part): Promise<boolean> {
  if (typeof becomes !== 'string') {
    return becomes.length === to - from && (await file.peek(from, to - from)).equals(becomes);
  }
  if (becomes !== 'zeros') return becomes === 'kept';
  for (let at = from; at < to; at += 65_536) {
    const bytes = await file.peek(at, Math.min(65_536, to - at));
    if (bytes.some((byte) => byte !== 0)) return false;
  }
  return true;
}

/** Writes a picture with its parts changed. */
export async function writeParts(
  source: FileHandle,
  target: FileHandle,
  parts: readonly Part[],
): Promise<void> {
  const buffer = Buffer.alloc(1_048_576);
  for (const { from, to, becomes } of parts) {
    if (becomes === 'dropped') continue;
    if (typeof becomes !== 'string') {
      await target.writeFile(becomes);
      continue;
    }
    if (becomes === 'zeros') buffer.fill(0);
    for (let at = from; at < to; ) {
      const length = Math.min(buffer.length, to - at);
      const count = becomes === 'zeros' ? length : (await source.read(buffer, 0, length, at)).bytesRead;
      if (count === 0) throw new Error('A picture became shorter while it was read.');
      await target.writeFile(buffer.subarray(0, count));
      at += count;
    }
  }
}
