import { userOf } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { AppError } from '../../core/errors.ts';
import { line } from '../../core/translate.ts';
import type { SocialService } from '../../platform/site-state/contract.ts';
import { getSite } from '../../platform/site-state/site.ts';
import { getBootstrap } from '../bootstrap/get-bootstrap.ts';
import { attemptEnd, browserHash, hashOf, unmarkBrowser } from './browser.ts';
import { connectProfile } from './connect-profile.ts';
import type { SocialMessage } from './contract.ts';
import { type ProviderProfile, providerFailed, providerOf } from './providers.ts';
import { putPending, takeAttempt } from './queries.ts';
import { readProfile } from './read-profile.ts';
import { signInWith } from './sign-in.ts';

/** What a provider sends people back with. */
export interface ProviderAnswer {
  state: string | undefined;
  code: string | undefined;
  error: string | undefined;
  iss: string | undefined;
}

/** Ends a sign-in at a service: whatever goes wrong becomes a sentence for the page that opened the popup. */
export async function finishSocial(
  ctx: Context,
  service: SocialService,
  answer: ProviderAnswer,
): Promise<SocialMessage> {
  const label = await labelOf(ctx, service);
  const browser = browserHash(ctx);
  const attempt =
    answer.state && browser ? await takeAttempt(ctx.db, hashOf(answer.state), browser) : undefined;
  if (!browser || attempt?.service_name !== service) {
    ctx.services.log.warn({ service, requestId: ctx.requestId }, 'a social sign-in came back unasked');
    return failed(ctx, line('This sign-in has expired. Please try again.'));
  }
  if (answer.error === 'access_denied') return failed(ctx, line('Sign-in was cancelled.'));
  const profile = await profileFor(ctx, service, answer, attempt);
  if (!profile) return failed(ctx, providerFailed, { service: label });
  try {
    if (attempt.intent === 'connect') {
      const user = userOf(ctx.actor);
      if (user.id !== attempt.user_id) throw new AppError('forbidden');
      await connectProfile(ctx, user.id, service, profile);
      return succeeded(ctx);
    }
    const outcome = await signInWith(ctx, service, label, profile);
    if (outcome.kind === 'signed-in') return succeeded(outcome.ctx);
    const expiresAt = attemptEnd(ctx);
    const { userId } = outcome;
    await putPending(ctx.db, { browserHash: browser, service, userId, profile, expiresAt });
    return { type: 'social-auth', status: 'REQUEST_PASSWORD' };
  } catch (error) {
    if (!(error instanceof AppError) || error.code === 'internal') throw error;
    const [field] = Object.values(error.fields ?? {});
    const sentence = field?.[0] ?? { text: error.message, params: error.params };
    return failed(ctx, sentence.text, sentence.params);
  }
}

/** The popup of a user who is signed in already. */
export function alreadySignedIn(): SocialMessage {
  return { type: 'social-auth', status: 'ALREADY_LOGGED_IN' };
}

/** The popup when a sign-in could not even begin. */
export async function couldNotBegin(ctx: Context, service: SocialService): Promise<SocialMessage> {
  return failed(ctx, providerFailed, { service: await labelOf(ctx, service) });
}

async function profileFor(
  ctx: Context,
  service: SocialService,
  { code, iss }: ProviderAnswer,
  { verifier, nonce }: { verifier: string; nonce: string },
): Promise<ProviderProfile | null> {
  if (!code) return null;
  try {
    return trimmed(await readProfile(ctx, service, { code, iss, verifier, nonce }));
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unknown';
    ctx.services.log.warn({ service, reason: reason.slice(0, 300) }, 'a social sign-in failed');
    return null;
  }
}

/** Names from outside, as ours are: without control characters and of bounded length. */
function trimmed(profile: ProviderProfile): ProviderProfile {
  const username = profile.username
    .replace(/\p{C}+/gu, ' ')
    .trim()
    .slice(0, 255);
  return { ...profile, username: username || profile.subject };
}

async function succeeded(ctx: Context): Promise<SocialMessage> {
  unmarkBrowser(ctx);
  return {
    type: 'social-auth',
    status: 'SUCCESS',
    callbackData: { bootstrapData: await getBootstrap(ctx, {}) },
  };
}

function failed(ctx: Context, text: string, params?: Record<string, string | number>): SocialMessage {
  return {
    type: 'social-auth',
    status: 'ERROR',
    callbackData: { errorMessage: ctx.translate(text, params) },
  };
}

async function labelOf(ctx: Context, service: SocialService): Promise<string> {
  const { settings } = await getSite(ctx.db);
  return providerOf(service, settings)?.label ?? service;
}
