import type { DownloadKind } from '../../../core/audio/audio-tools.ts';
import type { Context } from '../../../core/context.ts';
import { queueAwaited } from '../jobs.ts';
import { awaitDownloads, lockAwaiting } from './download-queries.ts';

/** Files that are made at once for one person; the others are queued when they ask again. */
export const madeAtOnce = 20;

/** Has files made that somebody waits for, who may download them. */
export async function queueDownloads(
  ctx: Context,
  wanted: readonly { track_id: number; kind: DownloadKind }[],
): Promise<void> {
  if (wanted.length === 0) return;
  const who = ctx.actor.kind === 'user' ? `user:${ctx.actor.id}` : ctx.actor.kind;
  await ctx.db.transaction().execute(async (trx) => {
    await lockAwaiting(trx, who);
    await queueAwaited(ctx, trx, await awaitDownloads(trx, who, wanted, madeAtOnce));
  });
}
