import type { Context } from '../../core/context.ts';
import { importFinished } from '../../identity/notifications/kinds/import-finished.ts';
import { notify } from '../../identity/notifications/notify.ts';
import { importById, updateImport } from './queries.ts';

/** Ends a run, and tells the admin who started it, in one transaction. */
export async function finishImport(
  ctx: Context,
  id: number,
  values: Parameters<typeof updateImport>[2],
): Promise<void> {
  await ctx.db.transaction().execute(async (trx) => {
    await updateImport(trx, id, values);
    const run = await importById(trx, id);
    if (!run || run.user_id === null || (run.state !== 'done' && run.state !== 'failed')) return;
    const { state, path, added, failed } = run;
    await notify(ctx, trx, {
      kind: importFinished,
      receivers: [run.user_id],
      actor: null,
      data: { importId: id, path, state, added, failed },
    });
  });
}
