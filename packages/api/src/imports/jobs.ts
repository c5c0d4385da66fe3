import { z } from 'zod';
import { defineJob } from '../core/jobs.ts';

export const importFolder = defineJob({
  name: 'imports.run',
  payload: z.object({ import_id: z.int() }),
  attempts: 3,
  timeout: 12 * 3_600_000,
  load: async () => {
    const { runImport } = await import('./run-import.ts');
    return (ctx, payload, run) => runImport(ctx, payload, { signal: run.signal });
  },
  loadFailed: async () => {
    const { updateImport } = await import('./queries.ts');
    return (ctx, { import_id }, reason) =>
      updateImport(ctx.db, import_id, {
        state: 'failed',
        error: reason.slice(0, 500),
        finished_at: new Date(),
      });
  },
});
