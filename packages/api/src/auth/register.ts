import type { Database, Transaction } from '@kantele/db';
import type { z } from 'zod';
import { recordEvent } from '../audit/record-event.ts';
import type { Context } from '../core/context.ts';
import { AppError, invalid } from '../core/errors.ts';
import { isDuplicate } from '../core/transaction.ts';
import { defaultRole, giveRole } from '../roles/queries.ts';
import { getBootstrap } from '../settings/get-bootstrap.ts';
import { confirmsEmail, getSite } from '../settings/site.ts';
import { insertUser } from '../users/queries.ts';
import type { register as input } from './contract.ts';
import { verifyHuman } from './human-check.ts';
import { limitAttempts } from './limits.ts';
import { openSession } from './open-session.ts';
import { assertGoodPassword, hashPassword } from './password.ts';
import { queueVerification } from './queue-verification.ts';

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
  await verifyHuman(ctx, 'register', human_token);
  const hash = await hashPassword(password);
  const userId = await ctx.db.transaction().execute(async (trx) => {
    const id = await createUser(trx, { email, hash, verified: false, name: nameOf(email) });
    for (const policy of policies) {
      const values = { user_id: id, policy_id: policy.id, label: policy.label };
      await trx.insertInto('consents').values(values).execute();
    }
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

interface NewAccount {
  email: string;
  /** Null for people who sign in elsewhere. */
  hash: string | null;
  verified: boolean;
  name: string;
}

/** A user with the default role. @throws AppError `invalid` on `email` when the address has an account */
export async function createUser(trx: Transaction<Database>, account: NewAccount): Promise<number> {
  const user = await insertUser(trx, {
    email: account.email,
    password_hash: account.hash,
    display_name: account.name,
    email_verified_at: account.verified ? new Date() : null,
  }).catch((error: unknown) => {
    if (isDuplicate(error)) throw invalid('email', 'This e-mail address has an account already.');
    throw error;
  });
  const role = await defaultRole(trx);
  if (role) await giveRole(trx, user.id, role.id);
  return user.id;
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

export function passwordsDiffer(field: string): AppError {
  return invalid(field, 'The two passwords differ.');
}
