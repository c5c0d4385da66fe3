import type { Context } from '../../core/context.ts';
import type { JobRun } from '../../core/jobs.ts';
import { type Translate, translator } from '../../core/translate.ts';
import { queueMail } from '../../platform/mails/queue-mail.ts';
import { languageOf } from '../../platform/site-state/languages.ts';
import { isMailReady } from '../../platform/site-state/public-settings.ts';
import { getSite, type Site } from '../../platform/site-state/site.ts';
import { essentialKinds } from './kinds.ts';
import { receiversOfMail, takeMailDue, zonesOfMailDue } from './mail-queries.ts';
import { morningIn } from './morning.ts';
import type { NotificationRow } from './queries.ts';
import { unsubscribeToken } from './unsubscribe.ts';
import { readMessage } from './view.ts';

/** Milliseconds a message waits for others, so that they make one mail. */
const gatherMs = 60_000;
/** Receivers looked up at a time. */
const atOnce = 200;
/** Messages one mail tells of; the others are counted. */
const inMail = 20;

/** Mails to each receiver whose time it is what was not read yet, once. */
export async function mailDueMessages(
  ctx: Context,
  _payload: unknown,
  run: Pick<JobRun, 'assertLease'>,
): Promise<void> {
  const site = await getSite(ctx.db);
  if (!isMailReady(site.settings, ctx.services)) return;
  const now = ctx.services.now();
  const usual = site.settings['dates.default_timezone'];
  const mornings = (await zonesOfMailDue(ctx.db)).flatMap((zone) => {
    const morning = morningIn(zone ?? (usual === 'auto' ? 'UTC' : usual), now);
    return morning ? [{ zone, ...morning }] : [];
  });
  const before = new Date(now.getTime() - gatherMs);
  for (let after = 0; ; ) {
    const receivers = await receiversOfMail(ctx.db, {
      ...{ mornings, before, after },
      limit: atOnce,
      essential: essentialKinds,
    });
    for (const receiver of receivers) await mailTo(ctx, site, receiver, run);
    const last = receivers.at(-1);
    if (!last || receivers.length < atOnce) return;
    after = last.id;
  }
}

interface Receiver {
  id: number;
  email: string;
  language: string | null;
  /** False: what is essential only. */
  everything: boolean;
}

/** What is taken and the mail made of it are one transaction: there is neither without the other. */
async function mailTo(
  ctx: Context,
  site: Site,
  { id, email, language, everything }: Receiver,
  run: Pick<JobRun, 'assertLease'>,
) {
  const spoken = languageOf(site.languages, language ?? 'en');
  await ctx.db.transaction().execute(async (trx) => {
    await run.assertLease(trx);
    const rows = await takeMailDue(trx, id, everything ? null : essentialKinds);
    const text = mailText(ctx, rows, translator(spoken));
    if (!text) return;
    const { kinds, ...params } = text;
    const scope = kinds.size === 1 ? ([...kinds][0] ?? '*') : '*';
    const isChosen = [...kinds].some((kind) => !essentialKinds.includes(kind));
    const unsubscribe = `${ctx.services.baseUrl}/unsubscribe/${unsubscribeToken(ctx.services.secret, id, scope)}`;
    const settings = `${ctx.services.baseUrl}/notifications/settings`;
    await queueMail(ctx, trx, {
      template: 'notifications',
      to: email,
      language: spoken.language,
      params: { ...params, settings, unsubscribe: isChosen ? unsubscribe : null },
    });
  });
}

/** The words of a mail: those of its one message, or a list. Null when there is nothing to tell. */
function mailText(ctx: Context, rows: readonly NotificationRow[], t: Translate) {
  const messages = rows.flatMap((row) => {
    const read = readMessage(row, t);
    return read ? [{ kind: row.kind, ...read }] : [];
  });
  const [first] = messages;
  if (!first) return null;
  const { baseUrl } = ctx.services;
  const kinds = new Set(messages.map(({ kind }) => kind));
  if (messages.length === 1) {
    const { said, mail } = first;
    const link = said.link ?? { action: '/notifications', label: t('Show all') };
    const body = mail.paragraphs.join('\n\n') || mail.subject;
    return { kinds, subject: mail.subject, body, link: baseUrl + link.action, label: link.label };
  }
  const more = messages.length - inMail;
  const lines = [
    ...messages.slice(0, inMail).map(({ mail }) => mail.subject),
    ...(more > 0 ? [t(':count more|:count more', { count: more })] : []),
  ];
  const subject = t(':count new message|:count new messages', { count: messages.length });
  return { kinds, subject, body: lines.join('\n\n'), link: `${baseUrl}/notifications`, label: t('Show all') };
}
