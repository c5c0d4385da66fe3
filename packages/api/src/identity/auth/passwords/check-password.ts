import { userOf } from '../../../core/actor.ts';
import type { Context } from '../../../core/context.ts';
import { AppError, invalid } from '../../../core/errors.ts';
import { limitAttempts } from '../../../platform/attempts/limit-attempts.ts';
import { findAccount } from '../../accounts/find-account.ts';
import { verifyPassword } from './password.ts';

/**
 * Checks the signed-in user's password.
 * @throws AppError `invalid` on the field, `rate_limited` after five a minute, `forbidden` for an admin signed in as this user: what
 * asks for a password is for its owner alone
 */
export async function checkPassword(ctx: Context, password: string, field: string) {
  if (userOf(ctx.actor).impersonatorId !== null) throw new AppError('forbidden');
  const user = await findAccount(ctx.db, { id: userOf(ctx.actor).id });
  const attempt = await limitAttempts(ctx, `password of ${user?.id}`, { max: 5, seconds: 60 });
  if (!user || !(await verifyPassword(user.password_hash, password))) {
    throw invalid(field, 'Wrong password.');
  }
  await attempt.forgive();
  return user;
}
