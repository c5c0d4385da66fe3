import type { Database, Transaction } from '@kantele/db';
import type { Context } from '../../core/context.ts';
import { removeUnknownFiles } from '../../platform/files/remove-files.ts';
import { discardUploads } from './jobs.ts';
import { addressSeconds } from './limits.ts';
import { keysLeftBy } from './queries.ts';

/** Uploads dropped by one job. */
const keysAtMost = 500;
/** Milliseconds after which nobody writes any more: addresses of the bucket have ended, and so have claims. */
const writableMs = (addressSeconds + 60) * 1_000;

/**
 * Queues the removal of bytes these users have sent and made no file of, in the transaction that deletes them: at once,
 * and again when what was being sent then has ended.
 */
export async function queueDiscard(ctx: Context, trx: Transaction<Database>, userIds: readonly number[]) {
  const keys = await keysLeftBy(trx, userIds);
  const later = new Date(ctx.services.now().getTime() + writableMs);
  for (let at = 0; at < keys.length; at += keysAtMost) {
    const some = { keys: keys.slice(at, at + keysAtMost) };
    await ctx.services.jobs.add(trx, discardUploads, some);
    await ctx.services.jobs.add(trx, discardUploads, some, { runAt: later });
  }
}

/** The job: drops what has come in of these uploads, and objects that were complete and have no row yet. */
export async function discardLeft(ctx: Context, { keys }: { keys: readonly string[] }): Promise<void> {
  for (const key of keys) {
    ctx.signal.throwIfAborted();
    await ctx.services.storage.discard(key);
  }
  await removeUnknownFiles(
    ctx,
    keys.map((key) => ({ key, size: null })),
  );
}
