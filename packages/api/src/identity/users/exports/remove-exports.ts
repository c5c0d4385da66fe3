import type { Database, Transaction } from '@kantele/db';
import type { Context } from '../../../core/context.ts';
import { queueRemovalOf } from '../../../platform/files/jobs.ts';
import { deleteExpiredExports, deleteExportsOf } from './export-queries.ts';

/** Removes the exports of these users, and queues the removal of their files. */
export async function removeExports(ctx: Context, trx: Transaction<Database>, userIds: readonly number[]) {
  await queueRemovalOf(ctx, trx, 'export', await deleteExportsOf(trx, userIds));
}

/** The job: exports whose day is over. */
export async function removeOldExports(ctx: Context) {
  await ctx.db.transaction().execute(async (trx) => {
    await queueRemovalOf(ctx, trx, 'export', await deleteExpiredExports(trx, ctx.services.now()));
  });
}
