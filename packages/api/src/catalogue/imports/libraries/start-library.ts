import type { Context } from '../../../core/context.ts';
import { notFound } from '../../../core/errors.ts';
import { unfinishedOrNew } from '../create-import.ts';
import * as libraries from '../library-queries.ts';
import { queueImport } from '../queue-import.ts';

/** Imports the folder of a library now, as a job. */
export async function startLibrary(ctx: Context, { id }: { id: number }) {
  const run = await ctx.db.transaction().execute(async (trx) => {
    await libraries.lockLibraries(trx);
    if (!(await libraries.libraryById(trx, id))) throw notFound();
    return unfinishedOrNew(ctx, trx, id, 'admin');
  });
  return queueImport(ctx, run.id);
}
