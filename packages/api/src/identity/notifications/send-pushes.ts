import type { Context } from '../../core/context.ts';
import type { JobRun } from '../../core/jobs.ts';
import { translator } from '../../core/translate.ts';
import { languageOf } from '../../platform/site-state/languages.ts';
import { getSite } from '../../platform/site-state/site.ts';
import { pushKey, sendPushes } from './jobs.ts';
import {
  type Browser,
  browsersOf,
  type DuePush,
  dropBrowser,
  endAllPushes,
  endPushes,
  giveUpOldPushes,
  markFailing,
  markPushed,
  pushesDue,
  receiverOfPush,
} from './push-queries.ts';
import { type PushSender, pushSender, requestPush } from './push-request.ts';
import { pushedMessage } from './pushed-message.ts';

/** Messages that are read from the database at a time. */
const atOnce = 20;

type Run = Pick<JobRun, 'assertLease' | 'signal'>;

/**
 * Sends to each browser of a user what waits for it, the oldest first. Which browser has which message is written down
 * after each one, so another attempt goes on where this one ended; what a process had sent and not written down is sent
 * again and replaces itself on the screen. Browsers that are gone for their push service are forgotten.
 * @throws Error when a push service did not take a message and did not say when it will
 */
export async function sendDuePushes(ctx: Context, { user }: { user: number }, run: Run): Promise<void> {
  const receiver = await receiverOfPush(ctx.db, user);
  if (!receiver) return end(ctx, user, run, endAllPushes);
  const { languages } = await getSite(ctx.db);
  const spoken = languageOf(languages, receiver.language ?? 'en');
  const t = translator(spoken);
  const sending: Sending = { ctx, run, sender: await pushSender(ctx), error: null, retryAt: null };
  const now = ctx.services.now();
  const all = await browsersOf(ctx.db, user);
  for (const { retry_at } of all) if (retry_at && retry_at > now) noteRetry(sending, retry_at);
  let browsers = all.filter(({ retry_at }) => !retry_at || retry_at <= now);
  for (let after = 0; browsers.length > 0; ) {
    const rows = await pushesDue(ctx.db, user, { after, limit: atOnce });
    const messages = rows.map((row) => ({ row, message: pushedMessage(row, t, spoken.language) }));
    const left: Browser[] = [];
    for (const browser of browsers) if (await sendTo(sending, browser, messages)) left.push(browser);
    browsers = left;
    const last = rows.at(-1);
    if (!last || rows.length < atOnce) break;
    after = last.id;
  }
  await end(ctx, user, run, endPushes);
  const { retryAt, error } = sending;
  if (retryAt) {
    // Under another key: a message that comes meanwhile is sent to the other browsers at once.
    const options = { key: `push-later:${user}`, queue: pushKey({ user }), runAt: retryAt };
    await ctx.services.jobs.add(ctx.db, sendPushes, { user }, options);
  }
  if (error) throw new Error('A push service did not take a message.', { cause: error });
}

/** After the last attempt: what waited is in the inbox. */
export async function giveUpPushes(ctx: Context, { user }: { user: number }): Promise<void> {
  await giveUpOldPushes(ctx.db, user);
}

interface Sending {
  ctx: Context;
  run: Run;
  sender: PushSender;
  /** Why a push service that named no time did not take a message. */
  error: Error | null;
  /** The first time a push service named. */
  retryAt: Date | null;
}

function noteRetry(sending: Sending, at: Date): void {
  if (!sending.retryAt || at < sending.retryAt) sending.retryAt = at;
}

/** Sends messages to one browser until its push service does not take one. @returns whether it took them all */
async function sendTo(
  sending: Sending,
  browser: Browser,
  messages: readonly { row: DuePush; message: ReturnType<typeof pushedMessage> }[],
): Promise<boolean> {
  const { ctx, run, sender } = sending;
  for (const { row, message } of messages) {
    if (row.pushed_to.includes(browser.id)) continue;
    run.signal.throwIfAborted();
    const answer = message ? await requestPush(ctx, browser, message, sender) : null;
    if (answer?.state === 'gone') {
      await dropBrowser(ctx.db, browser.id);
      return false;
    }
    if (answer?.state === 'failed') {
      await markFailing(ctx.db, browser.id, answer.retryAt);
      if (answer.retryAt) noteRetry(sending, answer.retryAt);
      else sending.error = answer.error;
      return false;
    }
    await ctx.db.transaction().execute(async (trx) => {
      await run.assertLease(trx);
      const took = answer?.state === 'taken';
      await markPushed(trx, { position: row.id, browserId: browser.id, took });
    });
  }
  return true;
}

function end(ctx: Context, user: number, run: Run, work: typeof endPushes): Promise<void> {
  return ctx.db.transaction().execute(async (trx) => {
    await run.assertLease(trx);
    await work(trx, user);
  });
}
