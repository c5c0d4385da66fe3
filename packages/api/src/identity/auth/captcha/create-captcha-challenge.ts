import type { Context } from '../../../core/context.ts';
import { captchaKind } from '../../../platform/site-state/public-settings.ts';
import { getSite } from '../../../platform/site-state/site.ts';
import { createAltchaChallenge } from './altcha.ts';

/** What the visitor's browser has to solve; the challenge is null when reCAPTCHA is used, or no captcha. */
export async function createCaptchaChallenge(ctx: Context) {
  const { settings } = await getSite(ctx.db);
  const kind = captchaKind(settings);
  return { kind, challenge: kind === 'altcha' ? await createAltchaChallenge(ctx.services) : null };
}
