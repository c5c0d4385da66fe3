import type { z } from 'zod';
import { translator } from '../../core/translate.ts';
import { languageOf } from '../site-state/languages.ts';
import type { Site } from '../site-state/site.ts';
import type { LoggedMail, mailWords } from './contract.ts';
import { exampleParams } from './examples.ts';
import { failedSeconds, harmlessAgain } from './lifetimes.ts';
import type { MailRow } from './queries.ts';
import { htmlText, plainText } from './render-mail.ts';
import { frameOf } from './send-mail.ts';
import { isTemplateName, type MailText, type TemplateName, templates } from './templates.ts';

/** What stands for a part of a mail that is no longer kept. */
const lost = '…';

/** A mail of the log at a time. */
export function mailView(site: Site, row: MailRow, now: Date): LoggedMail {
  const { id, template, recipient, language, state, tries, resends, error, created_at, sent_at } = row;
  return {
    ...{ id, template, recipient, language, state, tries, resends, error },
    subject: subjectOf(site, row),
    created_at: created_at.toISOString(),
    sent_at: sent_at?.toISOString() ?? null,
    again: againOf(row, now),
  };
}

/** Whether a mail can be sent again at a time. */
export function againOf(
  { state, template, params, created_at }: Pick<MailRow, 'state' | 'template' | 'params' | 'created_at'>,
  now: Date,
): LoggedMail['again'] {
  if (state === 'queued') return 'waiting';
  if (!isTemplateName(template)) return 'no';
  if (state === 'sent') return harmlessAgain.has(template) ? 'yes' : 'no';
  return params !== null && now.getTime() - created_at.getTime() < failedSeconds * 1_000 ? 'yes' : 'expired';
}

/** The words of a kept mail, without what opens things; null when what it was made of is gone. */
export function wordsOf(
  site: Site,
  baseUrl: string,
  { template, language, params }: MailRow,
): z.output<typeof mailWords> | null {
  const kept = params ?? (isTemplateName(template) && harmlessAgain.has(template) ? {} : null);
  if (kept === null || !isTemplateName(template)) return null;
  return shownWords(site, baseUrl, language, textOf(site, template, language, withoutLinks(kept)));
}

/** A mail for people who look after the site: in its frame, with nothing that can be followed or is loaded from elsewhere. */
function shownWords(
  site: Site,
  baseUrl: string,
  language: string,
  text: MailText,
): z.output<typeof mailWords> {
  const frame = frameOf(site, baseUrl, language);
  const logo = frame.logo?.startsWith(`${baseUrl}/`) ? frame.logo : null;
  return {
    subject: text.subject,
    text: plainText(text, frame),
    // Every quote of a text is escaped, so what looks like an attribute is one.
    html: htmlText(text, { ...frame, logo }).replaceAll(/ href="[^"]*"/g, ''),
  };
}

function textOf(site: Site, template: TemplateName, language: string, params: unknown): MailText {
  const t = translator(languageOf(site.languages, language));
  return templates[template].text(t, params, site.settings.branding.site_name);
}

function subjectOf(site: Site, { template, language, params }: MailRow): string | null {
  if (!isTemplateName(template)) return null;
  const kept =
    params === null
      ? Object.fromEntries(Object.keys(exampleParams[template]).map((name) => [name, lost]))
      : withoutLinks(params);
  const { subject } = textOf(site, template, language, kept);
  return subject === lost ? null : subject;
}

/** Every address is blanked, whatever it is called and wherever it stands: most of them open something. */
function withoutLinks(params: Record<string, string | number>): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.replaceAll(/https?:\/\/\S+/gi, '••••••••') : value,
    ]),
  );
}
