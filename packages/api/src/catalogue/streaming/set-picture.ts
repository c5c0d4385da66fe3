import type { Context } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';
import { queueRemovalOf } from '../../platform/files/jobs.ts';
import { storeImage } from '../../platform/images/store-image.ts';
import { type PicturePlace, replaceImage } from './cover-queries.ts';

export type { PicturePlace } from './cover-queries.ts';

/**
 * Gives an album or artist a picture; the one before is removed unless another row has it.
 * @throws AudioFileError when it is no acceptable picture
 */
export async function setPicture(ctx: Context, place: PicturePlace, data: Uint8Array): Promise<void> {
  await storeImage(ctx, data, async (trx, hash) => {
    const before = await replaceImage(trx, place, hash);
    if (before && before !== hash) await queueRemovalOf(ctx, trx, 'image', [before]);
    return before !== undefined;
  });
}

/** Takes the picture of an album or artist. @throws AppError `not_found` when it is gone */
export async function removePicture(ctx: Context, place: PicturePlace): Promise<void> {
  await ctx.db.transaction().execute(async (trx) => {
    const before = await replaceImage(trx, place, null);
    if (before === undefined) throw notFound();
    if (before) await queueRemovalOf(ctx, trx, 'image', [before]);
  });
}
