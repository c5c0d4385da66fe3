import type { z } from 'zod';
import { recordEvent } from '../audit/record-event.ts';
import { limitAttempts } from '../auth/limits.ts';
import { openSession } from '../auth/open-session.ts';
import { verifyPassword } from '../auth/password.ts';
import { userOf } from '../core/actor.ts';
import type { Context } from '../core/context.ts';
import { AppError, invalid, notFound } from '../core/errors.ts';
import { getBootstrap } from '../settings/bootstrap.ts';
import { isSocialReady } from '../settings/public-settings.ts';
import { getSite } from '../settings/site.ts';
import { lockUsers, noteLogin, userById } from '../users/queries.ts';
import { serviceNamed } from './begin.ts';
import { browserHash, unmarkBrowser } from './browser.ts';
import { type connectInput, type disconnectInput, type SocialService, socialServices } from './contract.ts';
import type { ProviderProfile } from './providers.ts';
import * as queries from './queries.ts';
import { assertActive, link } from './sign-in.ts';

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
  const user = await userById(ctx.db, userId);
  if (!(await verifyPassword(user?.password_hash, password))) {
    throw invalid('password', 'This password is not right.');
  }
  await attempt.forgive();
  await assertActive(ctx, userId);
  await ctx.db.transaction().execute(async (trx) => {
    if (!(await queries.takePending(trx, browser))) throw expired();
    await link(trx, userId, service, profile);
    await recordEvent(trx, ctx, {
      action: 'social.connect',
      object: { type: 'user', id: userId },
      data: { service },
      actorId: userId,
    });
  });
  const next = await openSession(ctx, userId, { remember: true });
  await noteLogin(ctx.db, userId);
  unmarkBrowser(ctx);
  return { status: 'SUCCESS' as const, bootstrapData: await getBootstrap(next, {}) };
}

function expired() {
  return new AppError('gone', 'This sign-in has expired. Please try again.');
}

/** Connects a service to the account one is signed in to. @throws AppError `conflict` when it is another's */
export async function connectProfile(
  ctx: Context,
  userId: number,
  service: SocialService,
  profile: ProviderProfile,
): Promise<void> {
  const owner = await queries.ownerOf(ctx.db, service, profile.subject);
  if (owner?.user_id === userId) return queries.renewProfile(ctx.db, owner.id, profile);
  if (owner) throw new AppError('conflict', 'This account is connected to somebody else.');
  await ctx.db.transaction().execute(async (trx) => {
    await link(trx, userId, service, profile);
    await recordEvent(trx, ctx, {
      action: 'social.connect',
      object: { type: 'user', id: userId },
      data: { service },
    });
  });
}

/**
 * Takes a service off the account.
 * @throws AppError `conflict` when there would be no way left to sign in; `not_found` when it is not connected
 */
export async function disconnect(ctx: Context, { service }: z.output<typeof disconnectInput>) {
  const { id, impersonatorId } = userOf(ctx.actor);
  if (impersonatorId !== null) throw new AppError('forbidden');
  const { settings } = await getSite(ctx.db);
  await ctx.db.transaction().execute(async (trx) => {
    // Two at once must not take the last two ways.
    const [user] = await lockUsers(trx, [id]);
    const connected = await queries.profileServices(trx, id);
    if (!user || !connected.includes(service)) throw notFound();
    const others = socialServices.filter(
      (other) => other !== service && connected.includes(other) && isSocialReady(settings, other),
    );
    if (user.password_hash === null && others.length === 0) {
      throw new AppError('conflict', 'This is your only way to sign in. Set a password first.');
    }
    await queries.deleteProfile(trx, id, service);
    await recordEvent(trx, ctx, {
      action: 'social.disconnect',
      object: { type: 'user', id },
      data: { service },
    });
  });
  return { done: true as const };
}
