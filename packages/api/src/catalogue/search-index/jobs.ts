import { z } from 'zod';
import { defineJob } from '../../core/job-queue.ts';

export const refreshSearch = defineJob({
  name: 'search.refresh',
  payload: z.object({}),
  attempts: 3,
  timeout: 300_000,
  cron: '17 * * * *',
});
