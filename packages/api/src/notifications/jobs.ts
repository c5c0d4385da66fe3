import { z } from 'zod';
import { defineJob } from '../core/job-queue.ts';

/** Mails what waits: at once, or in the morning of each receiver. Who wants it at once gets a mail in ten minutes at most. */
export const mailMessages = defineJob({
  name: 'notifications.mail',
  payload: z.object({}),
  attempts: 3,
  timeout: 300_000,
  cron: '*/10 * * * *',
});
