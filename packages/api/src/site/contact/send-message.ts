import type { z } from 'zod';
import type { Context } from '../../core/context.ts';
import { AppError } from '../../core/errors.ts';
import { line } from '../../core/translate.ts';
import { firstAdminEmail } from '../../identity/accounts/first-admin-email.ts';
import { verifyCaptcha } from '../../identity/auth/captcha/verify-captcha.ts';
import { limitAttempts, limitVisitor } from '../../platform/attempts/limit-attempts.ts';
import { queueMail } from '../../platform/mails/queue-mail.ts';
import { getSite, type Site } from '../../platform/site-state/site.ts';
import type { sendMessage as input } from './contract.ts';

/**
 * Mails a message of a visitor to the people who run the site. It is queued before it is acknowledged.
 * @throws AppError `invalid` on the field that is wrong; `rate_limited` after ten an hour from one address, or a
 * hundred in all; `precondition` while the site cannot send mail
 */
export async function sendMessage(ctx: Context, { human_token, ...message }: z.output<typeof input>) {
  await limitVisitor(ctx, 'contact', { max: 10, seconds: 3_600 });
  await verifyCaptcha(ctx, 'contact', human_token);
  await limitAttempts(ctx, 'contact', { max: 100, seconds: 3_600 });
  const site = await getSite(ctx.db);
  const to = await receiver(ctx, site);
  const isQueued =
    to !== null &&
    (await ctx.db.transaction().execute((trx) =>
      queueMail(ctx, trx, {
        template: 'contact-message',
        to,
        language: languageOfSite(site),
        params: message,
      }),
    ));
  if (!isQueued) throw new AppError('precondition', line('This site can’t send email yet.'));
  return { done: true as const };
}

/** Where messages go: the address set for them, else that of all mails, else the first admin’s. */
async function receiver(ctx: Context, { settings }: Site): Promise<string | null> {
  const set = settings['mail.contact_page_address'] ?? settings['mail.from_address'];
  return set ?? firstAdminEmail(ctx.db);
}

function languageOfSite({ settings }: Site): string {
  const language = settings['i18n.default_localization'];
  return language === 'auto' ? 'en' : language;
}
