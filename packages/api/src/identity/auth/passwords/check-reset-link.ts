import type { z } from 'zod';
import type { Context } from '../../../core/context.ts';
import { limitVisitor } from '../../../platform/attempts/limit-attempts.ts';
import type { resetLink } from '../contract.ts';
import { isResetOpen } from '../queries.ts';
import { hashOf } from './reset-password.ts';

/** Whether a mailed link still sets a password, for its page to say before anything is typed. @throws AppError `rate_limited` */
export async function checkResetLink(ctx: Context, { token }: z.output<typeof resetLink>) {
  await limitVisitor(ctx, 'reset link', { max: 60, seconds: 900 });
  return { open: await isResetOpen(ctx.db, hashOf(token), ctx.services.now()) };
}
