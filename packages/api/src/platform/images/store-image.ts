import type { Database, Transaction } from '@kantele/db';
import type { Context } from '../../core/context.ts';
import { putFile, settleFiles } from '../files/put-file.ts';
import { insertImage } from './queries.ts';

/** Store key of one size of a picture. */
export function imageKey(hash: string, size: number, type: string): string {
  return `images/${hash.slice(0, 2)}/${hash}/${size}.${type}`;
}

/**
 * Re-encodes a picture into all sizes and keeps it under the hash of its bytes; the same picture is kept once.
 * @param use gives the picture to its owner, in the transaction that completes it; false when the owner has gone
 * @param options.willWait false for somebody who waits for the answer: refused as `busy` when others wait already
 * @throws AudioFileError when it is no acceptable picture
 */
export async function storeImage(
  ctx: Context,
  data: Uint8Array,
  use: (trx: Transaction<Database>, hash: string) => Promise<boolean>,
  options: { willWait?: boolean } = {},
): Promise<string> {
  const { files, ...image } = await ctx.services.audio.prepareImage(data, options);
  const keys: string[] = [];
  for (const { size, type, data: bytes } of files) {
    const key = imageKey(image.hash, size, type);
    await putFile(ctx, { key, kind: 'image', owner: image.hash }, bytes);
    keys.push(key);
  }
  await ctx.db.transaction().execute(async (trx) => {
    const { hash, width, height, thumbhash, color } = image;
    await insertImage(trx, { hash, width, height, thumbhash, color });
    await settleFiles(ctx, trx, keys, await use(trx, hash));
  });
  return image.hash;
}
