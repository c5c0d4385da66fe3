import { open } from 'node:fs/promises';
import type { ReadableBytes, SoundFrames } from '../../../core/audio/audio-tools.ts';
import type { Context } from '../../../core/context.ts';
import { knownFrames, putFrames } from './download-queries.ts';

/** A file whose frames are sent behind other tags. */
export interface FramedFile {
  /** Of a library file its path, else null. */
  library: { path: string } | null;
  storageKey: string | null;
  size: number;
  etag: string;
  format: 'flac' | 'mp3';
}

const keyOf = ({ library, storageKey, etag }: FramedFile) => ({
  path: library?.path ?? storageKey ?? '',
  etag,
});
const nameOf = ({ path, etag }: { path: string; etag: string }) => JSON.stringify([path, etag]);

/**
 * Where the sound of files lies between their tags: looked for on the first need, reading a few pieces of each, and kept.
 * Null for one that is not laid out as it should be. Those that are gone are left out.
 */
export async function framesOf(
  ctx: Context,
  files: readonly FramedFile[],
): Promise<Map<FramedFile, SoundFrames | null>> {
  if (files.length === 0) return new Map();
  const known = new Map((await knownFrames(ctx.db, files.map(keyOf))).map((row) => [nameOf(row), row]));
  const found = new Map<FramedFile, SoundFrames | null>();
  for (const file of files) {
    const key = keyOf(file);
    const row = known.get(nameOf(key));
    if (row) {
      const { starts, ends, lead } = row;
      found.set(file, starts === null || ends === null || !lead ? null : { start: starts, end: ends, lead });
      continue;
    }
    try {
      const frames = await reading(ctx, file, (bytes) => ctx.services.audio.findFrames(file.format, bytes));
      const lead = frames && Buffer.from(frames.lead);
      await putFrames(ctx.db, { ...key, starts: frames?.start ?? null, ends: frames?.end ?? null, lead });
      found.set(file, frames);
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
    }
  }
  return found;
}

async function reading<Result>(
  { services: { storage } }: Context,
  { library, storageKey, size }: FramedFile,
  work: (file: ReadableBytes) => Promise<Result>,
): Promise<Result> {
  const path = library?.path ?? (storageKey === null ? null : storage.localPath(storageKey));
  if (path !== null) {
    const handle = await open(path, 'r');
    try {
      return await work({
        size,
        async bytes(position, length) {
          const target = Buffer.alloc(Math.max(0, Math.min(length, size - position)));
          const { bytesRead } = await handle.read(target, 0, target.length, position);
          return target.subarray(0, bytesRead);
        },
      });
    } finally {
      await handle.close();
    }
  }
  return work({
    size,
    async bytes(position, length) {
      const end = Math.min(size, position + length) - 1;
      if (storageKey === null || end < position) return Buffer.alloc(0);
      const chunks: Uint8Array[] = [];
      for await (const chunk of storage.read(storageKey, { start: position, end })) chunks.push(chunk);
      return Buffer.concat(chunks);
    },
  });
}
