import webPush from 'web-push';
import type { Context } from '../core/context.ts';
import type { JobRun } from '../core/jobs.ts';
import { OutboundError } from '../core/services.ts';
import { directionOf, type Translate, translator } from '../core/translate.ts';
import { languageOf } from '../localizations/languages.ts';
import { getSite } from '../settings/site.ts';
import { isStandIn } from './browsers.ts';
import type { PushedMessage } from './contract.ts';
import { pushKeys } from './push-keys.ts';
import {
  browsersOf,
  dropBrowser,
  endPushes,
  markBrowser,
  pushesDue,
  receiverOfPush,
} from './push-queries.ts';
import type { NotificationRow } from './queries.ts';
import { readMessage } from './view.ts';

/** Messages that are sent at a time; of more, the newest. */
const atOnce = 5;
/** Seconds a push service keeps a message for a browser that is not running. */
const keptSeconds = 24 * 3_600;
/** Characters of a title and of a text: push services take some 4,000 bytes in all. */
const longest = { title: 150, body: 300 };

/**
 * Sends to each browser of a user what waits for it. Tried again when a push service does not answer: a browser shows a
 * message that comes twice once. Browsers that are gone for their push service are forgotten.
 * @throws Error when a push service did not take a message
 */
export async function sendDuePushes(
  ctx: Context,
  { user }: { user: number },
  run: Pick<JobRun, 'assertLease'>,
): Promise<void> {
  const receiver = await receiverOfPush(ctx.db, user);
  const rows = receiver ? await pushesDue(ctx.db, user, atOnce) : [];
  const browsers = rows.length > 0 ? await browsersOf(ctx.db, user) : [];
  const site = await getSite(ctx.db);
  const spoken = languageOf(site.languages, receiver?.language ?? 'en');
  const t = translator(spoken);
  const messages = rows.toReversed().flatMap((row) => messageOf(row, t, spoken.language) ?? []);
  let refused: unknown = null;
  for (const browser of browsers) {
    for (const message of messages) {
      const answer = await send(ctx, browser, message).catch((error: unknown) => {
        if (error instanceof OutboundError) return error;
        throw error;
      });
      if (answer === 'gone') await dropBrowser(ctx.db, browser.id);
      else await markBrowser(ctx.db, browser.id, answer === 'taken');
      if (answer instanceof Error) refused = answer;
      if (answer !== 'taken') break;
    }
  }
  if (refused) throw new Error('A push service did not take a message.', { cause: refused });
  const [newest] = rows;
  await ctx.db.transaction().execute(async (trx) => {
    await run.assertLease(trx);
    await endPushes(trx, user, newest?.id ?? null);
  });
}

/** After the last attempt: what waited is in the inbox. */
export async function giveUpPushes(ctx: Context, { user }: { user: number }): Promise<void> {
  await endPushes(ctx.db, user, null);
}

/** What a browser shows of a message; null for a kind of another version. */
function messageOf(row: NotificationRow, t: Translate, language: string): PushedMessage | null {
  const read = readMessage(row, t);
  if (!read) return null;
  const { title, body } = read.push;
  return {
    id: row.public_id,
    title: title.slice(0, longest.title),
    body: body.slice(0, longest.body),
    link: read.said.link?.action ?? '/notifications',
    language,
    direction: directionOf(language),
  };
}

interface Browser {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/**
 * Hands one message to a push service, encrypted for the browser (RFC 8291) and signed by this site (RFC 8292).
 * @returns `gone` for a browser there is no more, `taken`, or why not
 */
async function send(
  ctx: Context,
  { endpoint, p256dh, auth }: Browser,
  message: PushedMessage,
): Promise<'taken' | 'gone' | Error> {
  const { services } = ctx;
  const request = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(message),
    { vapidDetails: { subject: await contactOf(ctx), ...pushKeys(services.secret) }, TTL: keptSeconds },
  );
  const headers = Object.entries(request.headers).map(([name, value]) => [name, String(value)]);
  const { status } = await services.outbound.request(endpoint, {
    method: 'POST',
    headers: Object.fromEntries(headers),
    body: request.body,
    maxBytes: 20_000,
    reach: isStandIn(services.pushService, endpoint) ? 'configured' : 'public',
  });
  if (status === 404 || status === 410) return 'gone';
  return status >= 200 && status < 300 ? 'taken' : new Error(`The push service answered ${status}.`);
}

/** Whom a push service can write to about what this site sends. */
async function contactOf({ db, services }: Context): Promise<string> {
  const { settings } = await getSite(db);
  const address = settings['mail.from_address'] ?? `noreply@${new URL(services.baseUrl).hostname}`;
  return `mailto:${address}`;
}
