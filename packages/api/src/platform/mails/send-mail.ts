import type { Context } from '../../core/context.ts';
import type { JobRun } from '../../core/jobs.ts';
import { MailRefused, type OutgoingMail, type SmtpServer } from '../../core/services.ts';
import { errorText } from '../../core/text/error-text.ts';
import { translator } from '../../core/translate.ts';
import { languageOf } from '../site-state/languages.ts';
import { hasSmtp } from '../site-state/public-settings.ts';
import { readSecret } from '../site-state/read-secret.ts';
import { getSite, type Site } from '../site-state/site.ts';
import { assertAddress, headerText } from './address.ts';
import { mailColors } from './colors.ts';
import { failMail } from './fail-mail.ts';
import { endMail, noteFailedTry, queuedMail } from './queries.ts';
import { htmlText, type MailFrame, plainText } from './render-mail.ts';
import { isTemplateName, type TemplateName, templates } from './templates.ts';

/**
 * The job behind `queueMail`: sends a mail that has not gone out yet, then forgets what it was made of. One that the server
 * refuses for good has failed at once; what else goes wrong is tried again.
 */
export async function sendQueuedMail(ctx: Context, { id }: { id: string }, run: JobRun): Promise<void> {
  const mail = await queuedMail(ctx.db, id);
  if (!mail || !isTemplateName(mail.template)) return;
  const { template, recipient: to, language, params } = mail;
  try {
    await deliver(ctx, { id: messageId(mail), template, to, language, params: params ?? {} });
  } catch (error) {
    const reason = errorText(error);
    await noteFailedTry(ctx.db, id, reason);
    if (!(error instanceof MailRefused)) throw error;
    return failMail(ctx, { id }, reason);
  }
  await ctx.db.transaction().execute(async (trx) => {
    await run.assertLease(trx);
    await endMail(trx, id, { state: 'sent', sent_at: ctx.services.now() });
  });
}

/** The same for every try of one sending: mail programs hide what they have seen before. */
function messageId({ id, resends }: { id: string; resends: number }): string {
  return resends === 0 ? id : `${id}.${resends}`;
}

interface MailToSend {
  id: string;
  template: TemplateName;
  to: string;
  language: string;
  params: unknown;
}

/** Writes a mail in its receiver's language and hands it over. @throws Error with the mail server's own words */
export async function deliver(ctx: Context, mail: MailToSend): Promise<void> {
  const site = await getSite(ctx.db);
  await ctx.services.mail.send(await smtpServer(ctx, site), written(ctx, site, mail));
}

function written(ctx: Context, site: Site, { id, template, to, language, params }: MailToSend): OutgoingMail {
  const { baseUrl } = ctx.services;
  const { branding } = site.settings;
  const spoken = languageOf(site.languages, language);
  const text = templates[template].text(translator(spoken), params, branding.site_name);
  const frame = frameOf(site, baseUrl, spoken.language);
  const address = site.settings['mail.from_address'] ?? `noreply@${new URL(baseUrl).hostname}`;
  return {
    id,
    to,
    ...(text.replyTo === undefined ? {} : { replyTo: assertAddress(text.replyTo) }),
    ...(text.unsubscribe ? { unsubscribe: text.unsubscribe.link } : {}),
    subject: headerText(text.subject),
    from: { name: headerText(site.settings['mail.from_name'] || branding.site_name), address },
    text: plainText(text, frame),
    html: htmlText(text, frame),
  };
}

/** What stands around every mail in a language. */
export function frameOf(
  { settings: { branding }, themes }: Site,
  baseUrl: string,
  language: string,
): MailFrame {
  return {
    siteName: branding.site_name,
    baseUrl,
    logo: pictureAddress(branding.logo_light, baseUrl),
    colors: mailColors(themes),
    language,
  };
}

/** Mail programs show no SVG, and load nothing by a path. */
function pictureAddress(logo: string | null, baseUrl: string): string | null {
  if (!logo || /\.svg($|\?)/i.test(logo)) return null;
  if (/^https?:\/\//i.test(logo)) return logo;
  return logo.startsWith('/') && !logo.startsWith('//') ? baseUrl + logo : null;
}

/** Null while none is set up: then the local inbox takes the mail. */
async function smtpServer(ctx: Context, { settings }: Site): Promise<SmtpServer | null> {
  const host = settings['mail.smtp.host'];
  if (!hasSmtp(settings) || host === null) return null;
  return {
    host,
    port: settings['mail.smtp.port'],
    secure: settings['mail.smtp.secure'],
    username: settings['mail.smtp.username'],
    password: await readSecret(ctx, 'mail.smtp.password'),
  };
}
