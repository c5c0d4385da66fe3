import { z } from 'zod';
import { defineJob } from '../core/jobs.ts';

/** Sends one mail; a server that does not take it is asked again, for about half an hour. */
export const sendMail = defineJob({
  name: 'mails.send',
  payload: z.object({ id: z.uuid() }),
  attempts: 8,
  timeout: 60_000,
  load: async () => {
    const { sendQueuedMail } = await import('./send-mail.ts');
    return sendQueuedMail;
  },
  loadFailed: async () => {
    const { endMail } = await import('./queries.ts');
    return (ctx, { id }, reason) => endMail(ctx.db, id, { state: 'failed', error: reason.slice(0, 500) });
  },
});
