import { z } from 'zod';
import { defineJob } from '../../core/job-queue.ts';

const payload = z.object({ email: z.string(), language: z.string() });

/** Looks an address up and mails the link that sets a new password; to somebody invited, the first one. */
export const sendReset = defineJob({
  name: 'auth.send-reset',
  payload: payload.extend({ invited: z.boolean().optional() }),
  attempts: 5,
  timeout: 30_000,
});

/** Looks an address up and mails the link that confirms it. */
export const sendVerification = defineJob({
  name: 'auth.send-verification',
  payload,
  attempts: 5,
  timeout: 30_000,
});

/** Mails the link that gives an account another address, and a notice to the one it has. */
export const sendEmailChange = defineJob({
  name: 'auth.send-email-change',
  payload: z.object({ id: z.number(), email: z.string(), language: z.string() }),
  attempts: 5,
  timeout: 30_000,
});

/** Removes what is over: sessions, links, attempts, old audit events. */
export const purgeExpired = defineJob({
  name: 'auth.forget-expired',
  payload: z.object({}),
  attempts: 2,
  timeout: 60_000,
  cron: '17 3 * * *',
});
