import type { Context } from '../../../core/context.ts';
import { invalid } from '../../../core/errors.ts';
import type { CaptchaAction } from '../../../platform/site-state/definitions.ts';
import { asksForCaptcha, captchaKind } from '../../../platform/site-state/public-settings.ts';
import { getSite } from '../../../platform/site-state/site.ts';
import { takeSolution } from './altcha.ts';
import { takeAnswer } from './recaptcha.ts';

/**
 * Checks the captcha before an action, when the site asks for one there. Each proof counts once.
 * @throws AppError `invalid` on `human_token`
 */
export async function verifyCaptcha(
  ctx: Context,
  action: CaptchaAction,
  token: string | undefined,
): Promise<void> {
  const { settings } = await getSite(ctx.db);
  if (!asksForCaptcha(settings, action)) return;
  const take = captchaKind(settings) === 'altcha' ? takeSolution : takeAnswer;
  const isGood = token !== undefined && (await take(ctx, token));
  if (!isGood) throw invalid('human_token', 'Could not verify you are human.');
}
