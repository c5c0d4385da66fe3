import type { Context } from '../../core/context.ts';
import { runFailure } from './failures.ts';
import { finishImport } from './finish-import.ts';

/** Notes that an import has failed for good. */
export async function failImport(ctx: Context, { import_id }: { import_id: number }, reason: string) {
  ctx.services.log.error({ import_id, reason }, 'import given up');
  const { sentence, kind } = runFailure(null);
  await finishImport(ctx, import_id, {
    state: 'failed',
    error: sentence,
    error_kind: kind,
    finished_at: ctx.services.now(),
  });
}
