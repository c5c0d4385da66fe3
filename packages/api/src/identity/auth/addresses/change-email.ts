import type { z } from 'zod';
import type { Context } from '../../../core/context.ts';
import { AppError, invalid } from '../../../core/errors.ts';
import { limitAttempts, mayMail } from '../../../platform/attempts/limit-attempts.ts';
import { recordEvent } from '../../../platform/audit/record-event.ts';
import { isMailReady } from '../../../platform/site-state/public-settings.ts';
import { getSite } from '../../../platform/site-state/site.ts';
import type { changeEmail as changeInput } from '../contract.ts';
import { sendEmailChange } from '../jobs.ts';
import { checkPassword } from '../passwords/check-password.ts';

/**
 * Asks for another email address: a link goes to it, and the account keeps the one it has until the link is opened.
 * The answer is the same whether or not the address has an account; a job looks it up.
 * @throws AppError `invalid` on `email` or `password`, `forbidden` for an admin signed in as this user, `conflict`
 * while the site cannot send mail, `rate_limited` after five an hour
 */
export async function changeEmail(ctx: Context, { email, password }: z.output<typeof changeInput>) {
  const user = await checkPassword(ctx, password, 'password');
  const { settings } = await getSite(ctx.db);
  if (!isMailReady(settings, ctx.services)) {
    throw new AppError('conflict', 'This site cannot send email yet. Ask the people who run it.');
  }
  if (user.email.toLowerCase() === email) throw invalid('email', 'This is already your email.');
  await limitAttempts(ctx, `email changes of ${user.id}`, { max: 5, seconds: 3_600 });
  if (await mayMail(ctx, `verify mail ${email}`)) {
    await ctx.db.transaction().execute(async (trx) => {
      await ctx.services.jobs.add(trx, sendEmailChange, { id: user.id, email, language: ctx.language });
      await recordEvent(trx, ctx, {
        action: 'auth.request_email_change',
        object: { type: 'user', id: user.id },
      });
    });
  }
  return {
    message: ctx.translate('We’ve emailed a link to :email. Your email changes when you open it.', { email }),
  };
}
