import { createHmac, timingSafeEqual } from 'node:crypto';

/** Seconds a signed address works at most. */
export const signedForSeconds = 6 * 3_600;

interface Signed {
  trackId: number;
  kind: string;
  /** The content: a new file under the same name needs a new address. */
  etag: string;
  /** Who it was made for: `actorKey`. */
  viewer: string;
  /** Unix seconds */
  expires: number;
}

/** HMAC-SHA-256 over track, rendition, content, who it was made for and expiry, base64url. */
export function signStream(secret: Buffer, signed: Signed): string {
  const text = `stream\n${signed.trackId}\n${signed.kind}\n${signed.etag}\n${signed.viewer}\n${signed.expires}`;
  return createHmac('sha256', secret).update(text).digest('base64url');
}

export function isSignedStream(secret: Buffer, signed: Signed, signature: string, now: Date): boolean {
  const seconds = now.getTime() / 1_000;
  if (signed.expires < seconds || signed.expires > seconds + signedForSeconds + 60) return false;
  const expected = Buffer.from(signStream(secret, signed));
  const given = Buffer.from(signature);
  return expected.length === given.length && timingSafeEqual(expected, given);
}
