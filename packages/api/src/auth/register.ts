import type { z } from 'zod';
import { recordEvent } from '../audit/record-event.ts';
import type { Context } from '../core/context.ts';
import { AppError, invalid } from '../core/errors.ts';
import { getBootstrap } from '../settings/get-bootstrap.ts';
import { confirmsEmail, getSite } from '../settings/site.ts';
import { createAccount } from '../users/create-account.ts';
import type { register as input } from './contract.ts';
import { limitAttempts } from './limits.ts';
import { openSession } from './open-session.ts';
import { assertGoodPassword, hashPassword, passwordsDiffer } from './password.ts';
import { insertConsents } from './queries.ts';
import { queueVerification } from './queue-verification.ts';
import { verifyCaptcha } from './verify-captcha.ts';

/**
 * Makes an account with the default role and signs it in.
 * @throws AppError `forbidden` when registration is off, `invalid` on the field that is wrong, `rate_limited` after
 * ten accounts an hour from one address
 */
export async function register(ctx: Context, data: z.output<typeof input>) {
  const { email, password, password_confirmation, human_token, ...flags } = data;
  const site = await getSite(ctx.db);
  if (site.settings['registration.disable']) throw new AppError('forbidden', 'Registration is closed.');
  const policies = site.settings['registration.policies'];
  assertPolicies(policies, flags);
  if (password !== password_confirmation) throw passwordsDiffer('password_confirmation');
  assertGoodPassword(password, 'password', [email]);
  await limitAttempts(ctx, `register ${ctx.visitor?.ip ?? ''}`, { max: 10, seconds: 3_600 });
  await verifyCaptcha(ctx, 'register', human_token);
  const hash = await hashPassword(password);
  const userId = await ctx.db.transaction().execute(async (trx) => {
    const id = await createAccount(trx, { email, hash, verified: false, name: nameOf(email) });
    await insertConsents(
      trx,
      policies.map((policy) => ({ user_id: id, policy_id: policy.id, label: policy.label })),
    );
    if (confirmsEmail(site, ctx.services)) await queueVerification(ctx, trx, { id, email });
    await recordEvent(trx, ctx, {
      action: 'auth.register',
      object: { type: 'user', id },
      actorId: id,
    });
    return id;
  });
  const next = await openSession(ctx, userId, { remember: true });
  const status: 'success' | 'needs_email_verification' = confirmsEmail(site, ctx.services)
    ? 'needs_email_verification'
    : 'success';
  return { status, bootstrapData: await getBootstrap(next, {}) };
}

function assertPolicies(policies: readonly { id: string }[], flags: Record<string, unknown>) {
  for (const key of Object.keys(flags)) {
    if (!policies.some(({ id }) => id === key))
      throw invalid('input', 'Unknown fields: :fields', { fields: key });
  }
  const refused = policies.filter(({ id }) => flags[id] !== true);
  if (refused.length === 0) return;
  throw new AppError('invalid', undefined, {
    fields: Object.fromEntries(refused.map(({ id }) => [id, [{ text: 'Accept this to go on.' }]])),
  });
}

/** The part before the @, as a first name to be called by. */
export function nameOf(email: string): string {
  return (email.split('@')[0] ?? email).slice(0, 255) || email;
}
