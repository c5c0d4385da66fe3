import type { z } from 'zod';
import { recordEvent } from '../audit/record-event.ts';
import { userOf } from '../core/actor.ts';
import type { Context } from '../core/context.ts';
import { invalid } from '../core/errors.ts';
import { queueMail } from '../mails/queue-mail.ts';
import { setPassword, userById } from '../users/queries.ts';
import type { changePassword as changeInput, confirmPassword as confirmInput } from './contract.ts';
import { limitAttempts } from './limits.ts';
import { openSession } from './open-session.ts';
import { assertGoodPassword, hashPassword, verifyPassword } from './password.ts';
import { deleteSessionsOf, touchAuthenticated } from './queries.ts';
import { passwordsDiffer } from './register.ts';

/** Checks the signed-in user's password. @throws AppError `invalid` on the field, `rate_limited` after five a minute */
async function checkPassword(ctx: Context, password: string, field: string) {
  const user = await userById(ctx.db, userOf(ctx.actor).id);
  const attempt = await limitAttempts(ctx, `password of ${user?.id}`, { max: 5, seconds: 60 });
  if (!user || !(await verifyPassword(user.password_hash, password))) {
    throw invalid(field, 'This password is not right.');
  }
  await attempt.forgive();
  return user;
}

/** Gives the password again: what is dangerous asks for a recent one. */
export async function confirmPassword(ctx: Context, { password }: z.output<typeof confirmInput>) {
  await checkPassword(ctx, password, 'password');
  await touchAuthenticated(ctx.db, userOf(ctx.actor).sessionHash ?? '');
  return { done: true as const };
}

/**
 * Changes the password; all other sessions end and this one gets a new id.
 * @throws AppError `invalid` on `current_password`, `new_password` or `new_password_confirmation`
 */
export async function changePassword(ctx: Context, input: z.output<typeof changeInput>) {
  if (input.new_password !== input.new_password_confirmation) throw passwordsDiffer('new_password');
  const user = await checkPassword(ctx, input.current_password, 'current_password');
  assertGoodPassword(input.new_password, 'new_password', [user.email]);
  const hash = await hashPassword(input.new_password);
  await ctx.db.transaction().execute(async (trx) => {
    await setPassword(trx, user.id, hash);
    await deleteSessionsOf(trx, user.id);
    await queueMail(ctx, trx, {
      template: 'password-changed',
      to: user.email,
      language: user.language ?? ctx.language,
      params: {},
    });
    await recordEvent(trx, ctx, { action: 'auth.change_password', object: { type: 'user', id: user.id } });
  });
  await openSession(ctx, user.id, { remember: true });
  return { done: true as const };
}
