import type { Context } from '../../../core/context.ts';
import { limitVisitor } from '../../../platform/attempts/limit-attempts.ts';
import { captchaKind } from '../../../platform/site-state/public-settings.ts';
import { getSite } from '../../../platform/site-state/site.ts';
import { isSolution } from './altcha.ts';
import { keepAnswer } from './recaptcha.ts';

/** Whether a proof is good, without using it up: the action it is for checks it again. */
export async function checkCaptchaToken(ctx: Context, { token }: { token: string }) {
  await limitVisitor(ctx, 'human', { max: 60, seconds: 600 });
  const { settings } = await getSite(ctx.db);
  const kind = captchaKind(settings);
  if (kind === 'off') return { success: true };
  return { success: await (kind === 'recaptcha' ? keepAnswer : isSolution)(ctx, token) };
}
