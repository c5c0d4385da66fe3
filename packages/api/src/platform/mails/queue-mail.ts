import type { Database, Db, Transaction } from '@kantele/db';
import type { Context } from '../../core/context.ts';
import { isMailReady } from '../site-state/public-settings.ts';
import { getSite } from '../site-state/site.ts';
import { assertAddress } from './address.ts';
import { jobOf } from './jobs.ts';
import { insertMail } from './queries.ts';
import { type MailParams, type TemplateName, templates } from './templates.ts';

interface NewMail<Name extends TemplateName> {
  template: Name;
  /** One plain address. */
  to: string;
  /** The receiver's; English when the site does not have it. */
  language: string;
  params: MailParams[Name];
}

/**
 * Queues a mail in the transaction of what it tells about; a job sends it once. Without a way to send mail nothing is
 * kept: answers false.
 */
export async function queueMail<Name extends TemplateName>(
  ctx: Context,
  db: Db | Transaction<Database>,
  mail: NewMail<Name>,
): Promise<boolean> {
  const { settings } = await getSite(ctx.db);
  if (!isMailReady(settings, ctx.services)) return false;
  const params = templates[mail.template].params.parse(mail.params);
  assertOwnLinks(params, ctx.services.baseUrl);
  const row = await insertMail(db, {
    template: mail.template,
    recipient: assertAddress(mail.to),
    language: mail.language,
    params,
  });
  await ctx.services.jobs.add(db, jobOf(mail.template), { id: row.id }, { key: `mail:${row.id}` });
  return true;
}

/** Links of a mail lead to this site, whatever a request said about its own address. */
function assertOwnLinks(params: Record<string, unknown>, baseUrl: string) {
  if ('link' in params && !String(params.link).startsWith(`${baseUrl}/`)) {
    throw new Error('A mail may only link to this site.');
  }
}
