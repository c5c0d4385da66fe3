import type { Context } from '../../../core/context.ts';
import { findAccount } from '../../accounts/find-account.ts';
import { queueVerification } from './queue-verification.ts';

/** The job behind `resendVerification`. */
export async function mailVerification(
  ctx: Context,
  { email, language }: { email: string; language: string },
) {
  const user = await findAccount(ctx.db, { email });
  if (!user || user.email_verified_at) return;
  await queueVerification(ctx, ctx.db, { ...user, language: user.language ?? language });
}
