import { createHmac } from 'node:crypto';
import type { Context } from '../../core/context.ts';

/** What somebody listens on. */
export const devices = ['computer', 'phone', 'tablet', 'app', 'other'] as const;
export type Device = (typeof devices)[number];

/** Told from what the browser calls itself; clients of the API are apps. */
export function deviceOf(client: string, userAgent: string): Device {
  if (client !== 'web') return 'app';
  if (/iPad|Tablet|PlayBook|Silk|Android(?!.*Mobile)/.test(userAgent)) return 'tablet';
  if (/Mobi|iPhone|Android/.test(userAgent)) return 'phone';
  return /Windows|Macintosh|Linux|X11|CrOS/.test(userAgent) ? 'computer' : 'other';
}

/**
 * Tells listeners apart without naming them: a keyed hash of the account, for guests of what tells them apart for a
 * day. 64 bits, as the database's bigint.
 */
export function listenerOf({ actor, services }: Context): string | null {
  if (actor.kind === 'system') return null;
  const who = actor.kind === 'user' ? `user ${actor.id}` : actor.guestHash;
  if (who === null) return null;
  const hash = createHmac('sha256', services.secret).update(`listener\n${who}`).digest();
  return hash.readBigInt64BE(0).toString();
}
