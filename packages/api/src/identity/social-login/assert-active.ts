import type { Context } from '../../core/context.ts';
import { AppError } from '../../core/errors.ts';
import { findAccount } from '../accounts/find-account.ts';
import { isSuspended } from '../roles/holder.ts';

/** @throws AppError `forbidden` for a suspended user, with the reason */
export async function assertActive(ctx: Context, userId: number): Promise<void> {
  const user = await findAccount(ctx.db, { id: userId });
  if (!user || !isSuspended(user, ctx.services.now())) return;
  const reason = user.suspended_reason ?? '';
  throw new AppError('forbidden', 'This account is suspended. :reason', { params: { reason } });
}
