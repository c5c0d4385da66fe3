import { permitted, router } from '../../core/trpc.ts';
import * as contract from './contract.ts';
import { getMail } from './get-mail.ts';
import { listMails } from './list-mails.ts';
import { resendMail } from './resend-mail.ts';

const manage = permitted('settings.manage', { inPerson: true });

export const mailsRouter = router({
  list: manage
    .input(contract.listMails)
    .output(contract.mailPage)
    .query(({ ctx, input }) => listMails(ctx, input)),
  get: manage
    .input(contract.getMail)
    .output(contract.mailResponse)
    .query(({ ctx, input }) => getMail(ctx, input)),
  resend: manage
    .input(contract.resendMail)
    .output(contract.resentMail)
    .mutation(({ ctx, input }) => resendMail(ctx, input)),
});
