import { AudioFileError } from '../../../core/audio/audio-tools.ts';
import type { Context } from '../../../core/context.ts';
import { line } from '../../../core/translate.ts';
import { type ReadSound, readUpload, type UploadedSound } from './add-uploads.ts';
import { keysInUse } from './upload-queries.ts';

/** An uploaded file no track was made of. */
export interface LeftOutUpload {
  entry_id: number;
  name: string;
  reason: string;
  /** It goes beyond the minutes of music that may be uploaded. */
  limited: boolean;
}

/** Why music beyond the limit of minutes is left out. */
export const minutesUsed = line('You have used up the minutes of music you may upload.');

export type UploadedEntry = UploadedSound & { id: number };
export type ReadEntry<Entry extends UploadedEntry> = ReadSound & { file: Entry };

/**
 * Reads uploaded files one after the other; what cannot be taken says why.
 * @param left milliseconds of sound that may be taken
 */
export async function readUploads<Entry extends UploadedEntry>(
  ctx: Context,
  files: readonly Entry[],
  left = Number.POSITIVE_INFINITY,
): Promise<{ sounds: ReadEntry<Entry>[]; leftOut: LeftOutUpload[] }> {
  const used = await keysInUse(
    ctx.db,
    files.map(({ storage_key }) => storage_key),
  );
  const sounds: ReadEntry<Entry>[] = [];
  const leftOut: LeftOutUpload[] = [];
  let rest = left;
  for (const file of files) {
    const leave = (reason: string) => leftOut.push(leftOutUpload(ctx, file, reason));
    if (used.has(file.storage_key)) leave(line('A track is made of this file already.'));
    else {
      const read = await readUpload(ctx, file).catch(refused);
      if (typeof read === 'string') leave(read);
      else if ((read.tags.duration ?? 0) > rest) leave(minutesUsed);
      else {
        rest -= read.tags.duration ?? 0;
        sounds.push({ ...read, file });
      }
    }
  }
  return { sounds, leftOut };
}

/** Whether a track is played from an uploaded file already. */
export async function isInUse(ctx: Context, { storage_key }: Pick<UploadedSound, 'storage_key'>) {
  return (await keysInUse(ctx.db, [storage_key])).size > 0;
}

export const leftOutUpload = (
  ctx: Context,
  { id, name }: Pick<UploadedEntry, 'id' | 'name'>,
  reason: string,
): LeftOutUpload => ({
  entry_id: id,
  name,
  reason: ctx.translate(reason),
  limited: reason === minutesUsed,
});

function refused(error: unknown): string {
  if (error instanceof AudioFileError) return error.message;
  throw error;
}
