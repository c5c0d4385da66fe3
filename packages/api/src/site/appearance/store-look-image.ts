import type { Database, Transaction } from '@kantele/db';
import type { z } from 'zod';
import { userOf } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { invalid } from '../../core/errors.ts';
import { line } from '../../core/translate.ts';
import { limitAttempts } from '../../platform/attempts/limit-attempts.ts';
import { storeUpload } from '../../platform/images/store-upload.ts';
import { imagePath } from '../../platform/images/view.ts';
import * as contract from './contract.ts';
import { putLookImage } from './image-queries.ts';

/**
 * Re-encodes a picture, or draws an SVG file as one, and keeps it for logos, landing page and the like; what names it keeps it for good.
 * @throws AppError `invalid` on `file`, `rate_limited` after a hundred pictures in ten minutes, `overloaded` while many
 * others wait for theirs
 */
export async function storeLookImage(
  ctx: Context,
  { file }: z.output<typeof contract.storeLookImage>,
): Promise<z.output<typeof contract.lookImageStored>> {
  if (file.length > contract.lookImageMaxBytes) throw invalid('file', line('Use an image of at most 10 MB.'));
  await limitAttempts(ctx, `picture of the look ${userOf(ctx.actor).id}`, { max: 100, seconds: 600 });
  const use = async (trx: Transaction<Database>, hash: string) => {
    await putLookImage(trx, hash);
    return true;
  };
  const text = line('Use a JPEG, PNG, WebP, AVIF, GIF or SVG picture.');
  const hash = await storeUpload(ctx, file, use, { field: 'file', text, drawings: true });
  return { image: imagePath(hash, 1200) };
}
