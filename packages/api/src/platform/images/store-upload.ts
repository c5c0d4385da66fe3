import { AudioFileError } from '../../core/audio/audio-tools.ts';
import type { Context } from '../../core/context.ts';
import { AppError, invalid } from '../../core/errors.ts';
import { storeImage } from './store-image.ts';

/**
 * Keeps a picture somebody has sent and waits for.
 * @param options the field it came in, the sentence for what is no acceptable picture, and whether an SVG drawing is one
 * @returns its hash
 * @throws AppError `invalid` on that field, `overloaded` while many others wait for theirs
 */
export async function storeUpload(
  ctx: Context,
  data: Uint8Array,
  use: Parameters<typeof storeImage>[2],
  { field, text, drawings = false }: { field: string; text: string; drawings?: boolean },
): Promise<string> {
  try {
    const { audio } = ctx.services;
    const picture = drawings && audio.isDrawing(data) ? await audio.drawPicture(data) : data;
    return await storeImage(ctx, picture, use, { willWait: false });
  } catch (error) {
    if (!(error instanceof AudioFileError)) throw error;
    if (error.reason === 'busy') throw new AppError('overloaded', undefined, { cause: error });
    throw invalid(field, text);
  }
}
