import { assertRecent } from '../../../core/actor.ts';
import type { Context } from '../../../core/context.ts';
import { recordEvent } from '../../../platform/audit/record-event.ts';
import { makeExport } from '../jobs.ts';
import { insertExport } from './export-queries.ts';
import { getDataExport } from './get-data-export.ts';
import { removeExports } from './remove-exports.ts';

/** Starts gathering everything kept about the user. @throws AppError `locked` without a recent password */
export async function requestDataExport(ctx: Context) {
  assertRecent(ctx.actor, ctx.services.now());
  const { id } = ctx.actor;
  const current = await getDataExport(ctx);
  if (current.export?.state === 'queued') return current;
  await ctx.db.transaction().execute(async (trx) => {
    await removeExports(ctx, trx, [id]);
    await ctx.services.jobs.add(trx, makeExport, { export_id: await insertExport(trx, id) });
    await recordEvent(trx, ctx, { action: 'users.export', object: { type: 'user', id } });
  });
  return getDataExport(ctx);
}
