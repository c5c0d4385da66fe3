import { mayRemoveFiles } from '@kantele/db';
import type { Context } from '../../core/context.ts';
import { publishEvent } from '../../core/publish-event.ts';
import { queueLaterRemoval } from './jobs.ts';
import { deleteFiles, lockFiles, putUnknown, unusedOf } from './queries.ts';

/** Objects removed in one transaction, which holds their rows meanwhile. */
const atATime = 50;
/** An object that is being written and not named is left alone for so long. */
export const graceMs = 24 * 3_600_000;

/**
 * The job: removes those of these objects that nothing names. Their rows are locked while their bytes go, so that
 * whoever writes or names one of them meanwhile does so afterwards. A process that dies in between leaves rows without
 * bytes, which the next attempt removes. While a backup copies files nothing is removed, and the rest is queued for later.
 * @returns how many were removed
 */
export async function removeUnusedFiles(
  ctx: Context,
  { keys }: { keys: readonly string[] },
): Promise<number> {
  const pendingSince = new Date(ctx.services.now().getTime() - graceMs);
  let removed = 0;
  for (let at = 0; at < keys.length; at += atATime) {
    ctx.signal.throwIfAborted();
    const some = keys.slice(at, at + atATime);
    const mayGo = await ctx.db.transaction().execute(async (trx) => {
      if (!(await mayRemoveFiles(trx))) return false;
      await lockFiles(trx, some);
      const files = await unusedOf(trx, some, pendingSince);
      if (files.length === 0) return true;
      const going = files.map(({ key }) => key);
      await publishEvent(ctx, trx, 'files.removing', { keys: going });
      await deleteFiles(trx, going);
      await publishEvent(ctx, trx, 'files.removed', { files });
      for (const key of going) await ctx.services.storage.remove(key);
      removed += going.length;
      return true;
    });
    if (!mayGo) {
      await queueLaterRemoval(ctx, keys.slice(at));
      return removed;
    }
  }
  return removed;
}

/** The job as versions before 0017 queued it: the rows of these objects were deleted, so they never got one. */
export async function removeFilesQueuedBefore(ctx: Context, { keys }: { keys: readonly string[] }) {
  await removeUnknownFiles(
    ctx,
    keys.map((key) => ({ key, size: null })),
  );
}

/** Removes objects that have no row: they get one, and go like all that nothing names. */
export async function removeUnknownFiles(
  ctx: Context,
  files: readonly { key: string; size: number | null }[],
): Promise<number> {
  if (files.length === 0) return 0;
  await putUnknown(ctx.db, files);
  return removeUnusedFiles(ctx, { keys: files.map(({ key }) => key) });
}
