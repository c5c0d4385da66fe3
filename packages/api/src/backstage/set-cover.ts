import { readFile } from 'node:fs/promises';
import type { z } from 'zod';
import { assertEditsAlbum } from '../albums/get-album.ts';
import { AudioFileError } from '../core/audio-tools.ts';
import type { Context } from '../core/context.ts';
import { AppError, invalid } from '../core/errors.ts';
import { ownFiles } from '../files/get-file.ts';
import { locateOriginal } from '../streaming/packet-index.ts';
import { setPicture } from '../streaming/set-picture.ts';
import type * as contract from './contract.ts';
import { getRelease } from './releases.ts';

/** Bytes of a picture that is made a cover. */
const coverAtMost = 20 * 1_024 * 1_024;

/**
 * Gives a release an uploaded picture as its cover.
 * @throws AppError `not_found`, `forbidden`; `invalid` on `entry_id` for what is no picture
 */
export async function setCover(ctx: Context, { id, entry_id }: z.output<typeof contract.setCover>) {
  await assertEditsAlbum(ctx, id);
  const [file] = await ownFiles(ctx, [entry_id]);
  const local = file ? await locateOriginal(ctx, file.storage_key) : null;
  if (!file || local === null || !file.mime.startsWith('image/') || file.size > coverAtMost) {
    throw invalid('entry_id', 'Please select an image.');
  }
  try {
    await setPicture(ctx, { table: 'albums', id }, await local((path) => readFile(path)));
  } catch (error) {
    if (!(error instanceof AudioFileError)) throw error;
    if (error.reason === 'busy') throw new AppError('overloaded', undefined, { cause: error });
    throw invalid('entry_id', 'Please select an image.');
  }
  return getRelease(ctx, { id });
}
