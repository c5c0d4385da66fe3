import type { Context } from '../../../core/context.ts';
import { queueMail } from '../../../platform/mails/queue-mail.ts';
import { findAccount } from '../../accounts/find-account.ts';
import { emailChangeSignature } from './email-change-link.ts';
import { validSeconds } from './queue-verification.ts';

/** The job behind `changeEmail`: the link goes to the new address if nobody has it, a notice to the one in use. */
export async function mailEmailChange(
  ctx: Context,
  { id, email, language }: { id: number; email: string; language: string },
) {
  const user = await findAccount(ctx.db, { id });
  if (!user || user.email.toLowerCase() === email) return;
  const taken = await findAccount(ctx.db, { email });
  const { secret, baseUrl, now } = ctx.services;
  const expires = Math.floor(now().getTime() / 1_000) + validSeconds;
  const signature = emailChangeSignature(secret, user, email, expires);
  const link = `${baseUrl}/verify-email/${id}/${expires}/${signature}?email=${encodeURIComponent(email)}`;
  const known = user.language ?? language;
  await ctx.db.transaction().execute(async (trx) => {
    if (!taken) {
      await queueMail(ctx, trx, { template: 'change-email', to: email, language: known, params: { link } });
    }
    // An address nobody has confirmed may be a stranger's.
    if (user.email_verified_at) {
      await queueMail(ctx, trx, {
        template: 'email-change-requested',
        to: user.email,
        language: known,
        params: {},
      });
    }
  });
}
