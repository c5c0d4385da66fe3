import type { z } from 'zod';
import type { Context } from '../../core/context.ts';
import { AppError, invalid } from '../../core/errors.ts';
import { limitVisitor } from '../../platform/attempts/limit-attempts.ts';
import { recordEvent } from '../../platform/audit/record-event.ts';
import { provesAddress } from '../../platform/memberships/prove-address.ts';
import { confirmsEmail, getSite } from '../../platform/site-state/site.ts';
import { createAccount } from '../accounts/create-account.ts';
import { getBootstrap } from '../bootstrap/get-bootstrap.ts';
import { queueVerification } from './addresses/queue-verification.ts';
import { verifyCaptcha } from './captcha/verify-captcha.ts';
import type { register as input } from './contract.ts';
import { hashPassword, passwordsDiffer } from './passwords/password.ts';
import { passwordRule } from './passwords/password-rule.ts';
import { insertConsents } from './queries.ts';
import { openSession } from './sessions/open-session.ts';

/**
 * Makes an account with the default role and signs it in. An address a mailed invitation was sent to needs no other mail.
 * @throws AppError `forbidden` when registration is off, `invalid` on the field that is wrong, `rate_limited` after
 * ten accounts an hour from one address
 */
export async function register(ctx: Context, data: z.output<typeof input>) {
  const { email, password, password_confirmation, human_token, inviteId, ...flags } = data;
  const site = await getSite(ctx.db);
  if (site.settings['registration.disable']) throw new AppError('forbidden', 'Registration is closed.');
  const policies = site.settings['registration.policies'];
  await assertPolicies(ctx, policies, flags);
  if (password !== password_confirmation) throw passwordsDiffer('password_confirmation');
  const assertGoodPassword = await passwordRule(ctx);
  assertGoodPassword(password, 'password', { email });
  await limitVisitor(ctx, 'register', { max: 10, seconds: 3_600 });
  await verifyCaptcha(ctx, 'register', human_token);
  const hash = await hashPassword(password);
  const verified = inviteId !== undefined && (await provesAddress(ctx, inviteId, email));
  const confirms = confirmsEmail(site, ctx.services) && !verified;
  const userId = await ctx.db.transaction().execute(async (trx) => {
    const id = await createAccount(ctx, trx, { email, hash, verified, name: null });
    await insertConsents(
      trx,
      policies.map((policy) => ({ user_id: id, policy_id: policy.id, label: policy.label })),
    );
    if (confirms) await queueVerification(ctx, trx, { id, email });
    await recordEvent(trx, ctx, {
      action: 'auth.register',
      object: { type: 'user', id },
      actorId: id,
    });
    return id;
  });
  const next = await openSession(ctx, userId, { remember: true });
  const status: 'success' | 'needs_email_verification' = confirms ? 'needs_email_verification' : 'success';
  return { status, bootstrapData: await getBootstrap(next, {}) };
}

async function assertPolicies(
  ctx: Context,
  policies: readonly { id: string }[],
  flags: Record<string, unknown>,
) {
  const unknown = Object.keys(flags).filter((key) => !policies.some(({ id }) => id === key));
  if (unknown.length > 0) {
    await limitVisitor(ctx, 'unexpected fields', { max: 60, seconds: 3_600 });
    // Forms of this site send nothing of the kind: somebody tries what an account can be made with.
    await recordEvent(ctx.db, ctx, {
      action: 'auth.unexpected_fields',
      data: { fields: unknown.slice(0, 20).map((key) => key.slice(0, 60)) },
    });
    throw invalid('input', 'Unknown fields: :fields', { fields: unknown[0] ?? '' });
  }
  const refused = policies.filter(({ id }) => flags[id] !== true);
  if (refused.length === 0) return;
  throw new AppError('invalid', undefined, {
    fields: Object.fromEntries(refused.map(({ id }) => [id, [{ text: 'Accept this to go on.' }]])),
  });
}
