import type { Context } from '../../core/context.ts';
import { getImport } from './get-import.ts';
import { importFolder } from './jobs.ts';

/** Leaves a run to the worker. */
export async function queueImport(ctx: Context, id: number) {
  await ctx.services.jobs.add(ctx.db, importFolder, { import_id: id }, { key: `import:${id}` });
  return getImport(ctx, { id });
}
