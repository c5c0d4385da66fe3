import type { Database, Transaction } from '@kantele/db';
import type { Context } from '../../core/context.ts';
import { queueRemovalOf } from '../../platform/files/jobs.ts';
import { soundsOfTracks } from './queries.ts';

/**
 * Queues the removal of the files made for tracks, in the transaction that deletes them and before it does. What
 * another track plays from stays.
 */
export async function releaseSounds(
  ctx: Context,
  trx: Transaction<Database>,
  trackIds: readonly number[],
): Promise<void> {
  const sounds = await soundsOfTracks(trx, trackIds);
  const fingerprints = sounds.flatMap(({ audio_fingerprint }) => audio_fingerprint ?? []);
  await queueRemovalOf(ctx, trx, 'rendition', [...new Set(fingerprints)]);
  const indexes = sounds.flatMap(({ index_key }) => index_key ?? []);
  await queueRemovalOf(ctx, trx, 'index', [...new Set(indexes)]);
}
