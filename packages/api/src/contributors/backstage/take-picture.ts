import { readFile } from 'node:fs/promises';
import { locateOriginal } from '../../catalogue/streaming/packet-index.ts';
import { type PicturePlace, setPicture } from '../../catalogue/streaming/set-picture.ts';
import { AudioFileError } from '../../core/audio/audio-tools.ts';
import type { Context } from '../../core/context.ts';
import { AppError, invalid } from '../../core/errors.ts';
import { ownFile } from '../../platform/files/get-file.ts';

/** Bytes of a file a picture is made of. */
const pictureAtMost = 20 * 1_024 * 1_024;

/**
 * Makes a picture of a file the one who asks has uploaded.
 * @throws AppError `not_found` for the file of somebody else; `invalid` on `entry_id` for what is no picture;
 * `overloaded`
 */
export async function takePicture(ctx: Context, entryId: number, place: PicturePlace): Promise<void> {
  const file = await ownFile(ctx, entryId);
  const local = await locateOriginal(ctx, file.storage_key);
  if (local === null || !file.mime.startsWith('image/') || file.size > pictureAtMost) {
    throw invalid('entry_id', 'Please select an image.');
  }
  try {
    await setPicture(ctx, place, await local((path) => readFile(path)));
  } catch (error) {
    if (!(error instanceof AudioFileError)) throw error;
    if (error.reason === 'busy') throw new AppError('overloaded', undefined, { cause: error });
    throw invalid('entry_id', 'Please select an image.');
  }
}
