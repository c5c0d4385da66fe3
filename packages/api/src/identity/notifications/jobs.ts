import { z } from 'zod';
import { defineJob } from '../../core/job-queue.ts';

/** Mails what waits: at once, or in the morning of each receiver. Who wants it at once gets a mail in ten minutes at most. */
export const mailMessages = defineJob({
  name: 'notifications.mail',
  payload: z.object({}),
  attempts: 3,
  timeout: 300_000,
  cron: '*/10 * * * *',
});

/** Sends what waits to the browsers of one user; push services that do not answer are asked again, for some hours. */
export const sendPushes = defineJob({
  name: 'notifications.push',
  payload: z.object({ user: z.int() }),
  attempts: 12,
  timeout: 300_000,
});

/** The key of the job that sends to a user's browsers, and of the queue of all that do. */
export const pushKey = ({ user }: { user: number }) => `push:${user}`;

/** Tells everybody who has an account, a batch at a time. */
export const tellEverybody = defineJob({
  name: 'notifications.tell-everybody',
  payload: z.object({
    id: z.uuid(),
    title: z.string(),
    body: z.string(),
    /** The last user who was told. */
    after: z.int(),
  }),
  attempts: 20,
  timeout: 60_000,
});
