import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { userOf } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { limitAttempts } from '../../platform/attempts/limit-attempts.ts';
import { recordEvent } from '../../platform/audit/record-event.ts';
import { deliver } from '../../platform/mails/send-mail.ts';
import { isMailReady } from '../../platform/site-state/public-settings.ts';
import { getSite } from '../../platform/site-state/site.ts';
import type { ConnectionTest, testMail as mailInput } from './contract.ts';
import { runConnectionTest } from './run-connection-test.ts';

/** Sends a mail at once, by the settings as they are saved; answers what the mail server said. */
export async function testMail(ctx: Context, { to }: z.output<typeof mailInput>): Promise<ConnectionTest> {
  await limitAttempts(ctx, `test mail ${userOf(ctx.actor).id}`, { max: 30, seconds: 3_600 });
  const { settings } = await getSite(ctx.db);
  if (!isMailReady(settings, ctx.services)) {
    return {
      ok: false,
      message: ctx.translate('Email is not set up: it needs a server and an address to send from.'),
    };
  }
  await recordEvent(ctx.db, ctx, { action: 'settings.test_mail' });
  return runConnectionTest(ctx, async () => {
    await deliver(ctx, { id: randomUUID(), template: 'test', to, language: ctx.language, params: {} });
    return ctx.translate('Email sent');
  });
}
