import { createHash } from 'node:crypto';
import type { z } from 'zod';
import type { Context } from '../../../core/context.ts';
import { invalid } from '../../../core/errors.ts';
import { limitVisitor } from '../../../platform/attempts/limit-attempts.ts';
import { recordEvent } from '../../../platform/audit/record-event.ts';
import { findAccount, lockAccount } from '../../accounts/find-account.ts';
import type { resetPassword as resetInput } from '../contract.ts';
import { takeReset } from '../queries.ts';
import { hashPassword, passwordsDiffer } from './password.ts';
import { passwordRule } from './password-rule.ts';
import { replacePassword } from './replace-password.ts';

export const validSeconds = 3_600;
export const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/**
 * Sets a new password by a link that works once; all sessions and access tokens end. The row of the link goes in the statement that
 * takes it, so two at once cannot both succeed.
 * @throws AppError `invalid` on `token`, `email`, `password` or `password_confirmation`
 */
export async function resetPassword(ctx: Context, input: z.output<typeof resetInput>) {
  if (input.password !== input.password_confirmation) throw passwordsDiffer('password_confirmation');
  const assertGoodPassword = await passwordRule(ctx);
  await limitVisitor(ctx, 'reset', { max: 20, seconds: 900 });
  const hash = await hashPassword(input.password);
  await ctx.db.transaction().execute(async (trx) => {
    const found = await findAccount(trx, { email: input.email });
    const user = found && (await lockAccount(trx, found.id));
    const taken = user && (await takeReset(trx, hashOf(input.token), user.id));
    if (!user || !taken) throw invalid('token', 'This link is not valid any more. Ask for a new one.');
    // After the link, as it tells of the name of the account; when it refuses, the link stays good.
    assertGoodPassword(input.password, 'password', user);
    // Whoever reads the mails of the address has confirmed it.
    await replacePassword(ctx, trx, user, hash, { confirmed: true, tokens: true });
    await recordEvent(trx, ctx, {
      action: 'auth.reset_password',
      object: { type: 'user', id: user.id },
      actorId: user.id,
    });
  });
  return { message: ctx.translate('Your password has been reset!') };
}
