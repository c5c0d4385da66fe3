import webPush from 'web-push';
import type { Context } from '../../core/context.ts';
import { OutboundError } from '../../core/services.ts';
import { getSite } from '../../platform/site-state/site.ts';
import { isStandIn } from './browsers.ts';
import type { PushedMessage } from './contract.ts';
import { type PushKeys, pushKeys } from './push-keys.ts';
import type { Browser } from './push-queries.ts';

/** Seconds a push service keeps a message for a browser that is not running. */
const keptSeconds = 24 * 3_600;
/** Seconds for which a push service may ask to be left alone: messages are kept for no more than a day. */
const waitSeconds = { least: 30, most: 24 * 3_600 };

/** How this site names itself to push services. */
export interface PushSender extends PushKeys {
  /** Whom they can write to about what it sends: a `mailto:` address. */
  subject: string;
}

export async function pushSender({ db, services }: Context): Promise<PushSender> {
  const { settings } = await getSite(db);
  const address = settings['mail.from_address'] ?? `noreply@${new URL(services.baseUrl).hostname}`;
  return { subject: `mailto:${address}`, ...pushKeys(services.secret) };
}

/**
 * What became of a message at a push service. `gone`: there is no such browser any more. `too_large`: it never takes
 * this message. `failed`: it may take it later, and not before `retryAt` where it named a time.
 */
export type PushAnswer =
  | { state: 'taken' | 'gone' | 'too_large' }
  | { state: 'failed'; error: Error; retryAt: Date | null };

/**
 * Hands one message to a push service (RFC 8030), encrypted for the browser (RFC 8291) and signed by this site
 * (RFC 8292). What waits there under the same id is replaced.
 */
export async function requestPush(
  { services }: Context,
  { endpoint, p256dh, auth }: Browser,
  message: PushedMessage,
  sender: PushSender,
): Promise<PushAnswer> {
  try {
    const request = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(message),
      // A topic has at most 32 characters: those of a UUID.
      { vapidDetails: sender, TTL: keptSeconds, topic: message.id.replaceAll('-', '') },
    );
    const headers = Object.entries(request.headers).map(([name, value]) => [name, String(value)]);
    const answer = await services.outbound.request(endpoint, {
      method: 'POST',
      headers: Object.fromEntries(headers),
      body: request.body,
      maxBytes: 20_000,
      reach: isStandIn(services.pushService, endpoint) ? 'configured' : 'public',
    });
    return answerOf(answer, services.now());
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error;
    return { state: 'failed', error, retryAt: null };
  }
}

function answerOf(
  { status, headers }: { status: number; headers: Record<string, string> },
  now: Date,
): PushAnswer {
  if (status >= 200 && status < 300) return { state: 'taken' };
  if (status === 404 || status === 410) return { state: 'gone' };
  if (status === 413) return { state: 'too_large' };
  const error = new Error(`The push service answered ${status}.`);
  return { state: 'failed', error, retryAt: retryTime(headers['retry-after'], now) };
}

/** The time of a `Retry-After` (RFC 9110, 10.2.3): seconds or a date; null for none and for what is neither. */
function retryTime(text: string | undefined, now: Date): Date | null {
  if (text === undefined) return null;
  const seconds = /^\d+$/.test(text) ? Number(text) : (Date.parse(text) - now.getTime()) / 1_000;
  if (Number.isNaN(seconds)) return null;
  const bounded = Math.min(Math.max(seconds, waitSeconds.least), waitSeconds.most);
  return new Date(now.getTime() + bounded * 1_000);
}
