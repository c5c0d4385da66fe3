import type { Context } from '../../../core/context.ts';
import { AppError, notFound } from '../../../core/errors.ts';
import { unfinishedOrNew } from '../create-import.ts';
import { getImport } from '../get-import.ts';
import { importFolder } from '../jobs.ts';
import { lockLibraries } from '../library-queries.ts';
import * as queries from '../queries.ts';

/**
 * Says that the files a run could not find are really gone: another run looks for them once more and marks those it
 * does not find, however many they are.
 * @returns that run
 * @throws AppError `not_found`, `conflict` when the run does not ask, or was answered already
 */
export async function confirmMissing(ctx: Context, { id }: { id: number }) {
  const next = await ctx.db.transaction().execute(async (trx) => {
    await lockLibraries(trx);
    const row = await queries.importById(trx, id);
    if (!row) throw notFound();
    if (row.state !== 'needs_confirmation') throw new AppError('conflict', 'There is nothing to confirm.');
    await queries.updateImport(trx, id, { state: 'done' });
    const run = await unfinishedOrNew(ctx, trx, row.library_id, 'admin');
    await queries.updateImport(trx, run.id, { accept_missing: true });
    await ctx.services.jobs.add(trx, importFolder, { import_id: run.id }, { key: `import:${run.id}` });
    return run.id;
  });
  return getImport(ctx, { id: next });
}
