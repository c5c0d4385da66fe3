import type { Domain } from '../../core/domain.ts';
import { handledBy } from '../../core/jobs.ts';
import * as contract from './contract.ts';
import { sendMail } from './jobs.ts';
import { purgeMails } from './queries.ts';
import { mailsRouter } from './router.ts';

export const mails = {
  name: 'mails',
  routers: { mails: mailsRouter },
  contract,
  jobs: [
    handledBy(sendMail, {
      start: async () => (await import('./send-mail.ts')).sendQueuedMail,
      fail: async () => (await import('./fail-mail.ts')).failMail,
    }),
  ],
  purges: [purgeMails],
} satisfies Domain;
