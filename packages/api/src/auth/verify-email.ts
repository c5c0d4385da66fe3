import { timingSafeEqual } from 'node:crypto';
import type { z } from 'zod';
import { userOf } from '../core/actor.ts';
import type { Context } from '../core/context.ts';
import { AppError } from '../core/errors.ts';
import { getBootstrap } from '../settings/get-bootstrap.ts';
import { findAccount } from '../users/find-account.ts';
import { updateAccount } from '../users/update-account.ts';
import type { verifyEmail as input } from './contract.ts';
import { verificationSignature } from './queue-verification.ts';

/**
 * Confirms an address by the parts of its link; a second time does no harm.
 * @throws AppError `forbidden` for a changed link or another user's, `gone` after 24 hours
 */
export async function verifyEmail(ctx: Context, { id, expires, signature }: z.output<typeof input>) {
  const user = await findAccount(ctx.db, { id });
  const expected = Buffer.from(verificationSignature(ctx.services.secret, id, user?.email ?? '', expires));
  const given = Buffer.from(signature);
  const genuine = given.length === expected.length && timingSafeEqual(given, expected);
  if (!user || !genuine || (ctx.actor.kind === 'user' && ctx.actor.id !== id)) {
    throw new AppError('forbidden', 'This link is not valid.');
  }
  if (expires * 1_000 < ctx.services.now().getTime()) {
    throw new AppError('gone', 'This link has expired. Ask for a new one.');
  }
  if (!user.email_verified_at) await updateAccount(ctx.db, id, { confirmed: true });
  const next = ctx.actor.kind === 'user' ? { ...ctx, actor: { ...userOf(ctx.actor), verified: true } } : ctx;
  return { verified: true as const, bootstrapData: await getBootstrap(next, {}) };
}
