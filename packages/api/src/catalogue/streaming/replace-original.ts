import type { Database, Transaction } from '@kantele/db';
import type { Insertable } from 'kysely';
import type { Context } from '../../core/context.ts';
import { invalid } from '../../core/errors.ts';
import { queueRemoval } from '../../platform/files/jobs.ts';
import { settleFiles } from '../../platform/files/put-file.ts';
import { setTrackFile, type TrackFileColumns } from '../tracks/track-audio.ts';
import { queueAnalysis } from './jobs.ts';
import { putOriginals } from './put-originals.ts';
import { lockOriginalKey } from './queries.ts';
import { releaseSounds } from './release-sounds.ts';

/**
 * Has a track play from another file of the store. What was made of the one before goes, and so does that file when
 * nothing else names it; the new one is measured like any other.
 * @returns the key of the file before; null when there was none
 * @throws AppError `invalid` on `track_id` for a track that is played from a library
 */
export async function replaceOriginal(
  ctx: Context,
  trx: Transaction<Database>,
  row: Insertable<Database['originals']>,
  values: TrackFileColumns,
): Promise<string | null> {
  const before = await lockOriginalKey(trx, row.track_id);
  if (before?.startsWith('library:')) {
    throw invalid('track_id', 'This track is played from a library folder: replace the file there.');
  }
  // Its bytes must still be there when it is named.
  await settleFiles(ctx, trx, [row.storage_key], true);
  await releaseSounds(ctx, trx, [row.track_id]);
  await putOriginals(trx, [row]);
  await setTrackFile(trx, row.track_id, values);
  if (before !== null) await queueRemoval(ctx, trx, [before]);
  await queueAnalysis(ctx, trx);
  return before;
}
