import { z } from 'zod';
import { defineJob } from '../../core/job-queue.ts';

/** Sends one mail; a server that does not take it is asked again, for about half an hour. */
export const sendMail = defineJob({
  name: 'mails.send',
  payload: z.object({ id: z.uuid() }),
  attempts: 8,
  timeout: 60_000,
});

/** The same for a mail that nobody can ask for again: it is tried for two days and a half. */
export const sendMessage = { ...sendMail, attempts: 20 };

/** The job that sends mails of a template. */
export const jobOf = (template: string) => (template === 'contact-message' ? sendMessage : sendMail);
