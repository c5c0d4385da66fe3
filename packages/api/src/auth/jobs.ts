import { z } from 'zod';
import { defineJob } from '../core/jobs.ts';

const payload = z.object({ email: z.string(), language: z.string() });

/** Looks an address up and mails the link that sets a new password. */
export const sendReset = defineJob({
  name: 'auth.send-reset',
  payload,
  attempts: 5,
  timeout: 30_000,
  load: async () => (await import('./mail-reset.ts')).mailReset,
});

/** Looks an address up and mails the link that confirms it. */
export const sendVerification = defineJob({
  name: 'auth.send-verification',
  payload,
  attempts: 5,
  timeout: 30_000,
  load: async () => (await import('./mail-verification.ts')).mailVerification,
});

/** Removes what is over: sessions, links, attempts, old audit events. */
export const forgetExpired = defineJob({
  name: 'auth.forget-expired',
  payload: z.object({}),
  attempts: 2,
  timeout: 60_000,
  cron: '17 3 * * *',
  load: async () => (await import('./forget-expired.ts')).forgetExpiredRows,
});
