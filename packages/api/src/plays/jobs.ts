import { z } from 'zod';
import { defineJob } from '../core/job-queue.ts';

export const rollUpPlays = defineJob({
  name: 'plays.roll-up',
  payload: z.object({}),
  attempts: 3,
  timeout: 60_000,
  cron: '*/5 * * * *',
});
