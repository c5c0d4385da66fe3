import { z } from 'zod';
import { defineJob } from '../core/jobs.ts';
import { runFailure } from './failures.ts';

export const importFolder = defineJob({
  name: 'imports.run',
  payload: z.object({ import_id: z.int() }),
  attempts: 3,
  timeout: 12 * 3_600_000,
  load: async () => {
    const { runImport } = await import('./run-import.ts');
    return async (ctx, payload, run) => {
      await runImport(ctx, payload, { signal: run.signal });
    };
  },
  loadFailed: async () => {
    const { updateImport } = await import('./queries.ts');
    return async (ctx, { import_id }, reason) => {
      ctx.services.log.error({ import_id, reason }, 'import given up');
      const { sentence, kind } = runFailure(null);
      const over = { state: 'failed' as const, error: sentence, error_kind: kind, finished_at: new Date() };
      await updateImport(ctx.db, import_id, over);
    };
  },
});
