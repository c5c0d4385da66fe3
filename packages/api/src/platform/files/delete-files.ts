import type { Database, Transaction } from '@kantele/db';
import type { z } from 'zod';
import type { Context } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';
import { recordEvent } from '../audit/record-event.ts';
import type * as contract from './contract.ts';
import { refuseTaken } from './create-folder.ts';
import {
  idsOfKeys,
  lockEntries,
  moveOutOfTrash,
  removeEntries,
  setTrashed,
  trashedBefore,
} from './entry-queries.ts';
import { queueRemoval } from './jobs.ts';
import { canEditFile } from './policy.ts';

/** Days an entry stays in the trash. */
const trashDays = 30;

/**
 * Moves entries to the trash, or removes them for good with all that lies in them: all of them or none. Sound that a
 * track is played from stays with the track.
 * @throws AppError `not_found` when one of them is not there or belongs to somebody else
 */
export async function deleteFiles(ctx: Context, input: z.output<typeof contract.deleteFiles>) {
  const { entryIds, paths, deleteForever } = input;
  return ctx.db.transaction().execute(async (trx) => {
    const ids = await lockOwn(ctx, trx, [...entryIds, ...(await idsOfPaths(trx, paths))]);
    if (!deleteForever) return { changed: await setTrashed(trx, ids, true) };
    return { changed: await removeForGood(ctx, trx, ids) };
  });
}

/**
 * Takes entries out of the trash; what lies in a folder that stays there goes to the top.
 * @throws AppError `not_found`; `invalid` when a folder of the name is there by now
 */
export async function restoreFiles(ctx: Context, { entryIds }: z.output<typeof contract.fileIds>) {
  return ctx.db
    .transaction()
    .execute(async (trx) => {
      const ids = await lockOwn(ctx, trx, entryIds);
      const changed = await setTrashed(trx, ids, false);
      await moveOutOfTrash(trx, ids);
      return { changed };
    })
    .catch(refuseTaken);
}

/** The nightly job: what has been in the trash for thirty days goes. */
export async function emptyTrash(ctx: Context): Promise<void> {
  const before = new Date(ctx.services.now().getTime() - trashDays * 24 * 3_600_000);
  for (;;) {
    const ids = await trashedBefore(ctx.db, before, 100);
    if (ids.length === 0) return;
    await ctx.db.transaction().execute((trx) => removeForGood(ctx, trx, ids));
  }
}

async function removeForGood(ctx: Context, trx: Transaction<Database>, ids: readonly number[]) {
  const { count, keys } = await removeEntries(trx, ids);
  await queueRemoval(ctx, trx, keys);
  const [id = 0] = ids;
  await recordEvent(trx, ctx, { action: 'files.delete', object: { type: 'file', id }, data: { count } });
  return count;
}

async function lockOwn(ctx: Context, trx: Transaction<Database>, ids: readonly number[]) {
  const wanted = [...new Set(ids)];
  const rows = await lockEntries(trx, wanted);
  if (rows.length < wanted.length || !rows.every((row) => canEditFile(ctx.actor, row))) throw notFound();
  return wanted;
}

/** Entries by the address of their content or the key of their object. */
async function idsOfPaths(trx: Transaction<Database>, paths: readonly string[]): Promise<number[]> {
  const byAddress = paths.map((path) => Number(/\/file-entries\/(\d{1,15})(?:\/content)?$/.exec(path)?.[1]));
  const keys = paths.filter((_, index) => Number.isNaN(byAddress[index]));
  const found = await idsOfKeys(trx, keys);
  if (found.length < new Set(keys).size) throw notFound();
  return [...byAddress.filter((id) => !Number.isNaN(id)), ...found.map(({ id }) => id)];
}
