import type { z } from 'zod';
import type { Context } from '../../core/context.ts';
import { AppError } from '../../core/errors.ts';
import { line } from '../../core/translate.ts';
import { recordEvent } from '../audit/record-event.ts';
import { isMailReady } from '../site-state/public-settings.ts';
import { getSite } from '../site-state/site.ts';
import type { resendMail as inputSchema } from './contract.ts';
import { jobOf } from './jobs.ts';
import { lockMail, mailsByNumbers, requeueMail } from './queries.ts';
import { againOf, mailView } from './view.ts';

/**
 * Sends a mail again that failed, or one that does no harm twice. What was read before another press changes nothing.
 * @throws AppError `not_found`; `conflict` while it waits or when it may not go out twice; `gone` when what it was made of is
 * removed; `precondition` while no mail can be sent
 */
export async function resendMail(ctx: Context, { id, resends }: z.output<typeof inputSchema>) {
  const site = await getSite(ctx.db);
  if (!isMailReady(site.settings, ctx.services)) {
    throw new AppError(
      'precondition',
      line('Email is not set up: it needs a server and an address to send from.'),
    );
  }
  await ctx.db.transaction().execute(async (trx) => {
    const row = await lockMail(trx, id);
    if (!row) throw new AppError('not_found');
    if (row.resends > resends) return;
    const refusal = refusals[againOf(row, ctx.services.now())];
    if (refusal) throw refusal();
    await requeueMail(trx, row.key);
    await ctx.services.jobs.add(
      trx,
      jobOf(row.template),
      { id: row.key },
      { key: `mail:${row.key}:${row.resends + 1}` },
    );
    await recordEvent(trx, ctx, {
      action: 'mails.resend',
      object: { type: 'mail', id },
      data: { template: row.template },
    });
  });
  const [row] = await mailsByNumbers(ctx.db, [id]);
  if (!row) throw new AppError('not_found');
  return { mail: mailView(site, row, ctx.services.now()) };
}

const refusals = {
  yes: null,
  waiting: () => new AppError('conflict', line('This email is waiting to be sent.')),
  no: () => new AppError('conflict', line('This email was sent, and what it was made of is removed.')),
  expired: () => new AppError('gone', line('This email has expired. Have a new one made instead.')),
} as const;
