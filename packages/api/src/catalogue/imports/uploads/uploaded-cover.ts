import { readFile } from 'node:fs/promises';
import { AudioFileError } from '../../../core/audio/audio-tools.ts';
import type { Context } from '../../../core/context.ts';
import { locateOriginal } from '../../streaming/packet-index.ts';
import { setPicture } from '../../streaming/set-picture.ts';
import { frontOf } from '../folders/cover-names.ts';
import type { ReadSound, UploadedSound } from './add-uploads.ts';

const isPicture = ({ mime }: { mime: string }) => mime.startsWith('image/');

/** Uploaded files by whether they are pictures: those lie beside the others, and make no tracks. */
export function withoutPictures<Entry extends { mime: string }>(files: readonly Entry[]) {
  return { pictures: files.filter(isPicture), others: files.filter((file) => !isPicture(file)) };
}

/** The picture that is the front cover, going by the names; null when several could be meant. */
export function frontPicture<Entry extends { name: string }>(pictures: readonly Entry[]): Entry | null {
  const front = frontOf(pictures.map(({ name }) => name));
  return pictures.find(({ name }) => name === front) ?? null;
}

/** Files of one album looked into for a picture. */
const lookInto = 3;

/**
 * Gives an album the first picture in one of its uploaded files, else one that lay beside them. One that cannot be used is
 * no reason to fail.
 */
export async function takeUploadedCover(
  ctx: Context,
  albumId: number,
  sounds: readonly ReadSound[],
  beside: UploadedSound | null = null,
): Promise<void> {
  const { audio } = ctx.services;
  const reads = sounds
    .slice(0, lookInto)
    .map(({ file }) => ({ file, read: (path: string) => audio.readPicture(path) }));
  const pictures = beside ? [{ file: beside, read: (path: string) => readFile(path) }] : [];
  for (const { file, read } of [...reads, ...pictures]) {
    const local = await locateOriginal(ctx, file.storage_key);
    if (local === null) continue;
    try {
      const data = await local(read);
      if (data === null) continue;
      await setPicture(ctx, { table: 'albums', id: albumId }, data);
      return;
    } catch (error) {
      if (!(error instanceof AudioFileError)) throw error;
      ctx.services.log.warn({ reason: error.message }, 'the picture of an upload was left out');
    }
  }
}
