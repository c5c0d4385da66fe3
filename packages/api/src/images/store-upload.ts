import { AudioFileError } from '../core/audio-tools.ts';
import type { Context } from '../core/context.ts';
import { AppError, invalid } from '../core/errors.ts';
import { storeImage } from './store-image.ts';

/**
 * Keeps a picture somebody has sent and waits for.
 * @param refused the field it came in, and the sentence for what is no acceptable picture
 * @returns its hash
 * @throws AppError `invalid` on that field, `overloaded` while many others wait for theirs
 */
export async function storeUpload(
  ctx: Context,
  data: Uint8Array,
  use: Parameters<typeof storeImage>[2],
  refused: { field: string; text: string },
): Promise<string> {
  try {
    return await storeImage(ctx, data, use, { willWait: false });
  } catch (error) {
    if (!(error instanceof AudioFileError)) throw error;
    if (error.reason === 'busy') throw new AppError('overloaded', undefined, { cause: error });
    throw invalid(refused.field, refused.text);
  }
}
