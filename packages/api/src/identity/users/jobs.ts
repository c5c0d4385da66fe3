import { z } from 'zod';
import { defineJob } from '../../core/job-queue.ts';

/** Gathers what is kept about a user. */
export const makeExport = defineJob({
  name: 'users.make-export',
  payload: z.object({ export_id: z.int() }),
  attempts: 3,
  timeout: 600_000,
});

export const removeExports = defineJob({
  name: 'users.remove-exports',
  payload: z.object({}),
  attempts: 2,
  timeout: 60_000,
  cron: '41 * * * *',
});
