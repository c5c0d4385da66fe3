import { z } from 'zod';
import { defineJob } from '../core/job-queue.ts';

export const publishScheduled = defineJob({
  name: 'albums.publish',
  payload: z.object({}),
  attempts: 1,
  timeout: 30_000,
  cron: '* * * * *',
});
