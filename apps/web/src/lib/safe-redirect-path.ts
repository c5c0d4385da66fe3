import { sitePathOf } from '@kantele/api/site-address';

const longest = 2_000;
const own = 'http://own.invalid';

/**
 * A path within this site, or null for everything a browser could take for another place: schemes,
 * `//host`, backslashes and control characters, also percent-encoded or left over once dots are resolved.
 */
export function sitePath(address: unknown): string | null {
  const text = typeof address === 'string' ? sitePathOf(address) : null;
  if (!text?.startsWith('/') || text.length > longest) return null;
  const decoded = decode(text);
  if (decoded === null || text.includes(' ') || leadsAway(text) || leadsAway(decoded)) return null;
  const url = URL.canParse(text, own) ? new URL(text, own) : null;
  return url?.origin === own && !url.pathname.startsWith('//') ? text : null;
}

function leadsAway(text: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop control characters inside addresses
  return /^\/\/|[\\\u0000-\u001f\u007f]/.test(text.replace(/[?#].*$/s, ''));
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** Pages that send signed-in visitors away: to be sent there would never end. */
const forGuests =
  /^\/(login|register|forgot-password|password\/reset(\/.*)?|workspace\/join\/(login|register)|start\/.*)$/;

/** A path of this site one may be sent to after signing in. */
export function safeRedirectPath(text: unknown): string | null {
  const path = sitePath(text);
  return path && !forGuests.test(new URL(path, own).pathname.replace(/\/+$/, '')) ? path : null;
}

/** The sign-in page, with the way back. */
export function loginPath(from?: string): string {
  const back = safeRedirectPath(from);
  return back && back !== '/' ? `/login?redirect=${encodeURIComponent(back)}` : '/login';
}
