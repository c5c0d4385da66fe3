import { assertAccess, userOf } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { AppError, notFound } from '../../core/errors.ts';
import { limitVisitor } from '../../platform/attempts/limit-attempts.ts';
import { type SocialService, socialServices } from '../../platform/site-state/contract.ts';
import { isSocialReady } from '../../platform/site-state/public-settings.ts';
import { safeRedirectPath } from '../../platform/site-state/safe-redirect-path.ts';
import { getSite } from '../../platform/site-state/site.ts';
import { attemptEnd, hashOf, markBrowser } from './browser.ts';
import { randomState, randomVerifier } from './oauth.ts';
import { insertAttempt } from './queries.ts';
import { signInAddress } from './read-profile.ts';

/** A service by its name in an address. @throws AppError `not_found` for one that is unknown or switched off */
export async function serviceNamed(ctx: Context, name: string): Promise<SocialService> {
  const service = socialServices.find((known) => known === name);
  const { settings } = await getSite(ctx.db);
  if (!service || !isSocialReady(settings, service)) throw notFound();
  return service;
}

interface Beginning {
  service: SocialService;
  /** To sign in, or to connect the service to the account one is signed in to. */
  intent: 'login' | 'connect';
  /** Where to go afterwards when the page that opened the popup is gone. */
  next: string | undefined;
}

/**
 * Begins a sign-in at a service, bound to this browser for ten minutes; answers where to send it.
 * @throws AppError as `assertAccess`, for connecting; `rate_limited`; Error when the service does not answer
 */
export async function beginSocial(ctx: Context, { service, intent, next }: Beginning): Promise<string> {
  if (intent === 'connect') {
    assertAccess(ctx.actor, { access: 'signed-in', inPerson: true });
    if (userOf(ctx.actor).impersonatorId !== null) throw new AppError('forbidden');
  }
  await limitVisitor(ctx, 'social', { max: 60, seconds: 600 });
  const path = safeRedirectPath(next) ?? '/';
  // The path travels with the state, whose hash vouches for it.
  const state = path === '/' ? randomState() : `${randomState()}.${Buffer.from(path).toString('base64url')}`;
  const [verifier, nonce] = [randomVerifier(), randomState()];
  const address = await signInAddress(ctx, service, { state, verifier, nonce });
  await insertAttempt(ctx.db, {
    state_hash: hashOf(state),
    service_name: service,
    intent,
    verifier,
    nonce,
    user_id: intent === 'connect' ? userOf(ctx.actor).id : null,
    browser_hash: markBrowser(ctx),
    expires_at: attemptEnd(ctx),
  });
  return address;
}

/** The path a state carries; whether the state is known is another question. */
export function nextOf(state: string | undefined): string {
  const carried = state?.split('.')[1];
  return carried ? (safeRedirectPath(Buffer.from(carried, 'base64url').toString('utf8')) ?? '/') : '/';
}
