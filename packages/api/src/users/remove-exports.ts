import type { Database, Transaction } from '@kantele/db';
import type { Context } from '../core/context.ts';
import { deleteExpiredExports, deleteExportsOf } from './export-queries.ts';
import { removeFiles } from './jobs.ts';

/** Removes the exports of these users, and queues the removal of their files. */
export async function removeExports(ctx: Context, trx: Transaction<Database>, userIds: readonly number[]) {
  const keys = await deleteExportsOf(trx, userIds);
  if (keys.length > 0) await ctx.services.jobs.add(trx, removeFiles, { keys });
}

/** The job: files of exports whose day is over. */
export async function removeOldExports(ctx: Context) {
  const keys = await deleteExpiredExports(ctx.db, ctx.services.now());
  for (const key of keys) await ctx.services.storage.remove(key);
}
