import type { Database, Db, FileKind, Transaction } from '@kantele/db';
import { z } from 'zod';
import type { Context } from '../../core/context.ts';
import { type AddJobOptions, defineJob } from '../../core/job-queue.ts';
import { keysOfUsers } from './entry-queries.ts';
import { keysOfOwners } from './queries.ts';

/** Removes objects that nothing names any more. */
export const removeFiles = defineJob({
  name: 'files.remove',
  payload: z.object({ keys: z.array(z.string()) }),
  attempts: 25,
  timeout: 600_000,
});

/** The same, as versions before 0017 queued it. */
export const removeFilesBefore = { ...removeFiles, name: 'users.remove-files' };

/** Compares the store with what is known of it, both ways. */
export const sweepFiles = defineJob({
  name: 'files.sweep',
  payload: z.object({}),
  attempts: 2,
  timeout: 6 * 3_600_000,
  cron: '11 3 * * *',
});

/** Objects removed by one job. */
const keysAtMost = 500;

/** Queues the removal of objects, in the transaction that takes their names away. */
export async function queueRemoval(
  ctx: Context,
  db: Db | Transaction<Database>,
  keys: readonly string[],
  options: AddJobOptions = {},
) {
  for (let at = 0; at < keys.length; at += keysAtMost) {
    await ctx.services.jobs.add(db, removeFiles, { keys: keys.slice(at, at + keysAtMost) }, options);
  }
}

/** Milliseconds after which it is looked again whether a backup still copies files. */
const laterMs = 5 * 60_000;

/** Queues a removal again that could not be done now. */
export async function queueLaterRemoval(ctx: Context, keys: readonly string[]) {
  await queueRemoval(ctx, ctx.db, keys, { runAt: new Date(ctx.services.now().getTime() + laterMs) });
}

/**
 * Queues the removal of everything these owners have, in the transaction that deletes them. What another row still
 * names when the job runs stays.
 */
export async function queueRemovalOf(
  ctx: Context,
  trx: Transaction<Database>,
  kind: FileKind,
  owners: readonly string[],
) {
  if (owners.length > 0) await queueRemoval(ctx, trx, await keysOfOwners(trx, kind, owners));
}

/**
 * Queues the removal of everything these users have uploaded, in the transaction that deletes them. Sound that a track
 * is played from stays.
 */
export async function queueRemovalOfUsers(
  ctx: Context,
  trx: Transaction<Database>,
  userIds: readonly number[],
) {
  await queueRemoval(ctx, trx, await keysOfUsers(trx, userIds));
}

/** Removes what has been in the trash for thirty days. */
export const emptyTrash = defineJob({
  name: 'files.empty-trash',
  payload: z.object({}),
  attempts: 3,
  timeout: 600_000,
  cron: '41 3 * * *',
});
