import type { z } from 'zod';
import type { Context } from '../../core/context.ts';
import { invalid } from '../../core/errors.ts';
import { limitAttempts, limitVisitor } from '../../platform/attempts/limit-attempts.ts';
import { recordEvent } from '../../platform/audit/record-event.ts';
import { findAccount } from '../accounts/find-account.ts';
import { updateAccount } from '../accounts/update-account.ts';
import { getBootstrap } from '../bootstrap/get-bootstrap.ts';
import { isSuspended } from '../roles/holder.ts';
import { verifyCaptcha } from './captcha/verify-captcha.ts';
import type { login as input } from './contract.ts';
import { verifyPassword } from './passwords/password.ts';
import { deviceCookie } from './sessions/device.ts';
import { openSession } from './sessions/open-session.ts';

/**
 * Checks email and password and opens a session. The answer and its time are the same for unknown addresses and
 * wrong passwords; a suspension is only told to who knows the password.
 * @throws AppError `invalid` on field `email`; `rate_limited` after 10 wrong attempts a minute from one address or
 * 20 in a quarter of an hour for one account
 */
export async function login(
  ctx: Context,
  { email, password, remember, human_token }: z.output<typeof input>,
) {
  const name = email.trim().toLowerCase();
  const user = await findAccount(ctx.db, { email: name });
  const known = user !== undefined && deviceCookie(ctx, user.id).isKnown();
  const account = known ? `login device ${user.id}` : `login account ${name}`;
  const attempts = [
    await limitVisitor(ctx, 'login address', { max: 10, seconds: 60 }),
    await limitAttempts(ctx, account, { max: 20, seconds: 900 }),
  ];
  await verifyCaptcha(ctx, 'login', human_token);
  const matches = await verifyPassword(user?.password_hash, password);
  if (!user || !matches) throw invalid('email', 'These credentials do not match our records.');
  for (const attempt of attempts) await attempt.forgive();
  if (isSuspended(user, ctx.services.now())) throw suspended(user);
  const next = await openSession(ctx, user.id, { remember });
  await updateAccount(ctx.db, user.id, { lastLoginAt: ctx.services.now() });
  await recordEvent(ctx.db, next, { action: 'auth.login', object: { type: 'user', id: user.id } });
  return { bootstrapData: await getBootstrap(next, {}) };
}

function suspended(user: { suspended_until: Date | null; suspended_reason: string | null }) {
  const reason = user.suspended_reason ?? '';
  if (!user.suspended_until) return invalid('email', 'This account is suspended. :reason', { reason });
  const until = user.suspended_until.toISOString().slice(0, 10);
  return invalid('email', 'This account is suspended until :until. :reason', { until, reason });
}
