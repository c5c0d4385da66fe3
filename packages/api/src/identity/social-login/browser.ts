import { createHash, randomBytes } from 'node:crypto';
import type { Context } from '../../core/context.ts';

/** Seconds a sign-in at a provider may take, and those its password may then be asked for. */
export const attemptSeconds = 600;

/** The hash of a value that is never stored itself. */
export function hashOf(value: string): string {
  return createHash('sha256').update(value).digest('hex');
}

/** The browser of a visitor by its cookie `social`; null when it has none. */
export function browserHash({ visitor }: Context): string | null {
  const value = visitor?.cookie('social');
  return value && /^[\w-]{43}$/.test(value) ? hashOf(value) : null;
}

/** The same, giving the browser a cookie when it has none: two sign-ins side by side share it. */
export function markBrowser(ctx: Context): string {
  const known = ctx.visitor?.cookie('social') ?? '';
  const value = /^[\w-]{43}$/.test(known) ? known : randomBytes(32).toString('base64url');
  ctx.visitor?.setCookie('social', value, 2 * attemptSeconds);
  return hashOf(value);
}

/** Takes the cookie back once a sign-in is over: the next one starts with a new one. */
export function unmarkBrowser(ctx: Context): void {
  ctx.visitor?.setCookie('social', '', 0);
}

export function attemptEnd(ctx: Context): Date {
  return new Date(ctx.services.now().getTime() + attemptSeconds * 1_000);
}
