import Stripe from 'stripe';
import { type PaymentProvider, WebhookRefused } from '../provider.ts';
import { readStripeEvent } from './read-objects.ts';

/** Seconds the time of a signature may differ from ours. */
const toleranceSeconds = 300;

/** Whole seconds since 1970, as Stripe counts. */
export const seconds = (date: Date) => Math.floor(date.getTime() / 1_000);

/**
 * What a message of the webhook says, once its signature fits one of the secrets.
 * @throws WebhookRefused
 */
export function readSignedEvent(
  { webhooks }: Stripe,
  ...[body, signature, secrets, now]: Parameters<PaymentProvider['readEvent']>
): ReturnType<PaymentProvider['readEvent']> {
  const text = textOf(body);
  const { signature: verifier } = webhooks;
  if (!verifier) throw new Error('The library cannot verify signatures.');
  for (const secret of secrets) {
    try {
      verifier.verifyHeader(text, signature, secret, toleranceSeconds, undefined, now.getTime());
      // RFC 8259, 8.1: a mark of the byte order in front may be ignored when JSON is read.
      const event: Stripe.Event = JSON.parse(text.replace(/^\ufeff/, ''));
      if (event.created === undefined || Math.abs(timeOf(signature) - seconds(now)) > toleranceSeconds) break;
      return readStripeEvent(event);
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeSignatureVerificationError)) break;
    }
  }
  throw new WebhookRefused('The signature fits none of the secrets, or its time is not now.');
}

/**
 * A body letter by letter. The library reads bytes without the mark of the byte order in front, and would hold other
 * bytes against the signature than those that came.
 * @throws WebhookRefused for bytes that are no text
 */
function textOf(body: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(body);
  } catch (cause) {
    throw new WebhookRefused('The bytes are no text.', { cause });
  }
}

/** The library looks back only: a time ahead of ours is as wrong as one behind. */
function timeOf(signature: string): number {
  return Number(/(?:^|,)t=(\d+)/.exec(signature)?.[1] ?? Number.NaN);
}
