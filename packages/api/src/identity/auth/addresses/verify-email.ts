import type { z } from 'zod';
import { userOf } from '../../../core/actor.ts';
import type { Context } from '../../../core/context.ts';
import { findAccount } from '../../accounts/find-account.ts';
import { updateAccount } from '../../accounts/update-account.ts';
import { getBootstrap } from '../../bootstrap/get-bootstrap.ts';
import type { verifyEmail as input } from '../contract.ts';
import { confirmEmailChange } from './confirm-email-change.ts';
import { assertLink, type SignedLink } from './link.ts';
import { verificationSignature } from './queue-verification.ts';

/**
 * Confirms an address by the parts of its link; with `email`, that one becomes the account's.
 * @throws AppError `forbidden` for a changed link or another user's, `gone` after 24 hours, `invalid` on `email`
 */
export async function verifyEmail(ctx: Context, { email, ...link }: z.output<typeof input>) {
  if (email === undefined) await confirmEmail(ctx, link);
  else await confirmEmailChange(ctx, { ...link, email });
  const next = ctx.actor.kind === 'user' ? { ...ctx, actor: { ...userOf(ctx.actor), verified: true } } : ctx;
  return { verified: true as const, bootstrapData: await getBootstrap(next, {}) };
}

/** A second time does no harm. */
async function confirmEmail(ctx: Context, link: SignedLink): Promise<void> {
  const { id, expires } = link;
  const user = await findAccount(ctx.db, { id });
  assertLink(ctx, link, user && verificationSignature(ctx.services.secret, id, user.email, expires));
  if (!user?.email_verified_at) await updateAccount(ctx.db, id, { confirmed: true });
}
