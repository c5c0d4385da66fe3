import type { z } from 'zod';
import type { Context } from '../../../core/context.ts';
import { limitVisitor, mayMail } from '../../../platform/attempts/limit-attempts.ts';
import { verifyCaptcha } from '../captcha/verify-captcha.ts';
import type { forgotPassword as forgotInput } from '../contract.ts';
import { sendReset } from '../jobs.ts';

/**
 * Sends a link to set a new password, if there is such an account. Answer and work are the same if not: a job looks
 * the account up. At most three mails an hour go to one address.
 */
export async function forgotPassword(ctx: Context, { email, human_token }: z.output<typeof forgotInput>) {
  await limitVisitor(ctx, 'forgot', { max: 20, seconds: 3_600 });
  await verifyCaptcha(ctx, 'forgot_password', human_token);
  if (await mayMail(ctx, `forgot mail ${email}`)) {
    await ctx.services.jobs.add(ctx.db, sendReset, { email, language: ctx.language });
  }
  return { message: ctx.translate('If this address has an account, we’ve emailed a link.') };
}
