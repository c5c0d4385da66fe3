import { z } from 'zod';
import { defineJob } from '../core/jobs.ts';

/** Gathers what is kept about a user. */
export const makeExport = defineJob({
  name: 'users.make-export',
  payload: z.object({ export_id: z.int() }),
  attempts: 3,
  timeout: 600_000,
  load: async () => (await import('./write-data-export.ts')).writeDataExport,
  loadFailed: async () => {
    const { updateExport } = await import('./export-queries.ts');
    return (ctx, { export_id }) => updateExport(ctx.db, export_id, { state: 'failed' });
  },
});

export const removeExports = defineJob({
  name: 'users.remove-exports',
  payload: z.object({}),
  attempts: 2,
  timeout: 60_000,
  cron: '41 * * * *',
  load: async () => (await import('./remove-exports.ts')).removeOldExports,
});

/** Removes files whose rows are gone. */
export const removeFiles = defineJob({
  name: 'users.remove-files',
  payload: z.object({ keys: z.array(z.string()) }),
  attempts: 10,
  timeout: 60_000,
  load:
    async () =>
    async (ctx, { keys }) => {
      for (const key of keys) await ctx.services.storage.remove(key);
    },
});
