import type { z } from 'zod';
import type { Context } from '../../../core/context.ts';
import { limitVisitor, mayMail } from '../../../platform/attempts/limit-attempts.ts';
import type { sendVerification as sendInput } from '../contract.ts';
import { sendVerification } from '../jobs.ts';

/**
 * Sends the link again; the answer never tells whether the address has an account. At most three mails an hour go to
 * one address.
 */
export async function resendVerification(ctx: Context, { email }: z.output<typeof sendInput>) {
  await limitVisitor(ctx, 'verify mails', { max: 20, seconds: 3_600 });
  if (await mayMail(ctx, `verify mail ${email}`)) {
    await ctx.services.jobs.add(ctx.db, sendVerification, { email, language: ctx.language });
  }
  return { message: ctx.translate('Email sent') };
}
