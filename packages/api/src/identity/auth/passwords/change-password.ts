import type { z } from 'zod';
import { userOf } from '../../../core/actor.ts';
import type { Context } from '../../../core/context.ts';
import { recordEvent } from '../../../platform/audit/record-event.ts';
import type { changePassword as changeInput } from '../contract.ts';
import { openSession } from '../sessions/open-session.ts';
import { isRemembered } from '../sessions/session-queries.ts';
import { checkPassword } from './check-password.ts';
import { hashPassword, passwordsDiffer } from './password.ts';
import { passwordRule } from './password-rule.ts';
import { replacePassword } from './replace-password.ts';

/**
 * Changes the password; all other sessions end and this one gets a new id. Access tokens go as well when that is asked
 * for.
 * @throws AppError `forbidden` for an admin signed in as this user, `invalid` on `current_password`, `new_password` or `new_password_confirmation`
 */
export async function changePassword(ctx: Context, input: z.output<typeof changeInput>) {
  if (input.new_password !== input.new_password_confirmation)
    throw passwordsDiffer('new_password_confirmation');
  const user = await checkPassword(ctx, input.current_password, 'current_password');
  const assertGoodPassword = await passwordRule(ctx);
  assertGoodPassword(input.new_password, 'new_password', user);
  const hash = await hashPassword(input.new_password);
  const remember = await isRemembered(ctx.db, userOf(ctx.actor).sessionHash ?? '');
  await ctx.db.transaction().execute(async (trx) => {
    await replacePassword(ctx, trx, user, hash, { tokens: input.revoke_tokens });
    await recordEvent(trx, ctx, {
      action: 'auth.change_password',
      object: { type: 'user', id: user.id },
      data: { tokens_revoked: input.revoke_tokens },
    });
  });
  await openSession(ctx, user.id, { remember, impersonatorId: null });
  return { done: true as const };
}
