import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';

export interface Hashed {
  bytes: number;
  /** Hex. */
  sha256: string;
}

/** Told of bytes as they pass. */
export type OnBytes = (bytes: number) => void;

/**
 * Writes a file only its owner may read: beside, synced, then renamed, so that a name stands for a whole file.
 * @param options.partial where it is written at first, on the same file system; beside it when absent
 * @param options.gzip packs it; size and hash are those of what lies on the disk
 */
export async function writeHashed(
  path: string,
  content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  options: { partial?: string; gzip?: boolean; onBytes?: OnBytes; signal?: AbortSignal } = {},
): Promise<Hashed> {
  const partial = options.partial ?? `${path}.partial`;
  const counted = counter(options.onBytes);
  const source = Readable.from(content, { objectMode: false });
  const file = createWriteStream(partial, { mode: 0o600, flush: true });
  const { signal } = options;
  try {
    if (options.gzip) await pipeline(source, createGzip({ level: 4 }), counted.pass, file, { signal });
    else await pipeline(source, counted.pass, file, { signal });
    await rename(partial, path);
  } catch (error) {
    await rm(partial, { force: true }).catch(() => {});
    // Streams do not say where the disk is full.
    if (error instanceof Error && 'code' in error) throw Object.assign(error, { path });
    throw error;
  }
  return counted.result();
}

/** Size and hash of bytes. */
export async function hashOf(source: AsyncIterable<Uint8Array>, onBytes?: OnBytes): Promise<Hashed> {
  const counted = counter(onBytes);
  for await (const _chunk of counted.pass(source)) {
    // Counting is all there is to do.
  }
  return counted.result();
}

/** Size and hash of a file; null when it is not there. */
export async function hashOfFile(path: string, onBytes?: OnBytes): Promise<Hashed | null> {
  try {
    return await hashOf(createReadStream(path), onBytes);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR' || code === 'EISDIR') return null;
    throw error;
  }
}

/** Makes names in a folder durable. */
export async function syncFolder(path: string): Promise<void> {
  // Windows has no such thing.
  if (process.platform === 'win32') return;
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

function counter(onBytes?: OnBytes) {
  const hash = createHash('sha256');
  let bytes = 0;
  return {
    async *pass(source: AsyncIterable<Uint8Array>) {
      for await (const chunk of source) {
        hash.update(chunk);
        bytes += chunk.byteLength;
        onBytes?.(chunk.byteLength);
        yield chunk;
      }
    },
    result: (): Hashed => ({ bytes, sha256: hash.digest('hex') }),
  };
}
