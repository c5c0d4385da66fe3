import { z } from 'zod';
import { defineJob } from '../core/job-queue.ts';

/** Gives up uploads whose time is over, each minute: a direct one whose sender is gone cannot be resumed. */
export const expireUploads = defineJob({
  name: 'uploads.expire',
  payload: z.object({}),
  attempts: 1,
  timeout: 60_000,
  cron: '* * * * *',
});
