import type { Database, Transaction } from '@kantele/db';
import type { Context } from '../../core/context.ts';
import { queueAnalysis } from './jobs.ts';
import { resetAnalysis } from './original-queries.ts';

/** Gives files that could not be analysed, or are damaged, another try. */
export async function requeueOriginals(
  ctx: Context,
  trx: Transaction<Database>,
  trackIds: readonly number[],
): Promise<void> {
  await resetAnalysis(trx, trackIds);
  await queueAnalysis(ctx, trx);
}
