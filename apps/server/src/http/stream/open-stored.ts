import type { Storage } from '@kantele/api/server';
import type { OpenFile } from './descriptors.ts';

/** Bytes that are asked for at once, at first and at most: a seeking listener wants few, a listening one more. */
const firstBytes = 256 * 1_024;
const bytesAtMost = 1_024 * 1_024;

/**
 * An object of a store that is not on this machine, read as it is sent: a window of it is in memory, and the next one is
 * asked for when a reader has come to its end.
 * @throws Error with code ENOENT when there is no such object
 */
export async function openStored(storage: Storage, key: string): Promise<OpenFile> {
  const stored = await storage.stat(key);
  if (!stored) throw Object.assign(new Error('There is no such object.'), { code: 'ENOENT' });
  const { size } = stored;
  let window = Buffer.alloc(0);
  let start = 0;
  let bytes = firstBytes;
  const covers = (position: number) => position >= start && position < start + window.length;
  async function fetchFrom(position: number, atLeast: number) {
    // Read on without a gap: more of it will be wanted.
    bytes =
      position === start + window.length && window.length > 0 ? Math.min(bytes * 2, bytesAtMost) : firstBytes;
    const end = Math.min(size, position + Math.max(bytes, atLeast)) - 1;
    const chunks: Uint8Array[] = [];
    for await (const chunk of storage.read(key, { start: position, end })) chunks.push(chunk);
    window = Buffer.concat(chunks);
    start = position;
  }
  return {
    size,
    async read(target, position) {
      let filled = 0;
      while (filled < target.length && position + filled < size) {
        const at = position + filled;
        if (!covers(at)) await fetchFrom(at, target.length - filled);
        const copied = window.copy(target, filled, at - start);
        if (copied === 0) break;
        filled += copied;
      }
      return filled;
    },
    release() {
      window = Buffer.alloc(0);
    },
  };
}
