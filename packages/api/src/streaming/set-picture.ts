import type { Context } from '../core/context.ts';
import { queueRemovalOf } from '../files/jobs.ts';
import { storeImage } from '../images/store-image.ts';
import { replaceImage } from './cover-queries.ts';

/** Who gets a picture. */
export interface Pictured {
  table: 'albums' | 'artists';
  id: number;
}

/**
 * Gives an album or artist a picture; the one before is removed unless another row has it.
 * @throws AudioFileError when it is no acceptable picture
 */
export async function setPicture(ctx: Context, { table, id }: Pictured, data: Uint8Array): Promise<void> {
  await storeImage(ctx, data, async (trx, hash) => {
    const before = await replaceImage(trx, table, id, hash);
    if (before && before !== hash) await queueRemovalOf(ctx, trx, 'image', [before]);
    return before !== undefined;
  });
}
