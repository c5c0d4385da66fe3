import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';

/** Size and SHA-256 (hex) of a file. */
export async function measureFile(path: string): Promise<{ size: number; sha256: string }> {
  const hash = createHash('sha256');
  let size = 0;
  for await (const chunk of createReadStream(path, { highWaterMark: 256 * 1024 })) {
    if (!(chunk instanceof Buffer)) continue;
    hash.update(chunk);
    size += chunk.length;
  }
  return { size, sha256: hash.digest('hex') };
}
