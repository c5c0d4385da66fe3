import { z } from 'zod';
import { defineJob } from '../core/jobs.ts';

export const refreshSearch = defineJob({
  name: 'search.refresh',
  payload: z.object({}),
  attempts: 3,
  timeout: 300_000,
  cron: '17 * * * *',
  load: async () => {
    const { rebuildSearch } = await import('./rebuild-search.ts');
    return (ctx) => rebuildSearch(ctx.db);
  },
});
