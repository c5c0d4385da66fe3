import { createHash, randomBytes } from 'node:crypto';
import type { z } from 'zod';
import { recordEvent } from '../audit/record-event.ts';
import type { Context } from '../core/context.ts';
import { invalid } from '../core/errors.ts';
import { queueMail } from '../mails/queue-mail.ts';
import { setPassword, userByEmail } from '../users/queries.ts';
import type { forgotPassword as forgotInput, resetPassword as resetInput } from './contract.ts';
import { verifyHuman } from './human-check.ts';
import { sendReset } from './jobs.ts';
import { limitAttempts } from './limits.ts';
import { assertGoodPassword, hashPassword } from './password.ts';
import { deleteSessionsOf, insertReset, takeReset } from './queries.ts';
import { passwordsDiffer } from './register.ts';
import { mayMail } from './verify-email.ts';

const validSeconds = 3_600;
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/**
 * Sends a link to set a new password, if there is such an account. Answer and work are the same if not: a job looks
 * the account up. At most three mails an hour go to one address.
 */
export async function forgotPassword(ctx: Context, { email, human_token }: z.output<typeof forgotInput>) {
  await limitAttempts(ctx, `forgot ${ctx.visitor?.ip ?? ''}`, { max: 20, seconds: 3_600 });
  await verifyHuman(ctx, 'forgot_password', human_token);
  if (await mayMail(ctx, `forgot mail ${email}`)) {
    await ctx.services.jobs.add(ctx.db, sendReset, { email, language: ctx.language });
  }
  return { message: ctx.translate('If there is an account of this address, a link is on its way to it.') };
}

/** The job behind `forgotPassword`. */
export async function mailReset(ctx: Context, { email, language }: { email: string; language: string }) {
  const user = await userByEmail(ctx.db, email);
  if (!user) return;
  const token = randomBytes(32).toString('base64url');
  const expires = new Date(ctx.services.now().getTime() + validSeconds * 1_000);
  const address = encodeURIComponent(user.email);
  await ctx.db.transaction().execute(async (trx) => {
    await insertReset(trx, { token_hash: hashOf(token), user_id: user.id, expires_at: expires });
    await queueMail(ctx, trx, {
      template: 'reset-password',
      to: user.email,
      language: user.language ?? language,
      params: { link: `${ctx.services.baseUrl}/password/reset/${token}?email=${address}` },
    });
  });
}

/**
 * Sets a new password by a link that works once; all sessions end. The row of the link goes in the statement that
 * takes it, so two at once cannot both succeed.
 * @throws AppError `invalid` on `token`, `email`, `password` or `password_confirmation`
 */
export async function resetPassword(ctx: Context, input: z.output<typeof resetInput>) {
  if (input.password !== input.password_confirmation) throw passwordsDiffer('password_confirmation');
  assertGoodPassword(input.password, 'password', [input.email]);
  await limitAttempts(ctx, `reset ${ctx.visitor?.ip ?? ''}`, { max: 20, seconds: 900 });
  const hash = await hashPassword(input.password);
  await ctx.db.transaction().execute(async (trx) => {
    const user = await userByEmail(trx, input.email);
    const taken = user && (await takeReset(trx, hashOf(input.token), user.id));
    if (!user || !taken) throw invalid('token', 'This link is not valid any more. Ask for a new one.');
    // Whoever reads the mails of the address has confirmed it.
    await setPassword(trx, user.id, hash, { verified: true });
    await deleteSessionsOf(trx, user.id);
    await queueMail(ctx, trx, {
      template: 'password-changed',
      to: user.email,
      language: user.language ?? ctx.language,
      params: {},
    });
    await recordEvent(trx, ctx, {
      action: 'auth.reset_password',
      object: { type: 'user', id: user.id },
      actorId: user.id,
    });
  });
  return { message: ctx.translate('Your password has been reset!') };
}
