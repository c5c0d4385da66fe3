import type { Context } from '../core/context.ts';
import { insertImage } from './queries.ts';

/** Store key of one size of a picture. */
export function imageKey(hash: string, size: number, type: string): string {
  return `images/${hash.slice(0, 2)}/${hash}/${size}.${type}`;
}

/**
 * Re-encodes a picture into all sizes and keeps it under the hash of its bytes; the same picture is kept once.
 * @throws AudioFileError when it is no acceptable picture
 */
export async function storeImage(ctx: Context, data: Uint8Array): Promise<string> {
  const image = await ctx.services.audio.prepareImage(data);
  for (const file of image.files) {
    await ctx.services.storage.put(imageKey(image.hash, file.size, file.type), file.data);
  }
  const { hash, width, height, thumbhash, color } = image;
  await insertImage(ctx.db, { hash, width, height, thumbhash, color });
  return hash;
}
