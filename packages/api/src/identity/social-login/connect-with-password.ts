import type { z } from 'zod';
import type { Context } from '../../core/context.ts';
import { AppError, invalid } from '../../core/errors.ts';
import { limitAttempts } from '../../platform/attempts/limit-attempts.ts';
import { recordEvent } from '../../platform/audit/record-event.ts';
import { findAccount } from '../accounts/find-account.ts';
import { updateAccount } from '../accounts/update-account.ts';
import { verifyPassword } from '../auth/passwords/password.ts';
import { openSession } from '../auth/sessions/open-session.ts';
import { getBootstrap } from '../bootstrap/get-bootstrap.ts';
import { assertActive } from './assert-active.ts';
import { serviceNamed } from './begin-sign-in.ts';
import { browserHash, unmarkBrowser } from './browser.ts';
import type { connectInput } from './contract.ts';
import { linkProfile } from './link-profile.ts';
import * as queries from './queries.ts';

/**
 * Connects the profile that waits in this browser to the account of its address, and signs in.
 * @throws AppError `invalid` on `password`; `rate_limited` after five wrong ones; `gone` when nothing waits any more
 */
export async function connectWithPassword(ctx: Context, { password }: z.output<typeof connectInput>) {
  const browser = browserHash(ctx);
  const pending = browser ? await queries.pendingOf(ctx.db, browser) : undefined;
  if (!browser || !pending?.profile || pending.user_id === null) throw expired();
  const { profile, user_id: userId } = pending;
  const service = await serviceNamed(ctx, pending.service_name);
  const attempt = await limitAttempts(ctx, `social connect ${userId}`, { max: 5, seconds: 900 });
  const user = await findAccount(ctx.db, { id: userId });
  if (!(await verifyPassword(user?.password_hash, password))) {
    throw invalid('password', 'Wrong password.');
  }
  await attempt.forgive();
  await assertActive(ctx, userId);
  await ctx.db.transaction().execute(async (trx) => {
    if (!(await queries.takePending(trx, browser))) throw expired();
    await linkProfile(trx, userId, service, profile);
    await recordEvent(trx, ctx, {
      action: 'social_login.connect',
      object: { type: 'user', id: userId },
      data: { service },
      actorId: userId,
    });
  });
  const next = await openSession(ctx, userId, { remember: true });
  await updateAccount(ctx.db, userId, { lastLoginAt: ctx.services.now() });
  unmarkBrowser(ctx);
  return { status: 'SUCCESS' as const, bootstrapData: await getBootstrap(next, {}) };
}

function expired() {
  return new AppError('gone', 'This sign-in has expired. Please try again.');
}
