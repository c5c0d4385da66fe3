import { createHash, type Hash } from 'node:crypto';

/** Hashes of uploads whose bytes have all come through this process, in their order: they need not be read again. */
const hashes = new Map<string, { hash: Hash; bytes: number }>();
/** Uploads remembered; those that began first are forgotten first. */
const atMost = 500;

/**
 * The hash of an upload up to an offset, taken out; null when this process has not seen what comes before. It is put back
 * with `keepHash` once what was added to it is on disk.
 */
export function hashUpTo(id: string, offset: number): Hash | null {
  const kept = hashes.get(id);
  hashes.delete(id);
  if (offset === 0) return createHash('sha256');
  return kept?.bytes === offset ? kept.hash : null;
}

export function keepHash(id: string, hash: Hash, bytes: number): void {
  hashes.set(id, { hash, bytes });
  const [oldest] = hashes.keys();
  if (hashes.size > atMost && oldest !== undefined) hashes.delete(oldest);
}

/** The SHA-256 of a whole upload in hex; null when it has to be read for it. */
export function wholeHash(id: string, size: number): string | null {
  const kept = hashes.get(id);
  return kept?.bytes === size ? kept.hash.copy().digest('hex') : null;
}
