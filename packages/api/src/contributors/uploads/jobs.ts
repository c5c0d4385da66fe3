import { z } from 'zod';
import { defineJob } from '../../core/job-queue.ts';

/** Gives up uploads whose time is over, each minute: a direct one whose sender is gone cannot be resumed. */
export const expireUploads = defineJob({
  name: 'uploads.expire',
  payload: z.object({}),
  attempts: 1,
  timeout: 60_000,
  cron: '* * * * *',
});

/** Drops the bytes of uploads whose rows are gone with their senders. */
export const discardUploads = defineJob({
  name: 'uploads.discard',
  payload: z.object({ keys: z.array(z.string()) }),
  attempts: 25,
  timeout: 600_000,
});
