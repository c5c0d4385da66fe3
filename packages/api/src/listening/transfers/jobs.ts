import { z } from 'zod';
import { defineJob } from '../../core/job-queue.ts';

/** Queued with a library that comes in, and when music has come; every night for music that came in another way. */
export const completeTransfers = defineJob({
  name: 'transfers.complete',
  payload: z.object({}),
  attempts: 3,
  timeout: 30 * 60_000,
  cron: '50 3 * * *',
});
