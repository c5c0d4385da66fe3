import type { Context } from '../../core/context.ts';
import { AppError } from '../../core/errors.ts';
import { recordEvent } from '../../platform/audit/record-event.ts';
import type { SocialService } from '../../platform/site-state/contract.ts';
import { confirmsEmail, getSite } from '../../platform/site-state/site.ts';
import { createAccount } from '../accounts/create-account.ts';
import { findAccount } from '../accounts/find-account.ts';
import { updateAccount } from '../accounts/update-account.ts';
import { queueVerification } from '../auth/addresses/queue-verification.ts';
import { email as emailSchema } from '../auth/contract.ts';
import { revokeAccess } from '../auth/revoke-access.ts';
import { openSession } from '../auth/sessions/open-session.ts';
import { assertActive } from './assert-active.ts';
import { linkProfile } from './link-profile.ts';
import type { ProviderProfile } from './providers.ts';
import { deleteConnections, ownerOf, renewProfile } from './queries.ts';

/** Signed in, or an account of the same address whose password is needed first. */
export type Outcome = { kind: 'signed-in'; ctx: Context } | { kind: 'password-needed'; userId: number };

/**
 * Signs in by a provider's profile. An account is known by service and subject, never by its address alone: to one of
 * the same address a person proves himself by its password, unless nobody ever confirmed that address and the provider
 * now does. @throws AppError with a sentence for the person
 */
export async function signInWith(
  ctx: Context,
  service: SocialService,
  label: string,
  profile: ProviderProfile,
): Promise<Outcome> {
  const known = await ownerOf(ctx.db, service, profile.subject);
  if (known) {
    await renewProfile(ctx.db, known.id, profile);
    return signedIn(ctx, known.user_id, service);
  }
  const email = addressOf(profile, label);
  const user = await findAccount(ctx.db, { email });
  if (!user) return signedIn(ctx, await newAccount(ctx, service, email, profile), service);
  if (profile.emailVerified && !user.email_verified_at) {
    await assertActive(ctx, user.id);
    await claim(ctx, user.id, service, profile);
    return signedIn(ctx, user.id, service);
  }
  if (user.password_hash) return { kind: 'password-needed', userId: user.id };
  throw new AppError(
    'conflict',
    'This email already has an account. Sign in the way you did before, then connect :service in your account settings.',
    { params: { service: label } },
  );
}

function addressOf({ email }: ProviderProfile, label: string): string {
  const parsed = emailSchema.safeParse(email ?? '');
  if (parsed.success) return parsed.data;
  throw new AppError('conflict', ':service did not share your email, and an account needs one.', {
    params: { service: label },
  });
}

async function newAccount(
  ctx: Context,
  service: SocialService,
  email: string,
  profile: ProviderProfile,
): Promise<number> {
  const site = await getSite(ctx.db);
  if (site.settings['registration.disable']) throw new AppError('forbidden', 'Registration is closed.');
  const verified = profile.emailVerified;
  const { username, subject } = profile;
  // Services without a name send an address or the id of the account.
  const name = username.includes('@') || username === subject ? null : username;
  return ctx.db.transaction().execute(async (trx) => {
    const id = await createAccount(ctx, trx, { email, hash: null, verified, name });
    await linkProfile(trx, id, service, profile);
    if (!verified && confirmsEmail(site, ctx.services)) await queueVerification(ctx, trx, { id, email });
    await recordEvent(trx, ctx, {
      action: 'auth.register',
      object: { type: 'user', id },
      data: { service },
      actorId: id,
    });
    return id;
  });
}

/** Gives an account nobody confirmed to whoever owns its address; all that was set up before opens nothing any more. */
async function claim(ctx: Context, userId: number, service: SocialService, profile: ProviderProfile) {
  await ctx.db.transaction().execute(async (trx) => {
    await updateAccount(trx, userId, { passwordHash: null, confirmed: true });
    await revokeAccess(trx, userId);
    await deleteConnections(trx, userId);
    await linkProfile(trx, userId, service, profile);
    await recordEvent(trx, ctx, {
      action: 'social_login.claim',
      object: { type: 'user', id: userId },
      data: { service },
      actorId: userId,
    });
  });
}

async function signedIn(ctx: Context, userId: number, service: SocialService): Promise<Outcome> {
  await assertActive(ctx, userId);
  const next = await openSession(ctx, userId, { remember: true });
  await updateAccount(ctx.db, userId, { lastLoginAt: ctx.services.now() });
  await recordEvent(ctx.db, next, {
    action: 'auth.login',
    object: { type: 'user', id: userId },
    data: { service },
  });
  return { kind: 'signed-in', ctx: next };
}
