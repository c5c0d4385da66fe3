import { z } from 'zod';
import { defineJob } from '../core/job-queue.ts';

export const refreshSummaries = defineJob({
  name: 'tracks.summaries',
  payload: z.object({}),
  attempts: 3,
  timeout: 300_000,
  cron: '29 3 * * *',
});
