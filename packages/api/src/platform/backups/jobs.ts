import { z } from 'zod';
import { defineJob } from '../../core/job-queue.ts';

/** Begins the nightly backup when it is due. */
export const beginNightly = defineJob({
  name: 'backups.begin',
  payload: z.object({}),
  attempts: 1,
  timeout: 60_000,
  cron: '*/10 * * * *',
});

/** Makes a backup; once more after a failure, and when the process died in it. A second attempt goes on with the files of the first. */
export const writeNightly = defineJob({
  name: 'backups.write',
  payload: z.object({
    /** When it began to be wanted, in ISO 8601. */
    begun_at: z.iso.datetime(),
  }),
  attempts: 2,
  timeout: 12 * 3_600_000,
});
