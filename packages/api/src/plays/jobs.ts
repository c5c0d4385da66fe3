import { z } from 'zod';
import { defineJob } from '../core/jobs.ts';

export const rollUpPlays = defineJob({
  name: 'plays.roll-up',
  payload: z.object({}),
  attempts: 3,
  timeout: 60_000,
  cron: '*/5 * * * *',
  load: async () => {
    const { countPlays, dropOldReceipts } = await import('./queries.ts');
    return async (ctx) => {
      await ctx.db.transaction().execute((trx) => countPlays(trx));
      await dropOldReceipts(ctx.db);
    };
  },
});
