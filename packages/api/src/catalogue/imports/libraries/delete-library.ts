import type { Context } from '../../../core/context.ts';
import { AppError, notFound } from '../../../core/errors.ts';
import { indexTracks } from '../../search-index/index-entries.ts';
import * as libraries from '../library-queries.ts';
import { markMissing } from '../lost-file-queries.ts';
import * as queries from '../queries.ts';

/**
 * Forgets a folder. Nothing on the disk is touched; its tracks become missing and keep what belongs to them, for when
 * the folder is added again.
 */
export async function deleteLibrary(ctx: Context, { id }: { id: number }) {
  const removed = await queries.withLibraryLock(ctx.db, id, async () => {
    await ctx.db.transaction().execute(async (trx) => {
      if (!(await libraries.libraryById(trx, id))) throw notFound();
      const files = await libraries.presentFileIds(trx, id);
      await indexTracks(trx, await markMissing(trx, files));
      await libraries.setForgotten(trx, id, true);
    });
  });
  if (!removed) throw new AppError('conflict', 'This library is being imported. Stop the import first.');
  return { done: true as const };
}
